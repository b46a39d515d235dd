/** How long the screen takes to answer, on a slow processor; part of `npm run bench`. */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from '#tools/bench/bench-first-visit.ts';

/** Below this the browser reports nothing (Event Timing). */
const SHORTEST_REPORTED = 16;

/** ms from the event until the next paint that shows its outcome, for each time it was done. */
export type Interaction = { name: string; durations: number[] };

/** Otherwise the test runner looks who is under the pointer in a listener of its own, and lays the page out for it: 6 ms. */
const UNWATCHED = { force: true } as const;

type Recorded = { recorded: PerformanceEntry[] };

function recordEvents(): void {
  const recorded: PerformanceEntry[] = [];
  Object.assign(window, { recorded });
  // The browser dates a dragstart back to the press of the button, so it tells how long the hand took to move.
  const isAnswer = ({ name }: PerformanceEntry) => name !== 'dragstart';
  new PerformanceObserver((list) => recorded.push(...list.getEntries().filter(isAnswer))).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

/** Does something and gives the longest time that one of its events took until the next paint. */
async function measure(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => (window as unknown as Recorded).recorded.splice(0));
  await act();
  return page.evaluate(async (shortest) => {
    // Entries come after the paint that they tell of.
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    const { recorded } = window as unknown as Recorded;
    return Math.max(shortest, ...recorded.map((entry) => entry.duration));
  }, SHORTEST_REPORTED);
}

/** ms without a change after which a list is taken to stay as it is */
const QUIET = 500;

/** Waits until the players of the index have taken the place of the first ones: a row that goes cannot be pressed. */
async function untilListStays(list: Locator): Promise<void> {
  await list.evaluate(
    (element, quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(element, { childList: true });
      }),
    QUIET,
  );
}

async function repeat(
  page: Page,
  name: string,
  times: number,
  act: (time: number) => Promise<unknown>,
  prepare: (time: number) => Promise<unknown> = async () => undefined,
): Promise<Interaction> {
  const durations: number[] = [];
  for (let time = 0; time < times; time++) {
    await prepare(time);
    durations.push(await measure(page, () => act(time)));
  }
  return { name, durations };
}

/** A button of a page that has nothing else: what an answer costs at least, in this browser on this machine. */
export async function measureBlankInteraction(browser: Browser, url: string): Promise<Interaction> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(recordEvents);
  await page.goto(url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const count = await repeat(page, 'Count up on the blank page', 20, () => page.getByRole('button').click(UNWATCHED));
  await context.close();
  return count;
}

export async function measureInteractions(browser: Browser, url: string): Promise<Interaction[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(recordEvents);
  await page.goto(url);
  await page.locator('[draggable="true"]').first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  const slots = ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'];
  const filled = (slot: string) => page.getByRole('button', { name: new RegExp(`^${slot}, (?!empty)`) });
  const list = page.getByRole('list', { name: 'Search results' });
  const results = list.getByRole('button', { name: /^Add / });

  /** Every round an empty pitch. */
  const begin = async (time: number) => {
    if (time % slots.length > 0) return;
    if (time > 0) {
      await page.getByRole('button', { name: 'Start New Team' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start New Team' }).click();
    }
    await page.getByRole('button', { name: 'GK, empty', exact: true }).click();
    await untilListStays(list);
  };
  // Often, because their 95th percentile has a budget (design §10).
  const place = await repeat(
    page,
    'Place a player from the list',
    4 * slots.length,
    () => results.first().click(UNWATCHED),
    begin,
  );
  const drop = await repeat(page, 'Drop a player on another place', 40, (time) => {
    const [from = '', to = ''] = [slots[time % 10], slots[(time % 10) + 1]];
    return filled(from).dragTo(filled(to), UNWATCHED);
  });
  const card = await repeat(page, 'Open a player card', 10, async (time) => {
    await filled(slots[time] ?? '').click(UNWATCHED);
    await page.getByRole('button', { name: 'Close', exact: true }).click(UNWATCHED);
  });
  const formation = await repeat(page, 'Change the formation, keeping players', 10, async (time) => {
    await page.getByRole('combobox', { name: 'Formation' }).selectOption(time % 2 === 0 ? '3-5-2' : '4-3-3');
    await page.getByRole('button', { name: 'Keep Players' }).click(UNWATCHED);
  });
  const field = page.getByRole('textbox', { name: 'Player name' });
  await field.fill('');
  const typing = await repeat(page, 'Type a letter into the search', 12, (time) =>
    field.pressSequentially('cristiano ro'[time] ?? 'a'),
  );
  const undo = await repeat(page, 'Undo', 10, () => page.getByRole('button', { name: 'Undo' }).click(UNWATCHED));
  const assistant = await repeat(page, 'Open the assistant', 10, async () => {
    await page.getByRole('button', { name: 'AI, Soccer Assistant' }).click(UNWATCHED);
    await page.getByRole('button', { name: 'Close assistant' }).click(UNWATCHED);
  });
  await context.close();
  return [place, drop, card, formation, typing, undo, assistant];
}

/** MB of JavaScript heap, and ms of script and layout for one edit, at the start and after `EDITS` edits. */
export type LongSession = { edits: number; heap: [number, number]; work: [number, number] };

const EDITS = 500;
const SAMPLE = 50;

async function heapOf(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Takes the first player of the list in and out of the team, over and over. */
async function editTimes(page: Page, devtools: CDPSession, times: number): Promise<number> {
  const workOf = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (seconds('ScriptDuration') + seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000;
  };
  const before = await workOf();
  await page.evaluate(async (count) => {
    const press = (name: string) => document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)?.click();
    for (let edit = 0; edit < count; edit += 2) {
      for (const name of ['Add ', 'Remove ']) {
        press(name);
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
  }, times);
  return ((await workOf()) - before) / times;
}

/** Whether the page grows heavier or slower with every edit. */
export async function measureLongSession(browser: Browser, url: string): Promise<LongSession> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[draggable="true"]').first().waitFor();
  await page.getByRole('button', { name: 'ST, empty', exact: true }).click();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  // The undo history is full after a hundred edits; what is kept for good does not grow from there.
  await editTimes(page, devtools, 120);
  const heapBefore = await heapOf(devtools);
  const workBefore = await editTimes(page, devtools, SAMPLE);
  await editTimes(page, devtools, EDITS - 2 * SAMPLE);
  const workAfter = await editTimes(page, devtools, SAMPLE);
  const heapAfter = await heapOf(devtools);
  await context.close();
  return { edits: EDITS, heap: [heapBefore, heapAfter], work: [workBefore, workAfter] };
}
