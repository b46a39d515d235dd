import { setImmediate as nextTurn } from 'node:timers/promises';
import { percentile } from '#tools/bench/figures.ts';
import { type Fan, fullTeam } from '#tools/fans.ts';

export const ACTIONS = ['page', 'search', 'new search', 'load', 'list', 'save', 'profile', 'chat'] as const;
export type Action = (typeof ACTIONS)[number];

/** One user. Sends a request for an action and keeps what the next one needs. */
export type User = (app: string, action: Action) => Promise<Response>;

let searches = 0;

export function userOf({ id, token }: Fan): User {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  let team = { id: null as string | null, version: 0 };
  let saves = 0;
  const post = (address: string, body: unknown) =>
    fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const get = (address: string) => fetch(address, { headers });
  const actions: Record<Action, (app: string) => Promise<Response>> = {
    page: (app) => fetch(`${app}/`),
    search: (app) => get(`${app}/api/players/search?query=Saka`),
    'new search': (app) => get(`${app}/api/players/search?query=unknown-${process.pid}-${searches++}`),
    load: (app) => get(`${app}/api/teams/load?only=default`),
    list: (app) => get(`${app}/api/teams/load?limit=20`),
    profile: (app) => get(`${app}/api/auth/profile`),
    chat: (app) =>
      post(`${app}/api/ai/chat`, { messages: [{ role: 'user', content: 'Who was the best?' }], source: 'widget' }),
    save: async (app) => {
      saves += 1;
      const response = await post(`${app}/api/teams/save`, {
        team: fullTeam(`${id.slice(-8)}-${saves}`, team.id),
        version: team.version,
        requestId: crypto.randomUUID(),
      });
      if (response.ok || response.status === 409) {
        // If a save's response is lost, the next save conflicts, and the user saves over it.
        const answer = await response.clone().json();
        team = { id: answer.team?.id ?? answer.teamId, version: answer.team?.version ?? answer.version };
      }
      return response;
    },
  };
  return (app, action) => actions[action](app);
}

/** One round of a user building a team. */
const WEIGHTS: Partial<Record<Action, number>> = { page: 3, search: 6, load: 3, list: 1, save: 5, profile: 1, chat: 1 };
const ROUND: readonly Action[] = Object.entries(WEIGHTS)
  .flatMap(([action, weight]) =>
    Array.from({ length: weight }, (_, index) => ({ action: action as Action, at: (index + 0.5) / weight })),
  )
  .sort((one, other) => one.at - other.at)
  .map(({ action }) => action);

/** The actions of a mixed load. Each user starts at a different point of the round. */
const mixed = (user: number, turn: number): Action => ROUND[(user * 7 + turn) % ROUND.length] ?? 'page';

export type Sent = { action: Action; status: number; took: number; bytes: number };

export type Load = {
  sent: Sent[];
  perSecond: number;
  statuses: Record<string, number>;
  /** Whether all are 200. */
  isWell: boolean;
  within: (share: number) => number;
};

/** The time within which this share of the requests got a response. */
export const within = (share: number, sent: readonly Sent[]) =>
  percentile(
    sent.map(({ took }) => took),
    share,
  );

export function countsOf(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses.toSorted((a, b) => a - b)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * For the given seconds, each user sends the next request as soon as the last response arrives, and one in any case.
 * Requests in flight at the end are still awaited. Connections are opened before the clock starts: Node accepts one per
 * turn of its event loop, so on a busy server the last of 512 would wait until the others stop. Status 0 means no
 * response.
 */
export async function generate(
  app: string,
  users: readonly User[],
  seconds: number,
  choose: (user: number, turn: number) => Action = mixed,
): Promise<Load> {
  await Promise.all(users.map(async () => (await fetch(`${app}/api/health`)).bytes()));
  const sent: Sent[] = [];
  const start = performance.now();
  const live = async (user: User, index: number) => {
    for (let turn = 0; turn === 0 || performance.now() - start < seconds * 1000; turn++) {
      const began = performance.now();
      const action = choose(index, turn);
      const note = (status: number, bytes: number) =>
        sent.push({ action, status, took: performance.now() - began, bytes });
      try {
        const response = await user(app, action);
        note(response.status, (await response.bytes()).length);
      } catch {
        note(0, 0);
      }
      // Only then does `fetch` know that this connection is free, instead of opening another.
      await nextTurn();
    }
  };
  await Promise.all(users.map(live));
  const statuses = countsOf(sent.map(({ status }) => status));
  return {
    sent,
    perSecond: (sent.length * 1000) / (performance.now() - start),
    statuses,
    isWell: Object.keys(statuses).join() === '200',
    within: (share) => within(share, sent),
  };
}
