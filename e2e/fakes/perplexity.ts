import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  AGENT,
  DEFAULT_ANSWER,
  type FakeAnswer,
  NAMED_ANSWERS,
  type NamedAnswer,
  SONAR,
  type Wire,
} from '#e2e/fakes/perplexity-wire.ts';

const HTML = '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx pplx-secret</body></html>';
const error = (code: number, type: string, message: string) => ({
  status: code,
  body: JSON.stringify({ error: { message, type, code } }),
});

/** Faults that work the same for a whole response and a stream. 'hang' never responds. */
const REFUSALS = {
  unauthorized: error(401, 'authentication_error', 'Invalid API key provided: pplx-secret'),
  'unauthorized-html': {
    status: 401,
    body: HTML.replace('502 Bad Gateway', '401 Authorization Required'),
    type: 'text/html',
  },
  'rate-limited': error(429, 'rate_limit_exceeded', 'Request rate limit exceeded'),
  'server-error': error(500, 'server_error', 'Internal error in pplx-secret'),
  html: { status: 200, body: HTML, type: 'text/html' },
  'empty-body': { status: 200, body: '' },
  hang: null,
} satisfies Record<string, { status: number; body: string; type?: string } | null>;
const BROKEN_ANSWERS = ['empty-text', 'failed', 'hang-midway', 'cut', 'ends-early', 'truncated'] as const;
export type Fault = keyof typeof REFUSALS | (typeof BROKEN_ANSWERS)[number];
export const FAULTS: readonly Fault[] = [...(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]), ...BROKEN_ANSWERS];

const isRefusal = (fault: Fault | null): fault is keyof typeof REFUSALS =>
  fault !== null && Object.hasOwn(REFUSALS, fault);

/** The body of `POST /__control`. */
export type Control = {
  /** Responds to the next `times` calls (default: all) with a fault. Null ends it. */
  fault?: Fault | null;
  times?: number;
  answer?: FakeAnswer | null;
  delayMs?: number;
  pieceMs?: number;
  resetCalls?: boolean;
};

export type Call = {
  format: 'agent' | 'sonar';
  authorization: string;
  body: Record<string, unknown>;
  question: string;
};

export type FakePerplexity = {
  /** For `PERPLEXITY_BASE_URL`. */
  url: string;
  control(change: Control): void;
  calls(): Call[];
  close(): Promise<void>;
};

/**
 * A question can ask for a fault or an answer, so that tests can share one fake: `{{cut}}`, `{{server-error once}}`
 * (a retry succeeds), `{{hostile}}`, `{{slow}}`.
 */
const WISH = /\{\{([a-z-]+)( once)?\}\}/;
const SLOW_PIECE_MS = 150;

export async function startPerplexity(port = 0): Promise<FakePerplexity> {
  let settings: Control = {};
  let calls: Call[] = [];
  const refused = new Set<string>();

  const control = ({ resetCalls, ...change }: Control) => {
    settings = { ...settings, ...(change.fault !== undefined && { times: undefined }), ...change };
    if (resetCalls) calls = [];
  };

  function takeFault(question: string): Fault | null {
    const [, wish, once] = WISH.exec(question) ?? [];
    if (wish && (FAULTS as readonly string[]).includes(wish)) {
      if (once && refused.has(question)) return null;
      refused.add(question);
      return wish as Fault;
    }
    const { fault = null, times } = settings;
    if (fault === null || times === 0) return null;
    if (times !== undefined) settings = { ...settings, times: times - 1 };
    return fault;
  }

  function answerTo(question: string): FakeAnswer {
    const wish = WISH.exec(question)?.[1];
    return NAMED_ANSWERS[wish as NamedAnswer] ?? settings.answer ?? DEFAULT_ANSWER;
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    if (path === '/__control' && request.method === 'POST') {
      control(JSON.parse(await text(request)));
      return send(response, 200, JSON.stringify(settings));
    }
    if (path === '/__calls') return send(response, 200, JSON.stringify({ total: calls.length, calls }));
    const wire = [AGENT, SONAR].find((known) => known.path === path);
    if (!wire || request.method !== 'POST') return send(response, 404, HTML, 'text/html');

    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const question = wire.questionOf(body);
    calls.push({ format: wire.format, authorization: request.headers.authorization ?? '', body, question });
    if (settings.delayMs) await pause(settings.delayMs);
    const answer = answerTo(question);
    const pieceMs = question.includes('{{slow}}') ? SLOW_PIECE_MS : (settings.pieceMs ?? 0);
    const fault = takeFault(question);
    if (isRefusal(fault)) {
      const refusal: { status: number; body: string; type?: string } | null = REFUSALS[fault];
      if (refusal !== null) send(response, refusal.status, refusal.body, refusal.type);
    } else if (body.stream === true) await streamed(response, wire, answer, fault, pieceMs);
    else whole(response, wire, answer, fault);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => send(response, 500, String(error), 'text/plain'));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control,
    calls: () => [...calls],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': type });
  response.end(body);
}

function whole(response: ServerResponse, wire: Wire, answer: FakeAnswer, fault: Fault | null): void {
  const body = JSON.stringify(wire.whole(fault === 'empty-text' ? { ...answer, text: '' } : answer));
  if (fault === 'cut' || fault === 'hang-midway') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(body.length) });
    response.write(body.slice(0, body.length / 2), () => fault === 'cut' && response.destroy());
  } else if (fault === 'failed') send(response, 200, JSON.stringify(wire.failed));
  else send(response, 200, fault === 'truncated' || fault === 'ends-early' ? body.slice(0, body.length / 2) : body);
}

async function streamed(
  response: ServerResponse,
  wire: Wire,
  answer: FakeAnswer,
  fault: Fault | null,
  pieceMs: number,
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const events = wire.events(fault === 'empty-text' ? { ...answer, text: '' } : answer);
  const isBroken = fault !== null && fault !== 'empty-text';
  const shown = isBroken ? events.slice(0, wire.middle(events)) : events;
  for (const event of shown) {
    if (response.destroyed) return;
    await new Promise((resolve) => response.write(toText(event), resolve));
    if (pieceMs > 0) await pause(pieceMs);
  }
  if (fault === 'hang-midway') return;
  if (fault === 'cut') return void response.destroy();
  if (fault === 'failed') response.write(toText(wire.failedEvent));
  if (fault === 'truncated') response.write('data: {"type":"response.outp');
  response.end();
}

function toText(event: Record<string, unknown>): string {
  const name = typeof event.type === 'string' ? `event: ${event.type}\n` : '';
  return `${name}data: ${JSON.stringify(event)}\n\n`;
}

/** `node e2e/fakes/perplexity.ts --port 4200`. Tests import this file as CommonJS, which has no `import.meta.main`. */
if (process.argv[1]?.endsWith('e2e/fakes/perplexity.ts')) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4200' } } });
  void startPerplexity(Number(values.port)).then(({ url }) => console.log(`Fake model: PERPLEXITY_BASE_URL=${url}`));
}
