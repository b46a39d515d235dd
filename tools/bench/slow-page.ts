import type { Browser, CDPSession, Page } from '@playwright/test';

const SLOWDOWN = 4;
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Runs `work` in a separate page without a service worker. `work` can slow down its processor. */
export async function inPage<Result>(
  browser: Browser,
  screen: typeof DESKTOP,
  work: (page: Page, slow: () => Promise<void>, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slow = async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  };
  try {
    return await work(page, slow, devtools);
  } finally {
    await context.close();
  }
}
