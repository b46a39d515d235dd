import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { DELETE, POST as DUPLICATE, PATCH } from '#app/api/teams/[id]/route.ts';
import { GET as LOAD } from '#app/api/teams/load/route.ts';
import { POST as SAVE } from '#app/api/teams/save/route.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { makePlayer, teamArbitrary } from '#lib/team/team.fixtures.ts';
import { runs } from '#scripts/test/runs.ts';
import { query, signUp, type TestUser } from '#supabase/tests/embedded.ts';
import { type Ask, ask, type RouteHandler } from '#supabase/tests/requests.ts';
import { cloudTeamSchema } from '#types/cloud.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';

let user: TestUser;
beforeEach(async () => {
  user = await signUp('Fan');
});

const save = (body: unknown, token = user.token) => ask(SAVE, 'POST', '/api/teams/save', { body, token });
const load = async (search = '', token = user.token) => {
  const { status, answer } = await ask(LOAD, 'GET', `/api/teams/load${search}`, { token });
  return { status, teams: (answer.teams ?? []) as Record<string, unknown>[], answer };
};
const onTeam =
  (handler: unknown, method: string) =>
  (id: string, wish: Ask = {}) =>
    ask(handler as RouteHandler, method, `/api/teams/${id}`, { token: user.token, params: { id }, ...wish });
const change = onTeam(PATCH, 'PATCH');
const copy = onTeam(DUPLICATE, 'POST');
const remove = onTeam(DELETE, 'DELETE');

const player = (id: string, more: object = {}) => ({
  ...makePlayer({ id, jerseyNumber: 11, apiId: `api-${id}`, goals: 3, assists: 4 }),
  imageUrl: 'https://r2.thesportsdb.com/images/media/player/thumb/x.jpg',
  ...more,
});
const team = (more: object = {}) => ({
  id: null,
  name: 'My Dream Team',
  formation: '4-3-3',
  players: { GK: player('1', { position: 'GK' }), ST: player('2') },
  substitutes: [player('3', { isSubstitute: true }), player('4', { isSubstitute: true, imageUrl: null, year: null })],
  ...more,
});

it('saves and loads a team without losing anything', async () => {
  await fc.assert(
    fc.asyncProperty(teamArbitrary(), async (sent) => {
      const clean = checkTeam(sent);
      const { status, answer } = await save({ team: clean });
      expect([status, answer]).toMatchObject([200, { success: true }]);
      const [stored] = (await load()).teams;
      expect(stored).toEqual({
        ...clean,
        id: answer.teamId,
        version: answer.version,
        isDefault: true,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        coach: null,
      });
    }),
    { numRuns: runs(20) },
  );
});

it('saves for a user who comes after 50 saves of another, long before those are done', async () => {
  const other = await signUp();
  let done = 0;
  const crowd = Array.from({ length: 50 }, () => save({ team: team(), asNew: true }).finally(() => done++));
  expect((await save({ team: team() }, other.token)).status).toBe(200);
  // Without turns, it would be about thirty; with them, ten on a busy machine.
  expect(done).toBeLessThan(20);
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
});

it('loads nothing for a new user', async () => {
  expect(await load()).toMatchObject({ status: 200, answer: { success: true, teams: [] } });
  expect((await load('?only=default')).teams).toEqual([]);
});

it('responds to a stale version with the stored team', async () => {
  const first = await save({ team: team(), version: 0 });
  await save({ team: team({ name: 'By the other device' }), version: 1 });
  const stale = await save({ team: team({ id: first.answer.teamId, name: 'Mine' }), version: 1 });
  expect(stale.status).toBe(409);
  expect(stale.answer).toMatchObject({
    success: false,
    conflict: true,
    error: 'This team was changed on another device.',
  });
  const current = cloudTeamSchema.parse(stale.answer.team);
  expect(current).toMatchObject({ name: 'By the other device', version: 2, id: first.answer.teamId });
  expect((await save({ team: team({ name: 'Mine' }), version: current.version })).answer).toMatchObject({ version: 3 });
});

it('responds to a second first save with the stored team', async () => {
  await save({ team: team({ name: 'First device' }), version: 0 });
  const second = await save({ team: team({ name: 'Second device' }), version: 0 });
  expect([second.status, second.answer.team]).toMatchObject([409, { name: 'First device', version: 1 }]);
});

it('responds to a repeated request as to the first', async () => {
  const body = { team: team(), version: 0, requestId: randomUUID() };
  const answers = [await save(body), await save(body)];
  expect(answers.map(({ status, answer }) => [status, answer])).toEqual(
    answers.map(() => [200, { success: true, teamId: answers[0]?.answer.teamId, version: 1 }]),
  );
});

it.each([
  ['a player on pitch and bench', { substitutes: [player('1', { isSubstitute: true })] }],
  ['a slot from another formation', { players: { LST: player('1') } }],
  ['an unknown formation', { formation: '9-9-9' }],
  ['too many substitutes', { substitutes: Array.from({ length: MAX_SUBSTITUTES + 1 }, (_, at) => player(`s${at}`)) }],
  ['a picture from another host', { players: { GK: player('1', { imageUrl: 'https://evil.test/x.png' }) } }],
  ['a name of 61 characters', { name: 'n'.repeat(61) }],
  ['an invalid id', { id: 'x' }],
  ['a text of 121 characters', { players: { GK: player('1', { nationality: 'n'.repeat(121) }) } }],
  ['a number sent as text', { players: { GK: player('1', { year: '1989' }) } }],
])('rejects a team with %s', async (_, fault) => {
  const { status, answer } = await save({ team: team(fault) });
  expect([status, answer.success]).toEqual([400, false]);
  expect((await load()).teams).toEqual([]);
});

it('removes invisible characters and those a database rejects', async () => {
  const name = `A${String.fromCharCode(0)}B\u202E${String.fromCharCode(0xd800)}C`;
  expect((await save({ team: team({ name, players: { GK: player('1', { name }) } }) })).status).toBe(200);
  expect((await load()).teams).toMatchObject([{ name: 'ABC', players: { GK: { name: 'ABC' } } }]);
});

it('ignores a __proto__ field', async () => {
  const body = JSON.stringify({ team: team() }).replace('"players":{', '"players":{"__proto__":{"GK":null},');
  const { status } = await ask(SAVE, 'POST', '/api/teams/save', { text: body, token: user.token });
  expect([200, 400]).toContain(status);
  expect(({} as Record<string, unknown>).GK).toBeUndefined();
});

describe('another user’s teams', () => {
  it('cannot be saved, renamed, made the default, copied or deleted', async () => {
    const stranger = await signUp('Stranger');
    const { answer } = await save({ team: team({ name: 'Theirs' }) }, stranger.token);
    const id = String(answer.teamId);
    const attempts = [
      await save({ team: team({ id }) }),
      await save({ team: team({ id }), version: 1 }),
      await change(id, { body: { name: 'Mine' } }),
      await change(id, { body: { isDefault: true } }),
      await copy(id, { body: {} }),
      await remove(id),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404));
    expect((await load('', stranger.token)).teams).toMatchObject([{ name: 'Theirs', version: 1 }]);
    expect((await load()).teams).toEqual([]);
    expect((await load(`?id=${id}`)).teams).toEqual([]);
  });
});

describe('the list', () => {
  const ids: Record<string, string> = {};
  beforeEach(async () => {
    for (const name of ['A', 'B', 'C']) {
      const { answer } = await save({ team: team({ name }), asNew: true });
      ids[name] = String(answer.teamId);
    }
  });
  const idOf = (name: string) => ids[name] ?? '';
  const names = async () => (await load()).teams.map(({ name, isDefault }) => (isDefault ? `${name}*` : name));

  it('is newest first, and the first team is the default', async () => {
    expect(await names()).toEqual(['C', 'B', 'A*']);
    expect((await load('?only=default')).teams).toMatchObject([{ name: 'A' }]);
  });

  it('duplicates a team completely, makes another one the default, and renames', async () => {
    const { answer: copied } = await copy(idOf('A'), { body: { name: 'Copy' } });
    const [listed, , , original] = (await load()).teams;
    const changed = { id: copied.teamId, name: 'Copy', isDefault: false, updatedAt: listed?.updatedAt };
    expect(listed).toEqual({ ...original, ...changed });
    expect((await change(idOf('B'), { body: { isDefault: true } })).status).toBe(200);
    expect(await names()).toEqual(['Copy', 'C', 'B*', 'A']);
    const { status, answer } = await change(idOf('A'), { body: { name: 'Renamed' } });
    expect([status, answer.team]).toMatchObject([200, { name: 'Renamed', version: 2, isDefault: false }]);
    expect(await names()).toEqual(['Renamed', 'Copy', 'C', 'B*']);
  });

  it('cleans a new name, for a team and for a copy', async () => {
    const name = ' A\u0000B\n\u202EC\uD800 ';
    expect((await change(idOf('A'), { body: { name } })).status).toBe(200);
    expect((await copy(idOf('B'), { body: { name } })).status).toBe(200);
    expect(await names()).toEqual(['AB C', 'AB C*', 'C', 'B']);
  });

  it.each(['', '   ', '\u0000', '\u200B\n', 'n'.repeat(61)])('rejects the name %j', async (name) => {
    const { status, answer } = await change(idOf('A'), { body: { name } });
    expect([status, answer.error]).toEqual([400, 'Invalid field: name.']);
    expect((await copy(idOf('A'), { body: { name } })).status).toBe(400);
    expect(await names()).toEqual(['C', 'B', 'A*']);
  });

  it('deletes a team, and the newest remaining one becomes the default', async () => {
    expect((await remove(idOf('A'))).status).toBe(200);
    expect(await names()).toEqual(['C*', 'B']);
    expect((await remove(idOf('A'))).status).toBe(404);
    expect((await remove('not-an-id')).status).toBe(404);
  });

  it('comes in pages without repeats or gaps', async () => {
    await query(`insert into public.dream_teams (user_id, name, formation_id, formation_name)
      select '${user.id}', 'Team ' || n, '4-4-2', '4-4-2' from generate_series(1, 47) n`);
    const seen: unknown[] = [];
    let page = await load('?limit=9');
    while (page.teams.length > 0) {
      seen.push(...page.teams.map(({ id }) => id));
      page = await load(`?limit=9&before=${encodeURIComponent(String(page.teams.at(-1)?.updatedAt))}`);
    }
    expect([seen.length, new Set(seen).size]).toEqual([50, 50]);
  });

  it.each([
    ['?limit=0', 200, 1],
    ['?limit=-5', 200, 1],
    ['?limit=100000', 200, 3],
    ['', 200, 3],
    ['?limit=NaN', 400, 0],
    ['?limit=1.5', 400, 0],
    ['?limit=1;drop', 400, 0],
    ['?before=yesterday', 400, 0],
    ['?before=0001-01-01T00:00:00Z', 200, 0],
    ['?before=9999-12-31T23:59:59.999999Z', 200, 3],
    ['?before=2999-01-01T00:00:00-15:59', 200, 3],
    ['?only=all', 400, 0],
    ['?user_id=x', 400, 0],
  ])('responds to %s with %d and %d teams', async (search, status, count) => {
    const page = await load(search);
    expect([page.status, page.teams.length]).toEqual([status, count]);
  });
});

it('rejects times the database cannot read', async () => {
  for (const before of [
    '0000-01-01T00:00:00Z',
    '2023-02-29T00:00:00Z',
    '2026-01-01T24:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00-16:00',
    '2026-01-01T00:00:00+23:59',
    `2026-01-01T00:00:00.${'0'.repeat(200)}Z`,
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    'infinity',
  ]) {
    const { status, answer } = await load(`?before=${encodeURIComponent(before)}`);
    expect([before, status, answer.error]).toEqual([before, 400, 'Invalid parameter: before.']);
  }
});

it('shows a coach', async () => {
  const { answer } = await save({ team: team() });
  await query(`insert into public.team_coaches (team_id, coach_name) values ('${answer.teamId}', 'Emma Hayes')`);
  expect((await load()).teams).toMatchObject([{ coach: 'Emma Hayes' }]);
});

it('leaves out a team broken by its owner in the database, and logs it', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { answer } = await save({ team: team() });
  await query(`insert into public.team_players (team_id, position, player_id, player_name)
    values ('${answer.teamId}', 'LST', 'odd', 'Odd')`);
  expect((await load()).teams).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  await query(`insert into public.dream_teams (user_id, name, formation_id, formation_name, updated_at)
    select '${user.id}', 'Older', '4-4-2', '4-4-2', now() - interval '1 day'`);
  expect((await load('?limit=1')).teams).toMatchObject([{ name: 'Older' }]);
});

it('rejects a 51st team with a clear message, whether saved or duplicated', async () => {
  const { answer: saved } = await save({ team: team() });
  await query(`insert into public.dream_teams (user_id, name, formation_id, formation_name)
    select '${user.id}', 'Team ' || n, '4-4-2', '4-4-2' from generate_series(1, 49) n`);
  for (const { status, answer } of [
    await copy(String(saved.teamId), { body: {} }),
    await save({ team: team(), asNew: true }),
  ]) {
    expect([status, answer.error]).toEqual([403, 'You already have 50 teams. Delete one to save another.']);
  }
});
