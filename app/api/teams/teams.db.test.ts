import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { POST as SAVE } from '#app/api/teams/save/route.ts';
import { change, copy, load, player, remove, save, team, user } from '#app/api/teams/team-calls.fixtures.ts';
import { checkTeam } from '#lib/team/file/check-team.ts';
import { teamArbitrary } from '#lib/team/team.fixtures.ts';
import { signUp } from '#supabase/tests/embedded.ts';
import { ask } from '#supabase/tests/requests.ts';
import { cloudTeamSchema } from '#types/cloud.ts';

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
    { numRuns: 60 },
  );
});

it('saves for a user who comes after 50 saves of another, long before those are done', async () => {
  const other = await signUp();
  let done = 0;
  const crowd = Array.from({ length: 50 }, () => save({ team: team(), asNew: true }).finally(() => done++));
  expect((await save({ team: team() }, other.token)).status).toBe(200);
  expect(done).toBeLessThan(10);
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
  ['eight substitutes', { substitutes: Array.from({ length: 8 }, (_, index) => player(`s${index}`)) }],
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
