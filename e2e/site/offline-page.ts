import { expect, type Page } from '@playwright/test';

/** Playwright's routing makes the browser bypass every cache, including the worker's. */
export const withoutRoutes = (page: Page) => page.context().unrouteAll();

/** Waits until the worker has stored everything and controls the page. */
export async function untilStored(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 30_000 }).toBe('activated');
}
