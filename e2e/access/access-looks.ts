import type { Page } from '@playwright/test';
import { cutParts, setLook, smallTargets, TOP_DIALOG } from '#e2e/access/access.ts';
import { axeViolations } from '#e2e/fixtures.ts';

/**
 * axe's findings in an open menu or modal dialog, or else on the whole page. A menu half-covers targets, so axe would
 * call them too small, though a press there only closes the menu; behind a dialog, nothing can be pressed or has changed.
 */
async function axeInFront(page: Page): Promise<string[]> {
  for (const front of ['[popover]:popover-open', `${TOP_DIALOG}:modal`])
    if ((await page.locator(front).count()) > 0) return axeViolations(page, front);
  return axeViolations(page);
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
