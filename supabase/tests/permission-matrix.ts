import { literal } from '#supabase/tests/plain.ts';

export const ACTORS = ['anon', 'owner', 'other'] as const;
export type Actor = (typeof ACTORS)[number];

export const COMMANDS = ['select', 'insert', 'update', 'delete', 'upsert'] as const;
export type Command = (typeof COMMANDS)[number];

export type Fixture = { ownerId: string; otherId: string };

const TEAM = '11111111-1111-4111-8111-111111111111';
const COACH = '22222222-2222-4222-8222-222222222222';
const REQUEST = '33333333-3333-4333-8333-333333333333';
const EXCHANGE = '44444444-4444-4444-8444-444444444444';
const RESERVATION = '55555555-5555-4555-8555-555555555555';
const FRESH = '66666666-6666-4666-8666-666666666666';

type Row = Record<string, unknown>;

export type TableCase = {
  table: string;
  key: (fixture: Fixture) => Row;
  insert: (fixture: Fixture) => Row;
  update: Row;
  upsert: (fixture: Fixture) => Row;
  /** What the owner may do. Nobody else may do anything. */
  owner: readonly Command[];
};

const member = { player_id: 'p-9', player_name: 'Nine', api_data: {} };

export const TABLES: readonly TableCase[] = [
  {
    table: 'user_profiles',
    key: ({ ownerId }) => ({ id: ownerId }),
    insert: ({ ownerId }) => ({ id: ownerId, email: 'x@example.test', plan_type: 'pro' }),
    update: { full_name: 'Changed' },
    upsert: ({ ownerId }) => ({ id: ownerId, full_name: 'Changed' }),
    owner: ['select', 'update'],
  },
  {
    table: 'dream_teams',
    key: () => ({ id: TEAM }),
    insert: ({ ownerId }) => ({
      id: FRESH,
      user_id: ownerId,
      name: 'New',
      formation_id: '4-4-2',
      formation_name: '4-4-2',
    }),
    update: { name: 'Changed' },
    upsert: ({ ownerId }) => ({
      id: TEAM,
      user_id: ownerId,
      name: 'Changed',
      formation_id: '4-4-2',
      formation_name: '4-4-2',
    }),
    owner: COMMANDS,
  },
  {
    table: 'team_players',
    key: () => ({ team_id: TEAM, position: 'GK' }),
    insert: () => ({ team_id: TEAM, position: 'LB', ...member }),
    update: { player_name: 'Changed' },
    upsert: () => ({ team_id: TEAM, position: 'GK', ...member }),
    owner: COMMANDS,
  },
  {
    table: 'team_substitutes',
    key: () => ({ team_id: TEAM, slot: 1 }),
    insert: () => ({ team_id: TEAM, slot: 2, position: 'CB', ...member }),
    update: { player_name: 'Changed' },
    upsert: () => ({ team_id: TEAM, slot: 1, position: 'CB', ...member }),
    owner: COMMANDS,
  },
  {
    table: 'team_coaches',
    key: () => ({ id: COACH }),
    insert: () => ({ id: FRESH, team_id: TEAM, coach_name: 'New' }),
    update: { coach_name: 'Changed' },
    upsert: () => ({ id: COACH, team_id: TEAM, coach_name: 'Changed' }),
    owner: ['select'],
  },
  {
    table: 'team_saves',
    key: ({ ownerId }) => ({ user_id: ownerId, request_id: REQUEST }),
    insert: ({ ownerId }) => ({ user_id: ownerId, request_id: FRESH, team_id: TEAM, version: 1 }),
    update: { version: 9 },
    upsert: ({ ownerId }) => ({ user_id: ownerId, request_id: REQUEST, team_id: TEAM, version: 9 }),
    owner: ['select', 'insert', 'delete'],
  },
  {
    table: 'ai_chat_history',
    key: () => ({ id: EXCHANGE }),
    insert: ({ ownerId }) => ({ user_id: ownerId, message_content: 'Who?', response_content: 'He.' }),
    update: { response_content: 'Changed' },
    upsert: ({ ownerId }) => ({ id: EXCHANGE, user_id: ownerId, message_content: 'Who?', response_content: 'Changed' }),
    owner: ['select', 'insert', 'delete'],
  },
];

export type FunctionCase = {
  name: string;
  args: (fixture: Fixture) => Row;
  /** Callable, but may affect only the caller's own rows. */
  allowed: readonly Actor[];
  /** Tables the call may change when it is allowed. */
  changes: boolean;
};

const teamToSave = { name: 'Saved', formation_id: '4-3-3', formation_name: '4-3-3', players: [], substitutes: [] };

export const FUNCTIONS: readonly FunctionCase[] = [
  { name: 'save_team', args: () => ({ p_team: { id: TEAM, ...teamToSave } }), allowed: ['owner'], changes: true },
  { name: 'duplicate_team', args: () => ({ p_team_id: TEAM }), allowed: ['owner'], changes: true },
  { name: 'delete_chat_history', args: () => ({ p_days_old: 0 }), allowed: ['owner', 'other'], changes: true },
  { name: 'chat_history_stats', args: () => ({}), allowed: ['owner', 'other'], changes: false },
  {
    name: 'ai_reserve',
    args: ({ ownerId }) => ({ p_user: ownerId, p_limit: 1000, p_period: 'day', p_cap: 1000 }),
    allowed: [],
    changes: true,
  },
  { name: 'ai_used', args: ({ ownerId }) => ({ p_user: ownerId, p_period: 'day' }), allowed: [], changes: false },
  { name: 'ai_settle', args: () => ({ p_reservation: RESERVATION }), allowed: [], changes: true },
  { name: 'ai_excuse', args: () => ({ p_reservation: RESERVATION }), allowed: [], changes: true },
  { name: 'ai_release', args: () => ({ p_reservation: RESERVATION }), allowed: [], changes: true },
];

export const PRIVATE_TABLES = ['ai_questions', 'ai_reservations', 'ai_days', 'ai_departed_questions'] as const;

export function seedSql({ ownerId, otherId }: Fixture): string {
  const both = `('${ownerId}', '${otherId}')`;
  return `
    delete from public.dream_teams where user_id in ${both};
    delete from public.ai_chat_history where user_id in ${both};
    delete from private.ai_reservations where user_id in ${both};
    delete from private.ai_questions where user_id in ${both};
    update public.user_profiles set full_name = 'Owner', plan_type = 'free', ai_chat_count = 4 where id in ${both};
    insert into public.dream_teams (id, user_id, name, formation_id, formation_name)
      values ('${TEAM}', '${ownerId}', 'Owned', '4-3-3', '4-3-3');
    insert into public.team_players (team_id, position, player_id, player_name) values ('${TEAM}', 'GK', 'p-1', 'One');
    insert into public.team_substitutes (team_id, slot, position, player_id, player_name)
      values ('${TEAM}', 1, 'CB', 'p-2', 'Two');
    insert into public.team_coaches (id, team_id, coach_name) values ('${COACH}', '${TEAM}', 'Coach');
    insert into public.team_saves (user_id, request_id, team_id, version) values ('${ownerId}', '${REQUEST}', '${TEAM}', 1);
    insert into public.ai_chat_history (id, user_id, message_content, response_content)
      values ('${EXCHANGE}', '${ownerId}', 'Who?', 'Him.');
    insert into private.ai_questions (user_id, day, asked) values ('${ownerId}', private.utc_today(), 4);
    insert into private.ai_reservations (id, user_id, day, period)
      values ('${RESERVATION}', '${ownerId}', private.utc_today(), 'daily');
  `;
}

/** Everything both users have, including the counter, as one text. A rejected call must not change it. */
export function snapshotSql({ ownerId, otherId }: Fixture): string {
  const both = `('${ownerId}', '${otherId}')`;
  const teams = `(select id from public.dream_teams where user_id in ${both})`;
  const parts = [
    ...['dream_teams', 'team_saves', 'ai_chat_history'].map((table) => `public.${table} t where user_id in ${both}`),
    `public.user_profiles t where id in ${both}`,
    ...['team_players', 'team_substitutes', 'team_coaches'].map(
      (table) => `public.${table} t where team_id in ${teams}`,
    ),
    ...['ai_questions', 'ai_reservations'].map((table) => `private.${table} t where user_id in ${both}`),
  ];
  const texts = parts.map((part) => `(select coalesce(string_agg(t::text, ';' order by t::text), '') from ${part})`);
  return `select ${texts.join(" || '|' || ")} as content`;
}

const where = (key: Row) =>
  Object.entries(key)
    .map(([column, value]) => `${column} = ${literal(value)}`)
    .join(' and ');

export function cellSql(command: Command, test: TableCase, fixture: Fixture): string {
  const key = test.key(fixture);
  const from = `public.${test.table}`;
  const assignments = (row: Row) =>
    Object.entries(row)
      .map(([column, value]) => `${column} = ${literal(value)}`)
      .join(', ');
  const insertion = (row: Row) =>
    `insert into ${from} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')})`;
  switch (command) {
    case 'select':
      return `select * from ${from} where ${where(key)}`;
    case 'insert':
      return insertion(test.insert(fixture));
    case 'update':
      return `update ${from} set ${assignments(test.update)} where ${where(key)}`;
    case 'delete':
      return `delete from ${from} where ${where(key)}`;
    case 'upsert': {
      const row = test.upsert(fixture);
      return `${insertion(row)} on conflict (${Object.keys(key).join(', ')}) do update set ${assignments(row)}`;
    }
  }
}

export function callSql(test: FunctionCase, fixture: Fixture): string {
  const args = Object.entries(test.args(fixture)).map(([name, value]) => `${name} => ${literal(value)}`);
  return `select public.${test.name}(${args.join(', ')})`;
}
