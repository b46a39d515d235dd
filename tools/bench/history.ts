import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { SQUADS_ADDRESS } from '#lib/players/index/asset.generated.ts';
import { heading, report } from '#tools/bench/figures.ts';
import { DESKTOP, inPage } from '#tools/bench/slow-page.ts';

const EDITS = 500;
const SAMPLE = 50;
/** Enough to fill the undo history. After that, memory must not grow. */
const FILL = 120;
/** Repeated measurements of the same state differ by this factor. */
const NOISE = 1.2;
/** In MB. */
const STEADY = 0.1;

/** ms of script, styles and layout per edit. The edits add and remove the first player in the list. */
async function edit(page: Page, devtools: CDPSession, times: number): Promise<number> {
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.filter(({ name }) => counted.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  };
  const before = await work();
  await page.evaluate(async (count) => {
    for (let done = 0; done < count; done++) {
      const name = done % 2 === 0 ? 'Add ' : 'Remove ';
      document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)?.click();
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);
  return ((await work()) - before) / times;
}

/** JavaScript heap after a garbage collection, in MB. */
async function heapOf(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** The page loads the World Cup squads when it is idle, which would look like memory that grows with the edits. */
async function untilAllLoaded(page: Page, devtools: CDPSession): Promise<void> {
  const isAsked = (address: string) =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith(address));
  await page.waitForFunction(isAsked, SQUADS_ADDRESS);
  let before: number;
  let now = await heapOf(devtools);
  do {
    await wait(1000);
    before = now;
    now = await heapOf(devtools);
  } while (Math.abs(now - before) > STEADY);
}

export async function benchHistory(browser: Browser, app: string): Promise<void> {
  await inPage(browser, DESKTOP, async (page, _slow, devtools) => {
    await page.goto(`${app}/`);
    await page.locator('[draggable="true"]').first().waitFor();
    await page.getByRole('button', { name: 'ST, empty', exact: true }).click();
    await devtools.send('Performance.enable');
    await edit(page, devtools, FILL);
    await untilAllLoaded(page, devtools);
    const heapBefore = await heapOf(devtools);
    const before = await edit(page, devtools, SAMPLE);
    await edit(page, devtools, EDITS - 2 * SAMPLE);
    const after = await edit(page, devtools, SAMPLE);
    const heapAfter = await heapOf(devtools);
    heading(`A session of ${EDITS} edits`);
    report({ what: 'Work of one edit at the start, ms', ours: before, digits: 2 });
    report({ what: 'Work of one edit at the end, ms', ours: after, budget: NOISE * before, digits: 2 });
    report({ what: 'JavaScript heap at the start, MB', ours: heapBefore, digits: 1 });
    report({ what: 'JavaScript heap at the end, MB', ours: heapAfter, budget: NOISE * heapBefore, digits: 1 });
  });
}
