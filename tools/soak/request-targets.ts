import { existsSync, globSync } from 'node:fs';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { formationOf, newTeam } from '#lib/team/formation/formations.ts';
import { newPlayer } from '#lib/team/player.ts';

/** Placeholders for what only the sender knows. `filled` replaces them. */
export const MARKS = {
  user: 'a0000000-0000-4000-8000-000000000001',
  team: 'a0000000-0000-4000-8000-000000000002',
  /** Another account's team. */
  foreignTeam: 'a0000000-0000-4000-8000-000000000003',
  /** A sports login: its start, the provider's approval, and the finished session. */
  begun: 'mark-of-the-beginning',
  code: 'mark-of-the-code',
  state: 'mark-of-the-state',
  session: 'mark-of-the-session',
} as const;

export type Target = {
  route: string;
  /** Each must succeed at least once. See `undone`. */
  methods?: readonly string[];
  /** Values for `{}`. */
  place?: string[];
  query?: Record<string, string[]>;
  headers?: Record<string, string>;
  /** It must also succeed for the sender's own team. */
  ownTeam?: boolean;
  /** Valid bodies. */
  body?: (text: string, id: string) => unknown[];
};

const UNKNOWN = '3f2a7c10-9a44-4b53-8d67-0c1b2a3d4e5f';
const TEAM = { ...newTeam(), id: null };
const SHARED = (await teamToCode(newTeam())) ?? '';
const STARTERS = formationOf(newTeam().formation).positions.map((slot) => [
  slot,
  newPlayer({ id: slot, name: `In ${slot}` }),
]);
const PLAYED = (await teamToCode({ ...newTeam(), players: Object.fromEntries(STARTERS) })) ?? '';
const SPORTS_LOGIN = { cookie: `__Host-oauth_tx=${MARKS.begun}; __Host-oauth=${MARKS.session}` };

/** Every route with its valid inputs, successful ones first. `missingRoutes` finds routes that were left out. */
export const TARGETS: readonly Target[] = [
  { route: '/' },
  { route: '/callback', query: { code: ['abc'], state: ['x'], error: ['access_denied'], error_description: ['No'] } },
  {
    route: '/auth/confirm',
    query: { token_hash: ['x', 'x'.repeat(256)], type: ['recovery', 'signup'] },
  },
  { route: '/auth/return', query: { code: ['abc'], error: ['access_denied'], error_code: ['signup_disabled'] } },
  { route: '/play', query: { cup: ['1998'], team: [SHARED], against: [SHARED], minute: ['12'] } },
  { route: '/play/today' },
  { route: '/manifest.webmanifest' },
  { route: '/icon.svg' },
  { route: '/t/{}', place: [SHARED, SHARED, SHARED.slice(0, 40), '2abc'] },
  {
    route: '/t/{}/picture',
    place: [SHARED, SHARED, SHARED.slice(0, 40), '2abc'],
    query: { shape: ['tall', 'tall', 'wide'] },
  },
  {
    route: '/t/{}/poster',
    place: [PLAYED, PLAYED, SHARED],
    query: { cup: ['1998'], v: [ENGINE_VERSION], shape: ['tall'] },
  },
  {
    route: '/t/{}/poster',
    place: [PLAYED],
    query: { v: [ENGINE_VERSION], against: [PLAYED], drafted: ['1'], shape: ['tall'] },
  },
  { route: '/api/health' },
  {
    route: '/api/players/search',
    query: {
      query: ['messi', 'an'],
      position: ['ST'],
      year: ['1987'],
      country: ['Spain'],
      league: ['La Liga'],
      team: ['Arsenal'],
    },
  },
  {
    route: '/api/players/portrait',
    query: { name: ['Gianluigi Buffon'], born: ['1978', '1978-01-28'], nation: ['Italy'], story: ['1'] },
  },
  // The fake knows the first two.
  { route: '/api/players/{}', place: ['34360410', '34360411', '34991000', '1', 'tsdb-1'] },
  {
    route: '/api/teams/save',
    methods: ['POST'],
    ownTeam: true,
    body: (name, requestId) => [
      { team: { ...TEAM, name, id: MARKS.team } },
      { team: { ...TEAM, name, id: MARKS.team }, requestId },
      { team: { ...TEAM, name } },
      { team: { ...TEAM, name }, version: 0, requestId, asNew: true },
      { team: { ...TEAM, name }, version: 0, requestId: UNKNOWN, asNew: true },
      { team: { ...TEAM, name, id: MARKS.team }, version: 1 },
      { team: { ...TEAM, name, id: MARKS.foreignTeam } },
      { team: { ...TEAM, name, id: UNKNOWN }, version: 3 },
    ],
  },
  {
    route: '/api/teams/load',
    ownTeam: true,
    query: {
      limit: ['20', '100'],
      before: ['2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z'],
      only: ['default'],
      id: [MARKS.team, MARKS.team, MARKS.foreignTeam, UNKNOWN],
    },
  },
  {
    route: '/api/teams/{}',
    methods: ['POST', 'PATCH', 'DELETE'],
    ownTeam: true,
    place: [MARKS.team, MARKS.team, MARKS.team, MARKS.foreignTeam, UNKNOWN],
    body: (name) => [{ name }, { name, isDefault: true }, { isDefault: true }, {}],
  },
  {
    route: '/api/auth/profile',
    // No DELETE, because the sender's account is needed.
    methods: ['GET', 'PUT', 'POST'],
    body: (full_name) => [{ full_name }, { full_name, plan_type: 'pro', ai_chat_count: 0, id: MARKS.user }],
  },
  { route: '/api/auth/export', methods: ['GET'] },
  {
    route: '/api/ai/chat',
    methods: ['POST'],
    body: (content) => [
      { messages: [{ role: 'user', content }], source: 'widget' },
      { messages: [{ role: 'user', content }], team: { formation: '4-3-3', slots: { GK: content } } },
    ],
  },
  { route: '/api/ai/history', query: { limit: ['50'], offset: ['0'] } },
  { route: '/api/ai/history', methods: ['DELETE'], query: { daysOld: ['30', '0'] } },
  {
    route: '/api/ai/history',
    methods: ['POST'],
    body: (content) => [
      { messageContent: content, responseContent: content, tokensUsed: 3 },
      { messageContent: 'Who?', responseContent: content },
    ],
  },
  { route: '/api/ai/history/stats' },
  { route: '/api/oauth/start' },
  {
    route: '/api/oauth/exchange',
    methods: ['POST'],
    headers: SPORTS_LOGIN,
    body: () => [
      { code: MARKS.code, state: MARKS.state },
      { code: 'abc', state: 'x' },
    ],
  },
  { route: '/api/oauth/refresh', methods: ['POST'], headers: SPORTS_LOGIN, body: () => [{}] },
  { route: '/api/oauth/session', headers: SPORTS_LOGIN },
  { route: '/api/oauth/signout', methods: ['POST'], headers: SPORTS_LOGIN, body: () => [{}] },
  { route: '/api/{}', methods: [], place: ['nope', 'teams', 'ai'] },
  {
    route: '/{}',
    methods: [],
    place: [
      'nope',
      '_next/static/nope.js',
      '_next/image?url=x',
      '_next/data/x.json',
      'favicon.ico',
      'player-index/nope.json',
    ],
  },
];

export const GET = ['GET'];

/** What should have succeeded but didn't. */
export function undone(outcomes: readonly { done: string | null }[]): string[] {
  const done = new Set(outcomes.map((outcome) => outcome.done));
  const deeds = TARGETS.flatMap(({ route, methods = GET, ownTeam = false }) =>
    methods.map((method) => `${method} ${route}${ownTeam ? ' of an own team' : ''}`),
  );
  return deeds.filter((deed) => !done.has(deed));
}

/** The routes in `app/` without a target. */
export function missingRoutes(): string[] {
  if (!existsSync('app')) throw new Error('Run this in the root of the repository.');
  const aimedAt = new Set(TARGETS.map(({ route }) => route));
  return globSync('app/**/{route.ts,page.tsx}')
    .map(
      (file) =>
        file
          .replaceAll('\\', '/')
          .replace(/^app|\/(route\.ts|page\.tsx)$/g, '')
          .replace(/\[\w+\]/g, '{}') || '/',
    )
    .filter((route) => !aimedAt.has(route));
}
