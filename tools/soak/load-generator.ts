/**
 * Sends requests and keeps their times: as many connections as there are users, each with one request under way, the next
 * one as soon as the last is answered (a closed loop). Plain `node:http` with kept connections, because a session of a
 * user is more than a list of addresses: tokens, saves that build on versions, a mixture by weights. That is what the
 * packages for load do not have ready, and their speed is not needed: this generator takes a tenth of a core.
 */
import { Agent, request as send } from 'node:http';
import { percentile } from '#tools/bench/percentile.ts';

export type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string };
export type Answer = { status: number; bytes: number; text: string };

/** What one user does next; told of the answer to it, if any came. */
export type Session = { next: () => Ask; done?: (answer: Answer) => void };

export type Tally = {
  requests: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p95: number;
  longest: number;
  /** How many answers of each status; 0 is none at all. */
  statuses: Record<string, number>;
  bytes: number;
};

/** How many of each, in words. */
export const statusesOf = ({ statuses }: Tally) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
    .join(', ');

function ask(url: URL, agent: Agent, { path, method = 'GET', headers, body }: Ask, limit: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const { hostname, port } = url;
    const outgoing = send(
      { hostname, port, path, method, agent, headers: { ...headers, ...length }, timeout: limit },
      (incoming) => {
        let text = '';
        let bytes = 0;
        incoming.on('data', (part: Buffer) => {
          bytes += part.length;
          text += part.toString('latin1');
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, bytes, text }));
        incoming.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** One request: where it went, without its query; the status, 0 where none came; ms. */
export type Asked = { path: string; status: number; took: number };

export type Run = { tally: Tally; asked: Asked[] };

/** The time, in ms, within which such a share of them was answered. */
export function within(share: number, asked: readonly Asked[]): number {
  return percentile(
    asked.map(({ took }) => took),
    share,
  );
}

/**
 * Runs the sessions against each other until `seconds` are over; what is under way then is still waited for. The
 * connections are there before the clock runs, as a balancer keeps its own: Node takes one new connection each time that
 * it has answered all who are connected, so that on a busy server the last of 512 newcomers wait until nobody asks any more.
 */
export async function generate(
  addresses: readonly string[],
  sessions: readonly Session[],
  { seconds, limit = 60_000 }: { seconds: number; limit?: number },
): Promise<Run> {
  // By default all but 256 that are free for a moment are closed.
  const all = Number.POSITIVE_INFINITY;
  const agent = new Agent({ keepAlive: true, maxSockets: all, maxFreeSockets: all });
  const urls = addresses.map((address) => new URL(address));
  const asked: Asked[] = [];
  let bytes = 0;
  const addressOf = (index: number) => urls[index % urls.length] as URL;
  await Promise.all(sessions.map((_, index) => ask(addressOf(index), agent, { path: '/api/health' }, limit)));
  const start = performance.now();
  const end = start + seconds * 1000;

  async function live(session: Session, index: number): Promise<void> {
    const url = addressOf(index);
    while (performance.now() < end) {
      const began = performance.now();
      const next = session.next();
      const note = (status: number) => {
        const [path = ''] = next.path.split('?', 1);
        asked.push({ path, status, took: performance.now() - began });
      };
      try {
        const answer = await ask(url, agent, next, limit);
        note(answer.status);
        bytes += answer.bytes;
        session.done?.(answer);
      } catch {
        note(0);
      }
    }
  }

  await Promise.all(sessions.map(live));
  agent.destroy();
  return { tally: tallyOf(asked, bytes, (performance.now() - start) / 1000), asked };
}

function tallyOf(asked: readonly Asked[], bytes: number, seconds: number): Tally {
  const statuses: Record<string, number> = {};
  for (const { status } of asked) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    requests: asked.length,
    seconds,
    perSecond: asked.length / seconds,
    p50: within(0.5, asked),
    p95: within(0.95, asked),
    longest: within(1, asked),
    statuses,
    bytes,
  };
}
