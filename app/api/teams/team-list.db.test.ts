import { change, copy, load, remove, save, team, user } from '#app/api/teams/team-calls.fixtures.ts';
import { query } from '#supabase/tests/embedded.ts';

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
