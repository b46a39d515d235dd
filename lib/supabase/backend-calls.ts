import { type Gate, makeGate } from '#lib/platform/gate.ts';

const KEY = Symbol.for('dream11.backend-calls');
const shared: typeof globalThis & { [KEY]?: Gate } = globalThis;

/**
 * Our calls to Supabase: at most 32 at once. New ones are rejected once 168 are waiting or the first has waited a second.
 * scripts/start.ts and Next's bundle each load this module, but in one process.
 */
export const backendCalls = shared[KEY] ?? makeGate(32, 168, 1000);
shared[KEY] = backendCalls;
