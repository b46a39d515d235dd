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

/** What can go wrong, as the provider, or the way to it, was seen doing it. */
export const FAULTS = [
  'unauthorized',
  'unauthorized-html',
  'rate-limited',
  'server-error',
  'html',
  'empty-body',
  'empty-text',
  'failed',
  'hang',
  'hang-midway',
  'cut',
  'ends-early',
  'truncated',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Body of `POST /__control`. */
export type Control = {
  /** Answers the next `times` calls, or all where it is left out; null ends it. */
  fault?: Fault | null;
  times?: number;
  /** What is answered; null is the usual answer. */
  answer?: FakeAnswer | null;
  /** Before the answer begins, and between the pieces of a stream. */
  delayMs?: number;
  pieceMs?: number;
  /** Forgets the counted calls. */
  resetCalls?: boolean;
};

/** One call as it came. */
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
 * A question can ask for its own trouble, so that tests can share one fake: `{{cut}}`, `{{server-error once}}` (the
 * second try of the same words succeeds), `{{hostile}}` and `{{slow}}`.
 */
const WISH = /\{\{([a-z-]+)( once)?\}\}/;
const SLOW_PIECE_MS = 150;

const HTML = '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx pplx-secret</body></html>';

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
    if (body.stream === true) await streamed(response, wire, answer, fault, pieceMs);
    else await whole(response, wire, answer, fault);
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

/** Faults that are the same whether a stream was asked for or not; true when the answer is given. */
function refuse(response: ServerResponse, fault: Fault | null): boolean {
  const error = (code: number, type: string, message: string) =>
    send(response, code, JSON.stringify({ error: { message, type, code } }));
  switch (fault) {
    case 'unauthorized':
      error(401, 'authentication_error', 'Invalid API key provided: pplx-secret');
      return true;
    case 'unauthorized-html':
      send(response, 401, HTML.replace('502 Bad Gateway', '401 Authorization Required'), 'text/html');
      return true;
    case 'rate-limited':
      error(429, 'rate_limit_exceeded', 'Request rate limit exceeded');
      return true;
    case 'server-error':
      error(500, 'server_error', 'Internal error in pplx-secret');
      return true;
    case 'html':
      send(response, 200, HTML, 'text/html');
      return true;
    case 'empty-body':
      send(response, 200, '');
      return true;
    case 'hang':
      return true;
    default:
      return false;
  }
}

async function whole(response: ServerResponse, wire: Wire, answer: FakeAnswer, fault: Fault | null): Promise<void> {
  if (refuse(response, fault)) return;
  if (fault === 'failed') return send(response, 200, JSON.stringify(wire.failed));
  const body = JSON.stringify(wire.whole(fault === 'empty-text' ? { ...answer, text: '' } : answer));
  if (fault === 'truncated' || fault === 'ends-early') return send(response, 200, body.slice(0, body.length / 2));
  if (fault === 'cut' || fault === 'hang-midway') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(body.length) });
    response.write(body.slice(0, body.length / 2), () => fault === 'cut' && response.destroy());
    return;
  }
  send(response, 200, body);
}

async function streamed(
  response: ServerResponse,
  wire: Wire,
  answer: FakeAnswer,
  fault: Fault | null,
  pieceMs: number,
): Promise<void> {
  if (refuse(response, fault)) return;
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

/** Both formats name the event, if at all, as its `type` does. */
function toText(event: Record<string, unknown>): string {
  const name = typeof event.type === 'string' ? `event: ${event.type}\n` : '';
  return `${name}data: ${JSON.stringify(event)}\n\n`;
}

/** `node e2e/fakes/perplexity.ts --port 4200`. Tests import this file through CommonJS, which has no `import.meta.main`. */
if (process.argv[1]?.endsWith('e2e/fakes/perplexity.ts')) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4200' } } });
  void startPerplexity(Number(values.port)).then(({ url }) => console.log(`Fake model: PERPLEXITY_BASE_URL=${url}`));
}
