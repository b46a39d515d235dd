/**
 * Loaded into the production server (`node --import`) by scripts/bench-routes.ts: for every request how long the server had
 * it, and how long it waited for calls of its own, as a tracer would tell. Requests must come one after the other. Written
 * as JSON to the file ROUTE_SPANS when the server ends.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';

/** ms; `calls` is the sum of all calls, also of those that ran side by side. */
export type RouteSpan = { url: string; total: number; calls: number };

const spans: RouteSpan[] = [];
const begun = new WeakMap<object, number>();
let url = '';
let start = 0;
let calls = 0;

if (process.env.ROUTE_SPANS) {
  subscribe('http.server.request.start', (message) => {
    url = (message as { request: IncomingMessage }).request.url ?? '';
    start = performance.now();
    calls = 0;
  });
  subscribe('undici:request:create', (message) => {
    begun.set((message as { request: object }).request, performance.now());
  });
  subscribe('undici:request:trailers', (message) => {
    calls += performance.now() - (begun.get((message as { request: object }).request) ?? Number.NaN);
  });
  subscribe('http.server.response.finish', () => {
    spans.push({ url, total: performance.now() - start, calls });
  });
  const file = process.env.ROUTE_SPANS;
  process.on('exit', () => writeFileSync(file, JSON.stringify(spans)));
}
