import { type Gate, makeGate } from '#lib/platform/gate.ts';

const KEY = Symbol.for('dream11.backend-calls');
const shared: typeof globalThis & { [KEY]?: Gate } = globalThis;

/** At most 32 at once. Shared by scripts/start.ts and Next's bundle, which each load this module in one process. */
export const backendCalls = shared[KEY] ?? makeGate(32, 168, 1000);
shared[KEY] = backendCalls;
