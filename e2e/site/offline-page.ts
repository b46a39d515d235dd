import type { Page } from '@playwright/test';

/** Playwright's routing makes the browser bypass every cache, including the worker's. */
export const withoutRoutes = (page: Page) => page.context().unrouteAll();

/** Waits until the worker has stored everything and controls the page. */
export async function untilStored(page: Page): Promise<void> {
  const isStored = () => navigator.serviceWorker.controller?.state === 'activated';
  await page.waitForFunction(isStored, undefined, { timeout: 30_000 });
}
