import type { Browser } from '@playwright/test';
import { filterPlayers, NO_CRITERIA_CHOSEN } from '#lib/players/criteria.ts';
import { NO_SEARCH } from '#lib/players/filters.ts';
import { rankPlayers } from '#lib/players/folded-player.ts';
import {
  NATIVE_NAMES_ADDRESS,
  PLAYER_INDEX_ADDRESS,
  SQUAD_PLAYERS_ADDRESS,
  SQUADS_ADDRESS,
} from '#lib/players/index/asset.generated.ts';
import { PLAYER_INDEX_READY } from '#lib/players/index/load.ts';
import { nameBook } from '#lib/players/index/names/name-book.ts';
import { atOnce } from '#lib/players/index/parts.ts';
import { toFinder } from '#lib/players/index/player-finder.ts';
import { type IndexFile, toPlayerIndex } from '#lib/players/index/player-index.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { searchAll } from '#lib/players/merged-search.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { type NativeNameFile, toNativeNames } from '#lib/players/scripts/native-names.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import { createScriptSearch } from '#lib/players/scripts/script-search.ts';
import { toSquadBook } from '#lib/players/squads/squad-book.ts';
import { readSquadFile } from '#lib/players/squads/squad-file.ts';
import { readTable } from '#scripts/data/table.ts';
import { heading, median, report } from '#tools/bench/figures.ts';
import { inPage, PHONE } from '#tools/bench/slow-page.ts';

const RUNS = 5;
/** The browser only reports longer tasks. */
const LONG_TASK_MS = 50;
const SEARCH_BUDGET_MS = 10;
const CROWD = 10_000;

/** Typed letter by letter, and with a letter omitted, doubled, replaced or swapped in the middle and at the start. */
function waysToType(name: string): string[] {
  const starts = Array.from(name, (_, end) => name.slice(0, end + 1));
  const typos = [0, name.length >> 1].flatMap((at) => {
    const [before, letter = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
    return ['', letter + letter, 'x']
      .map((typed) => before + typed + next + after)
      .concat(before + next + letter + after);
  });
  return [...starts, ...typos].filter((query) => query.trim() !== '');
}

/** Clubs, nations, positions, decades and World Cups, alone and mixed (D62). */
const UNDERSTOOD = [
  'liverpool',
  'manchester',
  'brazil',
  'european',
  'defenders',
  '1990s',
  'brazil defenders 90s',
  'english strikers of the nineties',
  'barcelona wingers 2000s',
  'world cup 1998 france',
  'world cup 1998',
];

type Arrival = { took: number; longestTask: number };

/** From the index's last byte until it can be searched: total ms, and ms of the longest task in between. */
function arrival(browser: Browser, url: string): Promise<Arrival> {
  return inPage(browser, PHONE, async (page, slow) => {
    await slow();
    await page.addInitScript(() => {
      const tasks: PerformanceEntry[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url);
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, PLAYER_INDEX_READY);
    return page.evaluate(
      async ([ready, address]) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const end = performance.getEntriesByName(ready ?? '')[0]?.startTime ?? Number.NaN;
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const start = files.find(({ name }) => name.endsWith(address ?? ''))?.responseEnd ?? Number.NaN;
        const { tasks } = window as unknown as { tasks: PerformanceEntry[] };
        const during = tasks.filter(({ startTime, duration }) => startTime < end && startTime + duration > start);
        return { took: end - start, longestTask: Math.max(0, ...during.map(({ duration }) => duration)) };
      },
      [PLAYER_INDEX_READY, PLAYER_INDEX_ADDRESS],
    );
  });
}

/** The fastest of three runs, because on a busy machine the others include other work. */
function fastest(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

export async function benchPlayerIndex(browser: Browser, app: string): Promise<void> {
  const arrivals: Arrival[] = [];
  for (let run = 0; run < RUNS; run++) arrivals.push(await arrival(browser, `${app}/`));
  heading('Player index');
  report({ what: 'Arrived to ready, ms, processor ÷ 4, median', ours: median(arrivals.map(({ took }) => took)) });
  const longest = median(arrivals.map(({ longestTask }) => longestTask));
  report({ what: 'Longest task meanwhile (0: none over 50), ms', ours: longest, budget: LONG_TASK_MS });

  const [general, others, native, squads] = await Promise.all(
    [PLAYER_INDEX_ADDRESS, SQUAD_PLAYERS_ADDRESS, NATIVE_NAMES_ADDRESS, SQUADS_ADDRESS].map(async (address) =>
      (await fetch(`${app}${address}`)).json(),
    ),
  );
  const index = [...toPlayerIndex(general as IndexFile), ...toPlayerIndex(others as IndexFile)];
  const scripts = createScriptSearch(toNativeNames(native as NativeNameFile));
  const queries = [
    ...new Set(
      readTable('found-rate.tsv', ['kind', 'typed', 'name', 'born']).flatMap(({ typed }) => waysToType(typed)),
    ),
  ];
  nameBook(index);
  const searches = queries.map((query) => {
    const search = isOtherScript(query) ? scripts : searchPlayerIndex;
    return fastest(() => search(index, { ...NO_SEARCH, query }, { selected: '', order: 'known' }));
  });
  report({
    what: `Slowest of ${queries.length} searches among ${index.length} players, ms`,
    ours: Math.max(...searches),
    budget: SEARCH_BUDGET_MS,
    digits: 1,
  });
  report({ what: 'Half of them take at most, ms', ours: median(searches), digits: 1 });
  const finder = toFinder(index, atOnce(toSquadBook(readSquadFile(squads), index)));
  const sources = { finder, scripts: null, live: [], clubs: new Set<string>() };
  const meant = [...new Set(UNDERSTOOD.flatMap(waysToType))];
  const understood = meant.map((query) =>
    fastest(() => searchAll({ ...NO_SEARCH, query }, sources, { selected: '', order: 'known' })),
  );
  report({
    what: `Slowest of ${meant.length} searches for what words mean, ms`,
    ours: Math.max(...understood),
    budget: SEARCH_BUDGET_MS,
    digits: 1,
  });
  report({ what: 'Half of them take at most, ms', ours: median(understood), digits: 1 });
  const crowd = Array.from({ length: CROWD / SAMPLE_PLAYERS.length + 1 }, (_, copy) =>
    SAMPLE_PLAYERS.map((player) => ({ ...player, id: `${player.id}-${copy}` })),
  ).flat();
  const criteria = { ...NO_CRITERIA_CHOSEN, query: 'r' };
  report({
    what: `Filter and rank ${CROWD} live players, ms`,
    ours: fastest(() => rankPlayers(filterPlayers(crowd.slice(0, CROWD), criteria, new Set()), 'ST')),
    budget: SEARCH_BUDGET_MS,
    digits: 1,
  });
}
