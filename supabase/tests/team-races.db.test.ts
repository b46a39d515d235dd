import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { describeOnPostgres, plainDatabase, runAs } from '#supabase/tests/plain.ts';

const SLOTS = ['GK', 'LB', 'LCB', 'RCB', 'RB', 'LCM', 'CM', 'RCM', 'LW', 'ST', 'RW'];
const BENCH = [1, 2, 3, 4, 5, 6, 7];

/** The embedded backend has one connection, so nothing there happens at the same moment. */
describeOnPostgres('players of one team on plain PostgreSQL that are changed at the same moment', () => {
  let sql: Sql;
  let userId: string;
  let teamId: string;
  const as = (statement: string) => runAs(sql, 'authenticated', userId, statement);

  beforeAll(async () => {
    sql = await plainDatabase('team_races', 'own');
  });
  afterAll(() => sql.end());
  beforeEach(async () => {
    userId = randomUUID();
    await sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.test`})`;
    const [team] = await as(`insert into public.dream_teams (user_id, name, formation_id, formation_name)
      values ('${userId}', 'Raced', '4-3-3', '4-3-3') returning id`);
    teamId = String(team?.id);
    for (const slot of SLOTS) {
      await as(`insert into public.team_players (team_id, position, player_id, player_name)
        values ('${teamId}', '${slot}', '${slot}', 'One')`);
    }
    for (const slot of BENCH) {
      await as(`insert into public.team_substitutes (team_id, slot, position, player_id, player_name)
        values ('${teamId}', ${slot}, 'CB', 'sub-${slot}', 'One')`);
    }
  });

  /** About 6 KB for each changed player, so a team has room for ten. */
  const GROWN = `api_data = jsonb_build_object('text', repeat('x', 4000)),
    image_url = 'https://r2.thesportsdb.com/' || repeat('x', 2000)`;
  const growStarters = (slots: string[]) =>
    slots.map((slot) => as(`update public.team_players set ${GROWN} where position = '${slot}'`));
  const growBench = (slots: number[]) =>
    slots.map((slot) => as(`update public.team_substitutes set ${GROWN} where slot = ${slot}`));

  it.each([
    ['starters', () => growBench(BENCH), () => growStarters(SLOTS), 3],
    ['substitutes', () => growStarters(SLOTS.slice(3)), () => growBench(BENCH), 2],
  ])('stay within the size of a team: %s', async (_, before, race, room) => {
    await Promise.all(before());
    const outcomes = await Promise.allSettled(race());
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refused).toEqual(Array<string>(outcomes.length - room).fill('PT413'));
  });

  it('do not deadlock with saves of the team', async () => {
    const save = `select public.save_team('{"name": "Saved", "formation_id": "4-3-3", "formation_name": "4-3-3",
      "players": [{"position": "GK", "player_id": "1", "player_name": "One", "api_data": {}}],
      "substitutes": [{"slot": 1, "position": "CB", "player_id": "2", "player_name": "Two", "api_data": {}}]}')`;
    const others = [
      `update public.team_players set player_id = player_id || '1' where position = 'GK'`,
      'delete from public.team_substitutes',
    ];
    const work = Array.from({ length: 90 }, (_, index) => as(others[index % 3] ?? save));
    const failed = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
  });
});
