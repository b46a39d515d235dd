import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { filterPlayers, NO_CRITERIA_CHOSEN, rankPlayers } from '#lib/players/filters.ts';
import { toPlayerIndex } from '#lib/players/index/player-index.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { suggestPlayers } from '#lib/players/index/suggest.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import { FOUND_RATE_CASES } from '#scripts/data/found-rate.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';
import { parsePlayers } from '#scripts/data/players.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { readDataFile } from '#scripts/data/table.ts';
import { percentile } from '#tools/bench/percentile.ts';
import { type Player, POSITIONS } from '#types/player.ts';

// Part of `npm run bench`: size, decoding, search and memory of the player index, each beside its budget. The budgets
// are for a four times slower processor, so a quarter of them holds here. Every time is the best of a few runs by the
// clock, because on a busy machine the others measure who else is at work.

/** Only with `node --expose-gc`. */
const collect = (globalThis as { gc?: () => void }).gc;

function time(work: () => unknown, runs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** Memory freed by one collection is counted as free after the next turn only. */
async function memoryInUse(collectGarbage: () => void): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function samplePlayerAt(row: number): Player {
  const player = SAMPLE_PLAYERS[row % SAMPLE_PLAYERS.length];
  if (player === undefined) throw new Error('There are no sample players.');
  return player;
}

let missed = 0;
function report(what: string, value: number, budget: number, unit: string): void {
  const isMet = value <= budget;
  if (!isMet) missed++;
  console.info(`${isMet ? 'ok  ' : 'MISS'}  ${what}: ${value.toFixed(1)} ${unit} (budget ${budget} ${unit})`);
}

const decode = (text: string) => toPlayerIndex(JSON.parse(text));

/** Everything a person types on the way to a name: 'r', 'ro', 'ron' … */
function keystrokes(name: string): string[] {
  return Array.from(name, (_, end) => name.slice(0, end + 1));
}

const text = JSON.stringify(toIndexFile(parsePlayers(readDataFile('players.tsv')), knownClubs(readCountries())));
report('file, gzip -9', gzipSync(text, { level: 9 }).length / 1000, 150, 'KB');
report('file, gzip -6, as servers compress', gzipSync(text, { level: 6 }).length / 1000, 150, 'KB');

type Visit = { decoding: number; search: number };
const visits: Visit[] = [];
for (let visit = 0; visit < 10; visit++) {
  const worker = new Worker(new URL('./bench-player-index-first.ts', import.meta.url), { workerData: text });
  const [times] = (await once(worker, 'message')) as [Visit];
  visits.push(times);
}
const best = (of: (visit: Visit) => number) => Math.min(...visits.map(of));
report(
  'very first decoding, best of 10 visits',
  best((visit) => visit.decoding),
  30,
  'ms',
);
// The loader makes this search itself before anybody types.
report(
  'very first search',
  best((visit) => visit.search),
  4,
  'ms',
);
report(
  'decoding',
  time(() => decode(text), 20),
  30,
  'ms',
);

if (collect) {
  const before = await memoryInUse(collect);
  const kept = decode(text);
  const after = await memoryInUse(collect);
  report(`memory of the index (${kept.length} players) beside its text`, (after - before) / 1e6, 15, 'MB');
} else {
  console.info('note  memory is measured with `node --expose-gc` only');
}

const index = decode(text);
const typed = FOUND_RATE_CASES.flatMap((known) => keystrokes(known.typed));
const queries = [...new Set([...keystrokes('ronaldo nazario'), ...typed])];
const search = (query: string) => searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query });
const RUNS = 3;
const searches = queries.map((query) => time(() => search(query), RUNS));
report(`search, p50 of ${queries.length} queries`, percentile(searches, 0.5), 4, 'ms');
report('search, p95', percentile(searches, 0.95), 4, 'ms');
report('search, slowest', Math.max(...searches), 4, 'ms');

const filters = { position: 'ST', year: 1990, country: 'Brazil', league: '', team: '' } as const;
const filtered = queries.map((query) => time(() => searchPlayerIndex(index, { query, ...filters }), RUNS));
report('search with filters, p95', percentile(filtered, 0.95), 4, 'ms');
const byLeague = { ...NO_CRITERIA_CHOSEN, league: 'Premier League' };
report(
  'search by league alone',
  time(() => searchPlayerIndex(index, byLeague), RUNS),
  4,
  'ms',
);
const suggestions = POSITIONS.map((position) => time(() => suggestPlayers(index, position, { era: 1990 }), RUNS));
report('suggestions, slowest position', Math.max(...suggestions), 4, 'ms');
// The search over what the sports database sends (design §10), at full speed.
const crowd = Array.from({ length: 10_000 }, (_, row) => ({ ...samplePlayerAt(row), id: `player-${row}` }));
const wanted = { ...NO_CRITERIA_CHOSEN, query: 'r' };
report(
  'filter and rank 10 000 players',
  time(() => rankPlayers(filterPlayers(crowd, wanted, new Set()), 'ST'), 10),
  10,
  'ms',
);
if (missed > 0) process.exitCode = 1;
