/**
 * Loaded into the production server (`node --import`) by tools/bench/bench-routes.ts: how long the server had each request, from
 * its head to the last byte of the answer, without the way there and back. Requests must come one after the other. Written
 * as JSON to the file ROUTE_SPANS when the server ends.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';

/** `took` in ms. */
export type RouteSpan = { url: string; took: number };

if (process.env.ROUTE_SPANS) {
  const file = process.env.ROUTE_SPANS;
  const spans: RouteSpan[] = [];
  let current = { url: '', start: 0 };
  subscribe('http.server.request.start', (message) => {
    current = { url: (message as { request: IncomingMessage }).request.url ?? '', start: performance.now() };
  });
  subscribe('http.server.response.finish', () => {
    spans.push({ url: current.url, took: performance.now() - current.start });
  });
  process.on('exit', () => writeFileSync(file, JSON.stringify(spans)));
}
