import type { Page } from '@playwright/test';
import { cutParts, setLook, smallTargets } from '#e2e/access/access.ts';
import { axeViolations } from '#e2e/fixtures.ts';

/** An open menu half-covers targets, so axe calls them too small; a press there only closes the menu. */
async function axeInFront(page: Page): Promise<string[]> {
  const menu = '[popover]:popover-open';
  return axeViolations(page, (await page.locator(menu).count()) > 0 ? menu : undefined);
}

/** What is wrong with the page in light colours on a desktop: axe's findings, and targets below 24 px. */
export async function faultsOnDesk(page: Page): Promise<string[]> {
  await setLook(page, 'light, desk');
  return [...(await axeInFront(page)), ...(await smallTargets(page, 24))];
}

/** What is wrong with the page in dark colours on a phone: axe's findings, targets below 44 px, and anything cut off. */
export async function faultsOnPhone(page: Page): Promise<string[]> {
  await setLook(page, 'dark, phone');
  return [...(await axeInFront(page)), ...(await smallTargets(page, 44)), ...(await cutParts(page))];
}
