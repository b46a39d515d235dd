import { Agent, request as httpRequest } from 'node:http';
import { type Answered, deedOf, type Generated } from '#tools/soak/generated-requests.ts';
import { filled, renew, type Sender, senderOf } from '#tools/soak/request-senders.ts';

export type Outcome = {
  route: string;
  /** 0 means no response. */
  status: number;
  /** What it did, if it succeeded. */
  done: string | null;
  /** What is wrong with the response. */
  finding: string | null;
};

/** The time limit for any response. */
const LIMIT_MS = 50_000;

/** Not `fetch`, which rejects some of these requests. */
function send(
  base: string,
  { method, path, headers, body, bearer }: Generated,
  { token }: Sender,
  agent: Agent,
): Promise<Answered> {
  const { hostname, port } = new URL(base);
  // For some methods, Node would omit the length and the body would be read as another request.
  const length = body === null ? {} : { 'content-length': String(body.length) };
  const authorization = bearer === 'none' ? {} : { authorization: `Bearer ${bearer === 'garbage' ? 'a.b.c' : token}` };
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      hostname,
      port,
      method,
      path,
      agent,
      timeout: LIMIT_MS,
      headers: { ...headers, ...length, ...authorization },
    });
    request.once('timeout', () => request.destroy(new Error(`no answer within ${LIMIT_MS} ms`)));
    request.once('error', reject);
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    request.end(body ?? undefined);
  });
}

/** Only the sports login may redirect to another site. */
function leadsAway({ route }: Generated, { headers: { location } }: Answered): boolean {
  return typeof location === 'string' && route !== '/api/oauth/start' && !/^\/(?![/\\])/.test(location);
}

/** An acceptable 5xx: an outside service failed or the server is too busy. */
function isOthersFault({ route }: Generated, { status, headers, text }: Answered): boolean {
  if (status === 502) return /^\/api\/oauth\/(exchange|refresh)$/.test(route) && text.includes('"provider-refused"');
  // Sports database calls and picture drawing are limited.
  return status === 503 && (route === '/api/players/{}' || headers['retry-after'] !== undefined);
}

function faultOf(sent: Generated, answered: Answered, senders: readonly Sender[]): string | null {
  if (leadsAway(sent, answered)) return 'redirects to another site';
  if (answered.status < 200 || (answered.status >= 500 && !isOthersFault(sent, answered))) return 'fails';
  const others = senders.filter((_, index) => index !== sent.bearer);
  const isCrossed = others.some(({ own }) => own.some((text) => answered.text.includes(text)));
  return isCrossed ? 'contains data of another account' : null;
}

/** One route succeeds with a redirect. */
function isDone({ route, path }: Generated, { status, text }: Answered, { team }: Sender): boolean {
  if (route === '/api/oauth/start') return status === 303;
  if (route === '/api/teams/load' && path.includes(team)) return status === 200 && text.includes(team);
  return status >= 200 && status < 300;
}

const shown = ({ method, path, headers, body }: Generated) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${(body ?? '').toString('latin1').slice(0, 300)}`;

export async function sendAll(
  base: string,
  requests: readonly Generated[],
  senders: readonly Sender[],
  atOnce: number,
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const queue = requests.toReversed();
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { route } = next;
      const sender = senderOf(next, senders);
      const sent = filled(next, senders);
      try {
        const answered = await send(base, sent, sender, agent);
        const fault = faultOf(sent, answered, senders);
        const finding = fault && `${answered.status}, ${fault}: ${shown(sent)}\n  ${answered.text.slice(0, 300)}`;
        const done = isDone(sent, answered, sender) ? deedOf(next) : null;
        outcomes.push({ route, status: answered.status, done, finding });
        await renew(base, sender, sent, answered);
      } catch (error) {
        outcomes.push({ route, status: 0, done: null, finding: `no answer (${error}): ${shown(sent)}` });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return outcomes;
}
