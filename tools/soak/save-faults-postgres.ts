import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { toRows } from '#lib/supabase/team-rows.ts';
import { literal, plainDatabase, runAs } from '#supabase/tests/plain.ts';
import { fullTeam } from '#tools/fans.ts';
import { type Outcome, type Save, STORED, verdict } from '#tools/soak/save-verdict.ts';

const SAVE_TEAM = 'public.save_team(jsonb,integer,uuid,boolean)';

/**
 * Adds a call after each statement of a PL/pgSQL function. The call is an assignment, which doesn't change FOUND. A
 * semicolon outside parentheses, strings and comments ends a statement or a block.
 */
function withFaultPoints(definition: string): string {
  const begin = definition.indexOf('\nbegin\n');
  const end = definition.lastIndexOf('\nend;');
  const head = definition.slice(0, begin).replace('declare\n', 'declare\n  v_fault integer;\n');
  let point = 0;
  const skipped = /--[^\n]*|'(?:[^']|'')*'|\((?:[^()']|'(?:[^']|'')*'|\((?:[^()']|'(?:[^']|'')*'|\([^()]*\))*\))*\)|;/g;
  const body = definition.slice(begin, end).replace(skipped, (found) => {
    if (found !== ';') return found;
    point += 1;
    return `; v_fault := public.fault_point(${point});`;
  });
  if (point === 0) throw new Error('save_team has no statements to interrupt.');
  return `${head}${body}${definition.slice(end)}`;
}

const FAULT_POINT = `
  create function public.fault_point(point integer) returns integer language plpgsql as $$
  begin
    perform set_config('test.reached', current_setting('test.reached', true) || point || ' ', true);
    if current_setting('test.point', true) = point::text then
      if current_setting('test.way', true) = 'raise' then
        raise exception 'fault after statement %', point;
      end if;
      perform pg_sleep(60);
    end if;
    return point;
  end $$;
  create function public.fault_row() returns trigger language plpgsql as $$
  begin
    perform set_config('test.row', (coalesce(nullif(current_setting('test.row', true), ''), '0')::integer + 1)::text, true);
    if current_setting('test.row') = current_setting('test.point', true) then
      raise exception 'fault at row %', current_setting('test.row');
    end if;
    return coalesce(new, old);
  end $$`;

const callOf = ({ team, version, requestId, asNew }: Save) =>
  `public.save_team(${literal(toRows(team))}, ${literal(version)}, ${literal(requestId)}, ${asNew})`;

/** The statements a save executes. */
async function pointsOf(sql: Sql, save: Save): Promise<number[]> {
  const query = `select ${callOf(save)}, current_setting('test.reached', true) as reached`;
  const [row] = await runAs(sql, 'authenticated', save.userId, query);
  return String(row?.reached).trim().split(' ').map(Number);
}

type Way = 'raise' | 'cancel' | 'terminate' | 'kill';

/** The tables a save writes, and the rows at which to stop it. */
const ROWS: readonly [table: string, event: string, rows: readonly number[]][] = [
  ['dream_teams', 'update', [1]],
  ['team_players', 'delete', [1, 6, 11]],
  ['team_substitutes', 'delete', [1, 4, 7]],
  ['team_players', 'insert', [1, 6, 11]],
  ['team_substitutes', 'insert', [1, 4, 7]],
  ['team_saves', 'insert', [1]],
];

type Connection = { host: string; port: number; user: string; database: string };
type Setting = 'test.point' | 'test.way' | 'statement_timeout';

/** Saves on a separate connection, which the fault may close. Everything is sent in one message. */
async function attempt(connection: Connection, save: Save, settings: Partial<Record<Setting, string>>): Promise<void> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  const onclose = () => lost.reject(new Error('The connection was lost.'));
  const own = postgres({ ...connection, max: 1, onnotice: () => undefined, onclose });
  const claims = JSON.stringify({ sub: save.userId });
  const set = Object.entries({ 'request.jwt.claims': claims, 'test.reached': '', ...settings }).map(
    ([name, value]) => `set_config('${name}', ${literal(value)}, true)`,
  );
  const text = `begin; select ${set.join(', ')}; set local role authenticated; select ${callOf(save)}; commit`;
  // The client doesn't always notice a lost connection, and ending it at once would leave a late error unhandled.
  await Promise.race([own.unsafe(text).simple(), lost.promise]).finally(() => own.end({ timeout: 1 }));
}

export async function postgresFaults(report: (outcome: Outcome) => void): Promise<void> {
  let sql = await plainDatabase('save_faults', 'own', 4);
  const { port, user, database } = sql.options;
  const connection: Connection = { host: '127.0.0.1', port: Number(port), user, database };
  const [row] = await sql`select pg_get_functiondef(${SAVE_TEAM}::regprocedure) as definition`;
  const original = String(row?.definition);
  await sql.unsafe(FAULT_POINT);
  let made = 0;
  const newTeam = () => fullTeam(`m${made++}`);
  const firstSave = async (): Promise<Save> => {
    const userId = randomUUID();
    await sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.test`})`;
    return { userId, team: newTeam(), version: 0, requestId: randomUUID(), asNew: false };
  };
  const later = async (changes: Partial<Save>): Promise<Save> => {
    const save = await firstSave();
    await attempt(connection, save, {});
    return { ...save, team: newTeam(), requestId: randomUUID(), ...changes };
  };
  const saveOver = () => later({ version: 1 });
  const kinds = {
    'a first save': firstSave,
    'a save over a team': saveOver,
    'one more team': () => later({ version: null, asNew: true }),
  };

  async function tryOne(what: string, save: Save, fault: () => Promise<unknown>): Promise<void> {
    const stored = () => sql.unsafe(STORED(save.userId));
    const before = await stored();
    const isSaved = await fault().then(
      () => true,
      () => false,
    );
    sql = await sameDatabase(sql, connection);
    const after = await stored();
    await attempt(connection, save, {});
    report({ what, database: 'PostgreSQL', isSaved, ...verdict(save, before, after, await stored()) });
  }
  const tryPoint = (kind: string, save: Save, way: Way, point: number) =>
    tryOne(`${kind}, ${way} after statement ${point}`, save, () =>
      stopAt(sql, way, attempt(connection, save, { 'test.point': String(point), 'test.way': way })),
    );

  await sql.unsafe(withFaultPoints(original));
  for (const [kind, prepare] of Object.entries(kinds)) {
    for (const point of await pointsOf(sql, await prepare())) {
      for (const way of ['raise', 'cancel', 'terminate'] as const) await tryPoint(kind, await prepare(), way, point);
      if (prepare === saveOver && point % 4 === 0) await tryPoint(kind, await prepare(), 'kill', point);
    }
  }
  await sql.unsafe(original);

  for (const [table, event, rows] of ROWS) {
    for (const number of rows) {
      const save = await saveOver();
      const trigger = `trigger fault_row after ${event} on public.${table}`;
      await sql.unsafe(`create ${trigger} for each row execute function public.fault_row()`);
      await tryOne(`a save over a team, failed ${event} of row ${number} of ${table}`, save, () =>
        attempt(connection, save, { 'test.point': String(number) }).finally(() =>
          sql.unsafe(`drop trigger fault_row on public.${table}`),
        ),
      );
    }
  }
  for (let turn = 0; turn < 60; turn++) {
    const limit = `${1 + (turn % 20)}ms`;
    const save = await saveOver();
    await tryOne(`a save over a team, a limit of ${limit}`, save, () =>
      attempt(connection, save, { statement_timeout: limit }),
    );
  }
  await sql.end();
}

/** Ends a save from outside while it waits at its fault point. */
async function stopAt(sql: Sql, way: Way, save: Promise<unknown>): Promise<unknown> {
  if (way === 'raise') return save;
  // Must not count as unhandled in the meantime.
  save.catch(() => undefined);
  const pid = await sleeper(sql);
  if (way === 'kill') process.kill(pid, 'SIGKILL');
  else if (way === 'cancel') await sql`select pg_cancel_backend(${pid})`;
  else await sql`select pg_terminate_backend(${pid})`;
  return save;
}

async function sleeper(sql: Sql): Promise<number> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(2)) {
    const [row] =
      await sql`select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
    if (row) return Number(row.pid);
  }
  throw new Error('The save did not reach its fault point.');
}

/** The pool, or a new one: killing a server process closes all connections, and PostgreSQL then recovers on its own. */
async function sameDatabase(sql: Sql, connection: Connection): Promise<Sql> {
  const isUp = (pool: Sql) => Promise.race([pool`select 1`.then(() => true), pause(1000, false)]).catch(() => false);
  if (await isUp(sql)) return sql;
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const pool = postgres({ ...connection, max: 4, onnotice: () => undefined });
    if (await isUp(pool)) return pool;
    await pool.end({ timeout: 0 });
  }
  throw new Error('PostgreSQL did not come back.');
}
