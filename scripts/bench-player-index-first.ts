import { parentPort, workerData } from 'node:worker_threads';
import { decodePlayerIndex } from '#lib/player-index/decode.ts';
import { searchPlayerIndex } from '#lib/player-index/search.ts';
import { NO_CRITERIA_CHOSEN } from '#lib/sports-db/filters.ts';

// One visit: a fresh engine that has compiled nothing decodes the index and searches once. Run by bench-player-index.

const started = performance.now();
const decoded = decodePlayerIndex(workerData);
const decoding = performance.now() - started;
if (!decoded.ok) throw new Error(`The index that was just written is ${decoded.reason}`);
const asked = performance.now();
searchPlayerIndex(decoded.index, { ...NO_CRITERIA_CHOSEN, query: 'r' });
parentPort?.postMessage({ decoding, search: performance.now() - asked });
