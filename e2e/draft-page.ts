import type { Page } from '@playwright/test';
import { STARTERS } from '#types/limits.ts';

export const players = (page: Page) => page.getByRole('list', { name: 'Players' }).getByRole('button');
export const takeButton = (page: Page) => page.getByRole('button', { name: /^Take .+, [A-Z]+$/ });
export const pickNumber = (page: Page, pick: number) =>
  page.getByRole('status', { name: `Pick ${pick} of ${STARTERS}` });
export const score = (page: Page) => page.getByRole('heading', { name: /^Draft \d+ %$/ });
/** The first player whose places aren't all taken, or else the first. */
export const anyone = (page: Page) => players(page).and(page.locator('[data-faded="false"]')).or(players(page)).first();
