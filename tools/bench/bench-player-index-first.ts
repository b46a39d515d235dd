import { parentPort, workerData } from 'node:worker_threads';
import { NO_CRITERIA_CHOSEN } from '#lib/players/filters.ts';
import { decodePlayerIndex } from '#lib/players/index/decode.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';

// One visit: a fresh engine that has compiled nothing decodes the index and searches once. Run by bench-player-index.

const started = performance.now();
const decoded = decodePlayerIndex(workerData);
const decoding = performance.now() - started;
if (!decoded.ok) throw new Error(`The index that was just written is ${decoded.reason}`);
const asked = performance.now();
searchPlayerIndex(decoded.index, { ...NO_CRITERIA_CHOSEN, query: 'r' });
parentPort?.postMessage({ decoding, search: performance.now() - asked });
