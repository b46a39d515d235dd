/** How soon the player index can be searched once its file is there, on a slow processor; part of `npm run bench`. */
import type { Browser } from '@playwright/test';
import { PLAYER_INDEX_READY } from '#lib/players/index/load.ts';
import { CPU_SLOWDOWN } from '#tools/bench/bench-first-visit.ts';

/** ms from the last byte of the file until the index answers, for each of `runs` first visits. */
export async function measureIndexArrival(browser: Browser, url: string, runs: number): Promise<number[]> {
  const arrivals: number[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url);
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, PLAYER_INDEX_READY);
    arrivals.push(
      await page.evaluate((name) => {
        const [ready] = performance.getEntriesByName(name);
        const file = performance.getEntriesByType('resource').find((entry) => entry.name.includes('/player-index/'));
        return (ready?.startTime ?? Number.NaN) - ((file as PerformanceResourceTiming)?.responseEnd ?? Number.NaN);
      }, PLAYER_INDEX_READY),
    );
    await context.close();
  }
  return arrivals;
}
