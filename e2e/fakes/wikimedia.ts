import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { drawPortrait } from '#e2e/fakes/drawn-portraits.ts';
import { findEntities, findFile, findSummary, searchItems } from '#e2e/fakes/wikimedia-records.ts';

const HTML =
  '<!DOCTYPE html><html><head><title>Wikimedia Error</title></head><body><h1>Error</h1>Too many requests</body></html>';

type Answer = { status?: number; body: string | Buffer; type?: string; headers?: Record<string, string> };

const json = (value: unknown, status = 200, headers = {}): Answer => ({ status, body: JSON.stringify(value), headers });

const MAXLAG = {
  error: {
    code: 'maxlag',
    info: 'Waiting for all: 5.3 seconds lagged.',
    host: 'all',
    lag: 5.3,
    type: 'wikibase-queryservice',
  },
  servedby: 'mw-api-ext.codfw.main',
};
const NOT_FOUND = json(
  { type: 'Internal error', title: 'Not found.', method: 'get', detail: 'Page or revision not found.' },
  404,
);

/** Faults seen from the real services. 'cut' and 'hang' never finish responding. */
const FAULTS = {
  html: { body: HTML, type: 'text/html; charset=utf-8' },
  empty: { body: '' },
  'rate-limited': { status: 429, body: HTML, type: 'text/html; charset=utf-8', headers: { 'Retry-After': '60' } },
  unavailable: { status: 503, body: HTML, type: 'text/html; charset=utf-8', headers: { 'Retry-After': '30' } },
  'server-error': { status: 500, body: HTML, type: 'text/html; charset=utf-8' },
  maxlag: json(MAXLAG, 200, { 'Retry-After': '5', 'X-Database-Lag': '5' }),
  'other-error': json({ error: { code: 'badvalue', info: 'Unrecognized value for parameter "action".' } }),
  'wrong-types': json({ query: { search: {}, pages: 'none' }, entities: [1, null], type: 7, extract: [] }),
  truncated: { body: '{"batchcomplete":true,"query":{"sea' },
  large: { body: JSON.stringify({ filler: 'x'.repeat(9 * 1024 * 1024) }) },
  redirect: { status: 302, body: '', headers: { Location: 'http://127.0.0.1:9/' } },
  'not-found': NOT_FOUND,
  cut: null,
  hang: null,
} satisfies Record<string, Answer | null>;
export type WikimediaFault = keyof typeof FAULTS;

/** 'items' and 'labels' are both wbgetentities. */
export type WikimediaCall = 'search' | 'items' | 'labels' | 'file' | 'story';

/** The body of `POST /__control`. */
type Control = {
  /** Responds to the next `times` calls (default: all) of a kind (default: any) with a fault. Null ends it. */
  fault?: WikimediaFault | null;
  times?: number;
  call?: WikimediaCall;
  /** Delays every response. */
  delayMs?: number;
  resetCalls?: boolean;
};

export type FakeWikimedia = {
  /** For WIKIDATA_URL, COMMONS_URL and WIKIPEDIA_URL. */
  url: string;
  control(change: Control): void;
  /** Calls since the start or the last reset, in total and by kind. */
  calls(): Record<string, number>;
  /** The last User-Agent. */
  caller(): string;
  close(): Promise<void>;
};

const SUMMARY = /^\/api\/rest_v1\/page\/summary\/([^/]+)$/;

function kindOf({ pathname, searchParams }: URL): WikimediaCall | null {
  if (SUMMARY.test(pathname)) return 'story';
  if (pathname !== '/w/api.php') return null;
  if (searchParams.get('action') === 'wbgetentities') {
    return searchParams.get('props') === 'labels' ? 'labels' : 'items';
  }
  return searchParams.get('list') === 'search' ? 'search' : 'file';
}

function respond(kind: WikimediaCall, { pathname, searchParams }: URL): Answer {
  const value = (name: string) => searchParams.get(name) ?? '';
  if (kind === 'search') return json(searchItems(value('srsearch'), Number(value('srlimit'))));
  if (kind === 'file') return json(findFile(value('titles'), Number(value('iiurlwidth'))));
  if (kind === 'story') {
    const title = decodeURIComponent(SUMMARY.exec(pathname)?.[1] ?? '');
    if (title.includes(' ')) return { status: 302, body: '', headers: { Location: title.replaceAll(' ', '_') } };
    const summary = findSummary(title.replaceAll('_', ' '));
    return summary ? json(summary) : NOT_FOUND;
  }
  return json(findEntities(value('ids').split('|')));
}

/** Wikidata, Commons, Wikipedia and the thumbnail host in one. */
export async function startWikimedia(port = 0): Promise<FakeWikimedia> {
  let settings: Control = {};
  let counts: Record<string, number> = { total: 0 };
  let caller = '';

  const control = ({ resetCalls, ...change }: Control) => {
    settings = { ...settings, ...(change.fault !== undefined && { times: undefined, call: undefined }), ...change };
    if (resetCalls) counts = { total: 0 };
  };

  function takeFault(kind: WikimediaCall): WikimediaFault | null {
    const { fault = null, times, call } = settings;
    if (fault === null || times === 0 || (call !== undefined && call !== kind)) return null;
    if (times !== undefined) settings = { ...settings, times: times - 1 };
    return fault;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const address = new URL(request.url ?? '/', 'http://fake');
    if (address.pathname === '/__control' && request.method === 'POST') {
      control(JSON.parse(await text(request)));
      return send(response, json(settings));
    }
    if (address.pathname === '/__calls') return send(response, json({ ...counts, caller }));
    if (address.pathname.startsWith('/wikipedia/commons/')) {
      const name = address.pathname.split('/').at(-1) ?? '';
      return send(response, { body: await drawPortrait(name), type: 'image/png' });
    }
    const kind = kindOf(address);
    if (kind === null) return send(response, NOT_FOUND);
    counts.total = (counts.total ?? 0) + 1;
    counts[kind] = (counts[kind] ?? 0) + 1;
    caller = request.headers['user-agent'] ?? '';
    if (settings.delayMs) await new Promise((resolve) => setTimeout(resolve, settings.delayMs));
    const fault = takeFault(kind);
    if (fault) return fail(response, fault);
    // The real service rejects callers without a contact.
    if (!/\((https:|.*@)/.test(caller)) return send(response, { status: 403, body: HTML, type: 'text/html' });
    send(response, respond(kind, address));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) =>
      send(response, { status: 500, body: String(error), type: 'text/plain' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control,
    calls: () => counts,
    caller: () => caller,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, { status = 200, body, type = 'application/json', headers }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
}

function fail(response: ServerResponse, fault: WikimediaFault): void {
  const answer: Answer | null = FAULTS[fault];
  if (answer) send(response, answer);
  else if (fault === 'cut') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
    response.write('{"query":', () => response.destroy());
  }
}

/** `node e2e/fakes/wikimedia.ts --port 4200`. Tests import this file as CommonJS, which has no `import.meta.main`. */
if (process.argv[1]?.endsWith('e2e/fakes/wikimedia.ts')) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4200' } } });
  startWikimedia(Number(values.port)).then(
    ({ url }) => console.log(`Fake Wikimedia: WIKIDATA_URL=${url} COMMONS_URL=${url} WIKIPEDIA_URL=${url}`),
    (error) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
