import { randomUUID } from 'node:crypto';
import { DATABASES, type Database, openPlain } from '#supabase/tests/databases.ts';
import { describeOnPostgres } from '#supabase/tests/plain.ts';

type Saved = { teamId: string; version: number };

const player = (position: string, id: string) => ({
  position,
  player_id: id,
  player_name: `Player ${id}`,
  jersey_number: 7,
  image_url: 'https://r2.thesportsdb.com/x.png',
  api_data: { nationality: 'Brazil', year: 1992 },
});
const SLOTS = ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'];
const team = (name: string, id: string | null = null) => ({
  id,
  name,
  formation_id: '4-3-3',
  formation_name: '4-3-3',
  players: SLOTS.map((slot, index) => player(slot, `${name}-${index}`)),
  substitutes: [1, 2, 3].map((slot) => ({ slot, ...player('CB', `${name}-sub-${slot}`) })),
});

describe.each(DATABASES)('save_team on the $database', ({ open }) => {
  let database: Database;
  let user: { userId: string };

  beforeAll(async () => {
    database = await open('save_team');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    user = { userId: await database.makeUser() };
  });

  const save = (args: Record<string, unknown>, caller = user) => database.call(caller, 'save_team', args);
  const saved = async (args: Record<string, unknown>, caller = user) => {
    const result = await save(args, caller);
    if (!result.ok) throw new Error(`not saved: ${result.code}`);
    return result.value as Saved;
  };
  const teamsOf = (userId: string) =>
    database.query(`
      select t.id, t.name, t.version, t.is_default,
        (select string_agg(p.player_id, ',' order by p.player_id) from public.team_players p where p.team_id = t.id) as players,
        (select count(*)::int from public.team_substitutes s where s.team_id = t.id) as substitutes
      from public.dream_teams t where t.user_id = '${userId}' order by t.updated_at desc`);

  it('creates the default team, then saves over it', async () => {
    const first = await saved({ p_team: team('One') });
    const second = await saved({ p_team: team('Two', first.teamId), p_version: first.version });
    expect([first.version, second]).toEqual([1, { teamId: first.teamId, version: 2 }]);
    const [stored, ...others] = await teamsOf(user.userId);
    expect(others).toHaveLength(0);
    expect(stored).toMatchObject({ name: 'Two', is_default: true, substitutes: 3 });
    expect(String(stored?.players).split(',')).toHaveLength(11);
  });

  it('lets one of 20 concurrent saves over the same version win', async () => {
    const { teamId, version } = await saved({ p_team: team('Base') });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ p_team: team(`W${index}`, teamId), p_version: version })),
    );
    const codes = results.map((result) => (result.ok ? 'saved' : result.code)).sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 'PT409'), 'saved']);
    const [stored] = await teamsOf(user.userId);
    const winner = `W${results.findIndex((result) => result.ok)}`;
    // The whole team is the winner's, including its name and every player.
    expect(stored).toMatchObject({ name: winner, version: 2 });
    expect(
      String(stored?.players)
        .split(',')
        .every((id) => id.startsWith(`${winner}-`)),
    ).toBe(true);
  });

  it('creates one team from 10 concurrent first saves', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ p_team: team(`F${index}`), p_version: 0 })),
    );
    expect(results.map((result) => (result.ok ? 'saved' : result.code)).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'PT409'),
      'saved',
    ]);
    expect(await teamsOf(user.userId)).toHaveLength(1);
  });

  it('creates one team from 10 concurrent first saves without a version', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => saved({ p_team: team(`N${index}`) })));
    expect(new Set(results.map(({ teamId }) => teamId)).size).toBe(1);
    expect(results.map(({ version }) => version).sort((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('responds to a repeated request as to the first, even after another save', async () => {
    const request = { p_team: team('Asked'), p_request_id: randomUUID(), p_version: 0 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => saved(request)));
    const { teamId } = await saved({ p_team: team('Later'), p_version: 1 });
    expect([...answers, await saved(request)]).toEqual(Array.from({ length: 6 }, () => ({ teamId, version: 1 })));
    expect(await teamsOf(user.userId)).toEqual([expect.objectContaining({ name: 'Later', version: 2 })]);
  });

  it("does not confuse another user's request id with one's own", async () => {
    const requestId = randomUUID();
    const mine = await saved({ p_team: team('Mine'), p_request_id: requestId });
    const stranger = { userId: await database.makeUser() };
    const theirs = await saved({ p_team: team('Theirs'), p_request_id: requestId }, stranger);
    expect(theirs.teamId).not.toBe(mine.teamId);
  });

  it.each([
    ['a player twice on the pitch', { players: [player('GK', 'x'), player('LB', 'x')] }],
    ['a slot twice', { players: [player('GK', 'x'), player('GK', 'y')] }],
    ['a player on pitch and bench', { substitutes: [{ slot: 1, ...player('CB', 'New-3') }] }],
    ['a 31st seat', { substitutes: [{ slot: 31, ...player('CB', 'z') }] }],
    ['a blank name', { name: '  ' }],
    ['extra data that is a list', { players: [{ ...player('GK', 'x'), api_data: [1] }] }],
    ['the same captain twice', { captain_id: 'New-1', vice_captain_id: 'New-1' }],
  ])('keeps the old team complete if the new one has %s', async (_, fault) => {
    const { teamId, version } = await saved({ p_team: team('Old') });
    const before = await teamsOf(user.userId);
    const result = await save({ p_team: { ...team('New', teamId), ...fault }, p_version: version });
    expect(result.ok).toBe(false);
    expect(await teamsOf(user.userId)).toEqual(before);
  });

  it('keeps captain, vice-captain and colours, in copies too, and gives a team without them the default colours', async () => {
    const look = { captain_id: 'Led-3', vice_captain_id: 'Led-sub-1', shirt_colour: 'claret', pitch_colour: 'night' };
    const { teamId, version } = await saved({ p_team: { ...team('Led'), ...look } });
    await database.call(user, 'duplicate_team', { p_team_id: teamId });
    const looks = () =>
      database.query(`select captain_id, vice_captain_id, shirt_colour, pitch_colour from public.dream_teams
        where user_id = '${user.userId}' order by created_at`);
    expect(await looks()).toEqual([look, look]);
    await saved({ p_team: team('Led', teamId), p_version: version });
    const plain = { captain_id: null, vice_captain_id: null, shirt_colour: 'ink', pitch_colour: 'grass' };
    expect(await looks()).toEqual([plain, look]);
  });

  it('counts a new captain as a change, so that the next save of an older state conflicts', async () => {
    const { teamId, version } = await saved({ p_team: team('Led') });
    await database.query(`update public.dream_teams set captain_id = 'Led-1' where id = '${teamId}'`);
    expect(await save({ p_team: team('Led', teamId), p_version: version })).toEqual({ ok: false, code: 'PT409' });
  });

  it("rejects another user's team and a deleted one", async () => {
    const stranger = { userId: await database.makeUser() };
    const { teamId } = await saved({ p_team: team('Theirs') }, stranger);
    expect(await save({ p_team: team('Mine', teamId) })).toEqual({ ok: false, code: 'PT404' });
    expect(await save({ p_team: team('Mine', randomUUID()) })).toEqual({ ok: false, code: 'PT404' });
    expect(await teamsOf(stranger.userId)).toEqual([expect.objectContaining({ name: 'Theirs', version: 1 })]);
  });

  it('rejects anyone not signed in', async () => {
    expect(await database.call('anon', 'save_team', { p_team: team('X') })).toEqual({ ok: false, code: '42501' });
  });

  it('creates more teams, duplicates them, and keeps one default', async () => {
    const first = await saved({ p_team: team('First') });
    const second = await saved({ p_team: team('Second'), p_as_new: true });
    const copy = await database.call(user, 'duplicate_team', { p_team_id: second.teamId });
    expect(copy).toMatchObject({ ok: true, value: { version: 1 } });
    expect(await teamsOf(user.userId)).toEqual([
      expect.objectContaining({ name: 'Second (copy)', is_default: false, substitutes: 3 }),
      expect.objectContaining({ name: 'Second', is_default: false }),
      expect.objectContaining({ name: 'First', is_default: true }),
    ]);
    await database.query(`update public.dream_teams set is_default = true where id = '${second.teamId}'`);
    expect((await teamsOf(user.userId)).filter((row) => row.is_default)).toEqual([
      expect.objectContaining({ name: 'Second' }),
    ]);
    // Changing the default doesn't change a team, so the next save doesn't conflict.
    expect(await saved({ p_team: team('First', first.teamId), p_version: 1 })).toMatchObject({ version: 2 });
  });

  it('makes the newest remaining team the default if the default is deleted', async () => {
    const first = await saved({ p_team: team('First') });
    await saved({ p_team: team('Second'), p_as_new: true });
    await saved({ p_team: team('Third'), p_as_new: true });
    await database.query(`delete from public.dream_teams where id = '${first.teamId}'`);
    expect(await teamsOf(user.userId)).toEqual([
      expect.objectContaining({ name: 'Third', is_default: true }),
      expect.objectContaining({ name: 'Second', is_default: false }),
    ]);
    await database.query(`delete from auth.users where id = '${user.userId}'`);
    expect(await teamsOf(user.userId)).toEqual([]);
  });
});

// In a database of its own: other tests use the embedded one at the same time.
describeOnPostgres('a further column of a team’s members, on plain PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPlain('further_column');
    await database.query(`alter table public.team_players add column height smallint;
      alter table public.team_substitutes add column height smallint`);
  });
  afterAll(() => database.close());

  const heights = (teamId: string) =>
    database.query(`
      select height from public.team_players where team_id = '${teamId}'
      union all select height from public.team_substitutes where team_id = '${teamId}' order by height`);

  it('is saved, copied, and empty if an older release saves', async () => {
    const user = { userId: await database.makeUser() };
    const call = async (name: string, args: Record<string, unknown>) => {
      const result = await database.call(user, name, args);
      return result.ok ? (result.value as Saved).teamId : result.code;
    };
    const member = (id: string, height?: number) => ({ ...player('CB', id), ...(height && { height }) });
    const withHeights = (...numbers: [number?, number?]) => ({
      ...team('Tall'),
      players: [member('tall', numbers[0])],
      substitutes: [{ slot: 1, ...member('taller', numbers[1]) }],
    });
    const teamId = await call('save_team', { p_team: withHeights(190, 201) });
    const copy = await call('duplicate_team', { p_team_id: teamId });
    expect(await heights(copy)).toEqual([{ height: 190 }, { height: 201 }]);
    await call('save_team', { p_team: { ...withHeights(), id: teamId } });
    expect(await heights(teamId)).toEqual([{ height: null }, { height: null }]);
  });

  it('counts towards the 64 KB of a team', async () => {
    await database.query('alter table public.team_players add column note text check (char_length(note) <= 4000)');
    const user = { userId: await database.makeUser() };
    const save = (bytes: number) => {
      const players = Array.from({ length: 11 }, (_, index) => ({
        ...player(`P${index}`, `p-${index}`),
        api_data: { text: 'x'.repeat(4000) },
        note: 'x'.repeat(bytes),
      }));
      return database.call(user, 'save_team', { p_team: { ...team('Noted'), players } });
    };
    expect(await save(1000)).toMatchObject({ ok: true });
    expect(await save(2500)).toEqual({ ok: false, code: 'PT413' });
  });
});
