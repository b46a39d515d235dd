import { DELETE, POST as DUPLICATE, PATCH } from '#app/api/teams/[id]/route.ts';
import { GET as LOAD } from '#app/api/teams/load/route.ts';
import { POST as SAVE } from '#app/api/teams/save/route.ts';
import { makePlayer } from '#lib/team/team.fixtures.ts';
import { signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { type Ask, ask, type RouteHandler } from '#supabase/tests/requests.ts';

export let user: TestUser;
beforeEach(async () => {
  user = await signUp('Fan');
});

export const save = (body: unknown, token = user.token) => ask(SAVE, 'POST', '/api/teams/save', { body, token });
export const load = async (search = '', token = user.token) => {
  const { status, answer } = await ask(LOAD, 'GET', `/api/teams/load${search}`, { token });
  return { status, teams: (answer.teams ?? []) as Record<string, unknown>[], answer };
};
const onTeam =
  (handler: unknown, method: string) =>
  (id: string, wish: Ask = {}) =>
    ask(handler as RouteHandler, method, `/api/teams/${id}`, { token: user.token, params: { id }, ...wish });
export const change = onTeam(PATCH, 'PATCH');
export const copy = onTeam(DUPLICATE, 'POST');
export const remove = onTeam(DELETE, 'DELETE');

export const player = (id: string, more: object = {}) => ({
  ...makePlayer({ id, jerseyNumber: 11, apiId: `api-${id}`, goals: 3, assists: 4 }),
  imageUrl: 'https://r2.thesportsdb.com/images/media/player/thumb/x.jpg',
  ...more,
});
export const team = (more: object = {}) => ({
  id: null,
  name: 'My Dream Team',
  formation: '4-3-3',
  players: { GK: player('1', { position: 'GK' }), ST: player('2') },
  substitutes: [player('3', { isSubstitute: true }), player('4', { isSubstitute: true, imageUrl: null, year: null })],
  ...more,
});
