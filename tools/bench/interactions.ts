import type { Browser, Locator, Page } from '@playwright/test';
import { heading, percentile, report } from '#tools/bench/figures.ts';
import { DESKTOP, inPage } from '#tools/bench/slow-page.ts';

/** Event Timing doesn't report anything shorter. */
const SHORTEST_MS = 16;
const FAST_MS = 100;
const QUICK_MS = 200;

/** Otherwise Playwright's hit test would force a layout in a listener, which takes 6 ms. */
const UNWATCHED = { force: true } as const;

type Recorded = { recorded: PerformanceEntry[] };

function recordEvents(): void {
  const recorded: PerformanceEntry[] = [];
  Object.assign(window, { recorded });
  // A dragstart's timestamp is when the mouse button was pressed, so its duration includes the movement.
  const isAnswer = ({ name }: PerformanceEntry) => name !== 'dragstart';
  new PerformanceObserver((list) => recorded.push(...list.getEntries().filter(isAnswer))).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

/** The longest time from one of the action's events to the next paint. */
async function measureMs(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => (window as unknown as Recorded).recorded.splice(0));
  await act();
  return page.evaluate(async (shortest) => {
    // Entries arrive after the paint.
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
    return Math.max(shortest, ...(window as unknown as Recorded).recorded.map(({ duration }) => duration));
  }, SHORTEST_MS);
}

type Act = (time: number) => Promise<unknown>;

async function p95(page: Page, times: number, act: Act, prepare: Act = async () => undefined): Promise<number> {
  const durations: number[] = [];
  for (let time = 0; time < times; time++) {
    await prepare(time);
    durations.push(await measureMs(page, () => act(time)));
  }
  return percentile(durations, 0.95);
}

/** Waits until the list hasn't changed for half a second, because a row that is about to go can't be pressed. */
function untilListStays(list: Locator): Promise<void> {
  return list.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe(element, { childList: true, subtree: true });
      }),
  );
}

const SLOTS = ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'];

/** A press on a page with one button: the minimum any response takes in this browser on this machine. */
function measureBlank(browser: Browser, url: string): Promise<number> {
  return inPage(browser, DESKTOP, async (page, slow) => {
    await page.addInitScript(recordEvents);
    await page.goto(url);
    await slow();
    return p95(page, 20, () => page.getByRole('button').click(UNWATCHED));
  });
}

function measureApp(browser: Browser, url: string): Promise<[what: string, ours: number, budget: number][]> {
  return inPage(browser, DESKTOP, async (page, slow) => {
    await page.addInitScript(recordEvents);
    await page.goto(url);
    await page.locator('[draggable="true"]').first().waitFor();
    await slow();

    const filled = (slot: string) => page.getByRole('button', { name: new RegExp(`^${slot}, (?!empty)`) });
    const empty = (slot: string) => page.getByRole('button', { name: `${slot}, empty`, exact: true });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click(UNWATCHED);
    const list = page.getByRole('list', { name: 'Search results' });
    const showPositions = () => press('Show the empty pitch');
    const newTeam = async () => {
      await page.getByRole('button', { name: 'Start New Team' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start New Team' }).click();
      await showPositions();
    };
    await showPositions();

    const finder = await p95(page, 2 * SLOTS.length, (time) =>
      empty(SLOTS[time % SLOTS.length] ?? '').click(UNWATCHED),
    );
    const place = await p95(
      page,
      4 * SLOTS.length,
      () => list.getByRole('button', { name: /^Add / }).first().click(UNWATCHED),
      async (time) => {
        if (time % SLOTS.length > 0) return;
        if (time > 0) await newTeam();
        await empty('GK').click();
        await untilListStays(list);
      },
    );
    // The finish, which covers positions.
    await press('Close');
    const drop = await p95(page, 40, (time) => {
      const [from = '', to = ''] = [SLOTS[time % 10], SLOTS[(time % 10) + 1]];
      return filled(from).dragTo(filled(to), UNWATCHED);
    });
    const card = await p95(
      page,
      2 * SLOTS.length,
      (time) => filled(SLOTS[time % SLOTS.length] ?? '').click(UNWATCHED),
      async (time) => {
        if (time > 0) await press('Close');
      },
    );
    await press('Close');
    const formation = await p95(
      page,
      20,
      () => press('Keep Players'),
      async (time) => {
        await page.getByRole('combobox', { name: 'Formation' }).selectOption(time % 2 === 0 ? '3-5-2' : '4-3-3');
        await page.getByRole('button', { name: 'Keep Players', exact: true }).waitFor();
      },
    );
    const undo = await p95(page, 20, () => press('Undo'));
    const field = page.getByRole('textbox', { name: 'Player name' });
    const words = 'cristiano ro';
    const letter = await p95(
      page,
      2 * words.length,
      (time) => field.pressSequentially(words[time % words.length] ?? ''),
      async (time) => {
        if (time % words.length === 0) await field.fill('');
      },
    );
    return [
      ['Place a player from the list', place, FAST_MS],
      ['Drop a player on another position', drop, FAST_MS],
      ['Type a letter into the search', letter, FAST_MS],
      ['Open a player card', card, QUICK_MS],
      ['Change the formation, keeping players', formation, QUICK_MS],
      ['Open the finder for a position', finder, QUICK_MS],
      ['Undo', undo, QUICK_MS],
    ];
  });
}

export async function benchInteractions(browser: Browser, app: string, blank: string): Promise<void> {
  const least = await measureBlank(browser, `${blank}/button`);
  heading('Event to paint, ms, processor ÷ 4, p95');
  for (const [what, ours, budget] of await measureApp(browser, `${app}/`)) {
    report({ what, ours, blank: least, budget });
  }
}
