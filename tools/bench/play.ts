import type { Browser } from '@playwright/test';
import { draftOf, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { writtenDraft } from '#lib/builder/drafts.ts';
import { dealFor } from '#lib/draft/deal.ts';
import { perfectDraft } from '#lib/draft/perfect-draft.ts';
import { SIMULATED_CUPS } from '#lib/match/cup/cup-chances.ts';
import { playSeededCup } from '#lib/match/cup/seeded-cup.ts';
import { strengthOf } from '#lib/match/strength/strength.ts';
import { draftKey } from '#lib/platform/storage.ts';
import { wholeSquads } from '#lib/players/index/whole-index.fixtures.ts';
import { heading, report } from '#tools/bench/figures.ts';
import { CUP_TABLES } from '#tools/play/cup-tables.ts';

const RUNS = 20;
const CUP_BUDGET = 20;
const SIMULATION_BUDGET_MS = 2000;
const DRAFT_BUDGET_MS = 50;

/** The slowest of some days, without the first, which also compiles. */
function perfectDraftTime(): number {
  const { book } = wholeSquads();
  const times = Array.from({ length: RUNS }, (_, day) => {
    const deal = dealFor(book, `${day + 1}`);
    const start = performance.now();
    perfectDraft(deal);
    return performance.now() - start;
  });
  return Math.max(...times.slice(1));
}

/** ms from opening /play until the worker has simulated all cups of the biggest tournament. */
async function simulation(browser: Browser, app: string): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(([key, team]) => localStorage.setItem(key, team), [
    draftKey('earlier-visit'),
    writtenDraft(draftOf(teamOf(ELEVEN))),
  ] as const);
  await page.goto(`${app}/play#cup=2026`);
  const progress = page.locator('progress');
  await progress.waitFor();
  const start = performance.now();
  // Hidden once it is full.
  await page.locator('progress[data-done="true"]').waitFor({ state: 'attached' });
  const took = performance.now() - start;
  await page.close();
  return took;
}

export async function benchPlay(browser: Browser, app: string): Promise<void> {
  const cup = CUP_TABLES.cup(2026);
  if (!cup) throw new Error('There is no World Cup 2026.');
  const strengths = cup.elevens.map(strengthOf);
  const sides = { format: cup.format, ratings: strengths.map(({ ratings }) => ratings) };
  const start = performance.now();
  for (let run = 0; run < RUNS; run++) playSeededCup({ sides, strengths, seed: `${run}`, own: null, choices: [] });
  heading('Play');
  report({
    what: 'A World Cup of 48 teams, ms',
    ours: (performance.now() - start) / RUNS,
    budget: CUP_BUDGET,
    digits: 1,
  });
  report({
    what: 'The best possible draft of a day, ms',
    ours: perfectDraftTime(),
    budget: DRAFT_BUDGET_MS,
    digits: 1,
  });
  report({
    what: `${SIMULATED_CUPS} of them in the worker, ms`,
    ours: await simulation(browser, app),
    budget: SIMULATION_BUDGET_MS,
  });
}
