import { parentPort, workerData } from 'node:worker_threads';
import { NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { toPlayerIndex } from '#lib/players/index/player-index.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';

// One visit: a fresh engine that has compiled nothing decodes the index and searches once. Run by bench-player-index.

const started = performance.now();
const index = toPlayerIndex(JSON.parse(workerData));
const decoding = performance.now() - started;
const asked = performance.now();
searchPlayerIndex(index, { ...NO_CRITERIA_CHOSEN, query: 'r' });
parentPort?.postMessage({ decoding, search: performance.now() - asked });
