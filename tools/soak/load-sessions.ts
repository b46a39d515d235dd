/** What the users of the load test do. */
import { type Fan, fullTeam } from '#tools/soak/load-fans.ts';
import type { Ask, Session } from '#tools/soak/load-generator.ts';

/** What one user can do next; each keeps what the next one of its kind builds on. */
export type Deeds = Record<Deed, Session>;
export const DEEDS = ['page', 'search', 'new search', 'load', 'list', 'save', 'profile', 'chat'] as const;
export type Deed = (typeof DEEDS)[number];

/** Calls that a route makes to the backend when it succeeds: told by its code, not counted here. */
export const CALLS: Record<Deed, number> = {
  page: 0,
  search: 0,
  'new search': 0,
  load: 2,
  list: 2,
  save: 2,
  profile: 2,
  chat: 4,
};

let searches = 0;

export function deedsOf({ id, token }: Fan): Deeds {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Accept-Encoding': 'identity',
  };
  const get = (path: string): Session => ({ next: () => ({ path, headers }) });
  const mark = id.slice(-8);
  let team = { id: null as string | null, version: 0 };
  let round = 0;
  const post = (path: string, body: unknown): Ask => ({ path, method: 'POST', headers, body: JSON.stringify(body) });
  return {
    page: { next: () => ({ path: '/' }) },
    search: get('/api/players/search?query=Saka'),
    'new search': {
      next: () => {
        searches += 1;
        return { path: `/api/players/search?query=nobody-${process.pid}-${searches}` };
      },
    },
    load: get('/api/teams/load?only=default'),
    list: get('/api/teams/load?limit=20'),
    profile: get('/api/auth/profile'),
    save: {
      next: () => {
        round += 1;
        const { version } = team;
        return post('/api/teams/save', {
          team: fullTeam(`${mark}-${round}`, team.id),
          version,
          requestId: crypto.randomUUID(),
        });
      },
      done: ({ status, text }) => {
        if (status !== 200 && status !== 409) return;
        const answer = JSON.parse(Buffer.from(text, 'latin1').toString()) as {
          teamId?: string;
          version?: number;
          team?: { id: string; version: number };
        };
        // A save that was done but not answered in time makes the next one conflict: the user saves over it.
        const { id, version } = answer.team ?? { id: answer.teamId ?? null, version: answer.version ?? 0 };
        team = { id, version };
      },
    },
    chat: {
      next: () =>
        post('/api/ai/chat', {
          messages: [{ role: 'user', content: 'Who was the best left back of the nineties?' }],
          source: 'widget',
        }),
    },
  };
}

/** A hundred turns of somebody who builds a team; each user starts elsewhere in it. */
const WEIGHTS: Partial<Record<Deed, number>> = {
  page: 15,
  search: 30,
  load: 15,
  list: 5,
  save: 25,
  profile: 5,
  chat: 5,
};
const TURNS: readonly Deed[] = interleaved(WEIGHTS);

function interleaved(weights: Partial<Record<Deed, number>>): Deed[] {
  const turns = Object.entries(weights).flatMap(([deed, weight]) =>
    Array.from({ length: weight }, (_, index) => ({ deed: deed as Deed, place: (index + 0.5) / weight })),
  );
  return turns.sort((one, other) => one.place - other.place).map(({ deed }) => deed);
}

export function mixed(deeds: Deeds, offset: number): Session {
  let turn = offset * 7;
  let current: Deed = 'page';
  return {
    next: () => {
      current = TURNS[turn % TURNS.length] ?? 'page';
      turn += 1;
      return deeds[current].next();
    },
    done: (answer) => deeds[current].done?.(answer),
  };
}
