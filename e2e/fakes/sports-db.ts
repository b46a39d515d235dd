import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  clubsOfLeague,
  findClubs,
  findPlayer,
  findPlayers,
  leaguesOf,
  squadOf,
  type WireRecord,
} from '#e2e/fakes/sports-db-records.ts';

const HTML =
  '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>';
const NOT_FOUND: Answer = { status: 404, body: HTML, type: 'text/html' };

const WRONG_TYPES = [
  null,
  'a text',
  [],
  { idPlayer: 1, strPlayer: null },
  { idPlayer: '34999001', strPlayer: 'Wrong Typed', strSport: 'Soccer', strPosition: 7, dateBorn: 1990, strTeam: {} },
  { idTeam: '1', strTeam: [], strSport: 'Soccer' },
];

type Answer = { status?: number; body: string; type?: string; headers?: Record<string, string> };

const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });

/** Faults seen from the real service. `root` is the field with the list. 'cut' and 'hang' never finish responding. */
const FAULTS = {
  html: { body: HTML, type: 'text/html' },
  'empty-body': { body: '' },
  'null-list': (root: string) => json({ [root]: null }),
  'text-list': (root: string) => json({ [root]: 'Invalid ID passed' }),
  message: json({ Message: 'No data found' }),
  'not-found': NOT_FOUND,
  'wrong-key': json({ Message: 'Invalid Premium API key: Signup here: https://www.thesportsdb.com/pricing' }, 400),
  'rate-limited': { status: 429, body: 'error code: 1015', type: 'text/plain; charset=UTF-8' },
  'rate-limited-json': json({
    message: 'Rate Limit exceeded. Please keep below 100 requests per 1 minute. ',
    error: 429,
  }),
  unavailable: { status: 503, body: HTML, type: 'text/html' },
  'server-error': { status: 500, body: '' },
  truncated: (root: string) => ({ body: `{"${root}":[{"idPlayer":"341` }),
  large: (root: string) => json({ [root]: [{ idPlayer: '1', strPlayer: 'x'.repeat(5 * 1024 * 1024) }] }),
  redirect: { status: 302, body: '', headers: { Location: 'http://127.0.0.1:9/' } },
  'wrong-types': (root: string) => json({ [root]: WRONG_TYPES }),
  cut: null,
  hang: null,
} satisfies Record<string, Answer | ((root: string) => Answer) | null>;
export type Fault = keyof typeof FAULTS;

/** The body of `POST /__control`. */
export type Control = {
  /** Responds to the next `times` calls (default: all) to `endpoint` (default: any) with a fault. Null ends it. */
  fault?: Fault | null;
  times?: number;
  endpoint?: string;
  /** Delays every response. */
  delayMs?: number;
  /** 'free' behaves like the free key: one search result, ten players per squad, team search for Arsenal only. */
  tier?: 'free' | 'paid';
  retryAfter?: number;
  /** Resets the call counts. */
  resetCalls?: boolean;
};

type Endpoint = { root: string; free: number; find: (query: URLSearchParams) => WireRecord[] | null };

const ENDPOINTS: Record<string, Endpoint> = {
  searchteams: { root: 'teams', free: 1, find: (query) => findClubs(query.get('t') ?? '') },
  lookup_all_players: { root: 'player', free: 10, find: (query) => squadOf(query.get('id') ?? '') },
  searchplayers: { root: 'player', free: 1, find: (query) => findPlayers(query.get('p') ?? '') },
  search_all_leagues: { root: 'countries', free: 5, find: (query) => leaguesOf(query.get('c') ?? '') },
  search_all_teams: { root: 'teams', free: 10, find: (query) => clubsOfLeague(query.get('l') ?? '') },
  lookupplayer: { root: 'players', free: 1, find: (query) => findPlayer(query.get('id') ?? '') },
};

export type FakeSportsDb = {
  /** For `SPORTS_DB_URL`. */
  url: string;
  control(change: Control): void;
  /** Calls since the start or the last reset, in total and by endpoint. */
  calls(): Record<string, number>;
  close(): Promise<void>;
};

export async function startSportsDb(port = 0): Promise<FakeSportsDb> {
  let settings: Control = { fault: null, delayMs: 0, tier: 'paid', retryAfter: 119 };
  let counts: Record<string, number> = { total: 0 };

  const control = ({ resetCalls, ...change }: Control) => {
    settings = { ...settings, ...(change.fault !== undefined && { times: undefined, endpoint: undefined }), ...change };
    if (resetCalls) counts = { total: 0 };
  };

  function takeFault(endpoint: string): Fault | null {
    const { fault = null, times, endpoint: only } = settings;
    if (fault === null || times === 0 || (only !== undefined && only !== endpoint)) return null;
    if (times !== undefined) settings = { ...settings, times: times - 1 };
    return fault;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const address = new URL(request.url ?? '/', 'http://fake');
    if (address.pathname === '/__control' && request.method === 'POST') {
      control(JSON.parse(await text(request)));
      return send(response, { body: JSON.stringify(settings) });
    }
    if (address.pathname === '/__calls') return send(response, { body: JSON.stringify(counts) });

    const [, key, name = ''] = /\/([^/]+)\/(\w+)\.php$/.exec(address.pathname) ?? [];
    const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined;
    counts.total = (counts.total ?? 0) + 1;
    if (!endpoint) return send(response, NOT_FOUND);
    counts[name] = (counts[name] ?? 0) + 1;

    if (settings.delayMs) await new Promise((resolve) => setTimeout(resolve, settings.delayMs));
    const fault = key === 'wrong' ? 'wrong-key' : takeFault(name);
    if (fault) return fail(response, fault, endpoint.root, settings.retryAfter ?? 119);

    const free = settings.tier === 'free';
    if (free && name === 'searchteams' && address.searchParams.get('t')?.toLowerCase() !== 'arsenal') {
      return send(response, NOT_FOUND);
    }
    const rows = endpoint.find(address.searchParams)?.slice(0, free ? endpoint.free : undefined);
    return send(response, { body: JSON.stringify({ [endpoint.root]: rows?.length ? rows : null }) });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) =>
      send(response, { status: 500, body: String(error), type: 'text/plain' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/json`,
    control,
    calls: () => ({ ...counts }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status = 200, body, type = 'application/json', headers }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
}

function fail(response: ServerResponse, fault: Fault, root: string, retryAfter: number): void {
  const known = FAULTS[fault];
  if (fault === 'cut') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
    response.write(`{"${root}":[`, () => response.destroy());
  } else if (known !== null) {
    const answer: Answer = typeof known === 'function' ? known(root) : known;
    const headers = fault === 'rate-limited' ? { 'Retry-After': String(retryAfter) } : answer.headers;
    send(response, { ...answer, headers });
  }
}

/** `node e2e/fakes/sports-db.ts --port 4100`. Tests import this file as CommonJS, which has no `import.meta.main`. */
if (process.argv[1]?.endsWith('e2e/fakes/sports-db.ts')) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4100' } } });
  startSportsDb(Number(values.port)).then(
    ({ url }) => console.log(`Fake sports database: SPORTS_DB_URL=${url}`),
    (error) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
