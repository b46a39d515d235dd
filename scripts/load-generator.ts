/**
 * Sends requests and keeps their times: as many connections as there are users, each with one request under way, the next
 * one as soon as the last is answered (a closed loop). Plain `node:http` with kept connections, because a session of a
 * user is more than a list of addresses: tokens, saves that build on versions, a mixture by weights. That is what the
 * packages for load do not have ready, and their speed is not needed: this generator takes a tenth of a core.
 */
import { Agent, request as send } from 'node:http';

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
  p99: number;
  longest: number;
  /** How many answers of each status; 0 is none at all. */
  statuses: Record<string, number>;
  bytes: number;
};

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

export type Run = {
  tally: Tally /** Since the start in seconds, and how long it took in ms. */;
  times: [at: number, took: number][];
};

/** Runs the sessions against each other until `seconds` are over; what is under way then is still waited for. */
export async function generate(
  addresses: readonly string[],
  sessions: readonly Session[],
  { seconds, limit = 60_000 }: { seconds: number; limit?: number },
): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const urls = addresses.map((address) => new URL(address));
  const times: [number, number][] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const note = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };

  async function live(session: Session, index: number): Promise<void> {
    const url = urls[index % urls.length] as URL;
    while (performance.now() < end) {
      const began = performance.now();
      try {
        const answer = await ask(url, agent, session.next(), limit);
        note(answer.status);
        bytes += answer.bytes;
        session.done?.(answer);
      } catch {
        note(0);
      }
      const now = performance.now();
      times.push([(now - start) / 1000, now - began]);
    }
  }

  await Promise.all(sessions.map(live));
  agent.destroy();
  return { tally: tallyOf(times, statuses, bytes, (performance.now() - start) / 1000), times };
}

function tallyOf(
  times: readonly [number, number][],
  statuses: Record<string, number>,
  bytes: number,
  seconds: number,
): Tally {
  const sorted = times.map(([, took]) => took).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return {
    requests: times.length,
    seconds,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
    statuses,
    bytes,
  };
}
