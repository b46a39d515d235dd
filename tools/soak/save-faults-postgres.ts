/** Saves that something ends in the middle, on plain PostgreSQL; part of tools/soak/soak-save-faults.ts. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { toRows } from '#lib/supabase/team-rows.ts';
import { literal, plainDatabase, runAs } from '#supabase/tests/plain.ts';
import { fullTeam } from '#tools/soak/load-fans.ts';
import { judge, type Outcome, type Save, STORED } from '#tools/soak/save-faults-verdict.ts';

const SAVE_TEAM = 'public.save_team(jsonb,integer,uuid,boolean)';

/**
 * The body of a PL/pgSQL function with a call after each statement. It is an assignment, because that leaves FOUND alone.
 * A semicolon outside of parentheses, strings and comments ends a statement, or a block of them.
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

/** Which statements a kind of save goes through. */
async function pointsOf(sql: Sql, prepare: () => Promise<Save>): Promise<number[]> {
  const save = await prepare();
  const [row] = await runAs(
    sql,
    'authenticated',
    save.userId,
    `
    select ${callOf(save)}, current_setting('test.reached', true) as reached`,
  );
  return String(row?.reached).trim().split(' ').map(Number);
}

const callOf = ({ team, version, requestId, asNew }: Save) =>
  `public.save_team(${literal(toRows(team))}, ${literal(version)}, ${literal(requestId)}, ${asNew})`;

const WAYS = ['raise', 'cancel', 'terminate'] as const;
type Way = (typeof WAYS)[number];

/** Tables that a save writes, and at which of its rows it is stopped. */
const ROWS: readonly [table: string, event: string, rows: readonly number[]][] = [
  ['dream_teams', 'update', [1]],
  ['team_players', 'delete', [1, 6, 11]],
  ['team_substitutes', 'delete', [1, 4, 7]],
  ['team_players', 'insert', [1, 6, 11]],
  ['team_substitutes', 'insert', [1, 4, 7]],
  ['team_saves', 'insert', [1]],
];

type Connection = { host: string; port: number; user: string; database: string };
type Setting = 'test.point' | 'test.way' | 'statement_timeout' | 'test.reached';

export async function postgresFaults(report: (outcome: Outcome) => void): Promise<void> {
  let sql = await plainDatabase('save_faults', 'own', 4);
  const { port, user, database } = sql.options;
  const connection: Connection = { host: '127.0.0.1', port: Number(port), user, database };
  const [row] = await sql`select pg_get_functiondef(${SAVE_TEAM}::regprocedure) as definition`;
  const original = String(row?.definition);
  await sql.unsafe(FAULT_POINT);
  const makeUser = async () => {
    const userId = randomUUID();
    await sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.test`})`;
    return userId;
  };
  // A connection of its own, which a fault may take with it, and one message, after which nothing more is written to it.
  const attempt = async (save: Save, settings: Partial<Record<Setting, string>>) => {
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => undefined);
    const onclose = () => lost.reject(new Error('The connection was lost.'));
    const own = postgres({ ...connection, max: 1, onnotice: () => undefined, onclose });
    const claims = JSON.stringify({ sub: save.userId });
    const set = Object.entries({ 'request.jwt.claims': claims, 'test.reached': '', ...settings }).map(
      ([name, value]) => `set_config('${name}', ${literal(value)}, true)`,
    );
    const text = `begin; select ${set.join(', ')}; set local role authenticated; select ${callOf(save)}; commit`;
    // The client does not always tell a query that its connection is gone, and an end at once would leave a late reset
    // without a listener.
    await Promise.race([own.unsafe(text).simple(), lost.promise]).finally(() => own.end({ timeout: 1 }));
  };
  const stored = async (userId: string) => sql.unsafe(STORED(userId));
  let run = 0;
  const mark = () => {
    run += 1;
    return `m${run}`;
  };

  const kinds: Record<string, () => Promise<Save>> = {
    'a first save': async () => saveOf(await makeUser(), fullTeam(mark()), 0),
    'a save over a team': async () => {
      const save = saveOf(await makeUser(), fullTeam(mark()), 0);
      await attempt(save, {});
      return { ...save, team: fullTeam(mark()), version: 1, requestId: randomUUID() };
    },
    'one more team': async () => {
      const save = saveOf(await makeUser(), fullTeam(mark()), 0);
      await attempt(save, {});
      return { ...save, team: fullTeam(mark()), version: null, requestId: randomUUID(), asNew: true };
    },
  };

  async function tryOne(what: string, save: Save, fault: () => Promise<unknown>): Promise<void> {
    const before = await stored(save.userId);
    const ended = await fault().then(
      () => 'saved',
      () => 'failed',
    );
    sql = await sameDatabase(sql, connection);
    const after = await stored(save.userId);
    // The client asks again with the same request, and the next save is made from what that left.
    await attempt(save, {});
    const repeated = await stored(save.userId);
    report({ what, database: 'PostgreSQL', ended, ...judge(save, before, after, repeated) });
  }

  await sql.unsafe(withFaultPoints(original));
  for (const [kind, prepare] of Object.entries(kinds)) {
    for (const point of await pointsOf(sql, prepare)) {
      for (const way of WAYS) {
        const save = await prepare();
        const what = `${kind}, ${way} after statement ${point}`;
        await tryOne(what, save, () =>
          stopAt(sql, way, () => attempt(save, { 'test.point': String(point), 'test.way': way })),
        );
      }
    }
  }
  for (const point of await pointsOf(sql, kinds['a save over a team'] as () => Promise<Save>)) {
    if (point % 4 !== 0) continue;
    const save = await (kinds['a save over a team'] as () => Promise<Save>)();
    await tryOne(`a save over a team, its server process killed after statement ${point}`, save, () =>
      stopAt(sql, 'kill', () => attempt(save, { 'test.point': String(point), 'test.way': 'kill' })),
    );
  }
  await sql.unsafe(original);

  for (const [table, event, rows] of ROWS) {
    for (const number of rows) {
      const save = await (kinds['a save over a team'] as () => Promise<Save>)();
      await sql.unsafe(
        `create trigger fault_row after ${event} on public.${table} for each row execute function public.fault_row()`,
      );
      const fault = attempt(save, { 'test.point': String(number) });
      await tryOne(`a save over a team, failed ${event} of row ${number} of ${table}`, save, async () => {
        await fault.finally(() => sql.unsafe(`drop trigger fault_row on public.${table}`));
      });
    }
  }
  for (let turn = 0; turn < 60; turn++) {
    const save = await (kinds['a save over a team'] as () => Promise<Save>)();
    const limit = 1 + (turn % 20);
    await tryOne(`a save over a team, a limit of ${limit} ms`, save, () =>
      attempt(save, { statement_timeout: `${limit}ms` }),
    );
  }
  await sql.end();
}

function saveOf(userId: string, team: Save['team'], version: number): Save {
  return { userId, team, version, requestId: randomUUID(), asNew: false };
}

/** Runs a save and ends it from outside while it stands at its fault point. */
async function stopAt(sql: Sql, way: Way | 'kill', save: () => Promise<unknown>): Promise<unknown> {
  const outcome = save();
  if (way === 'raise') return outcome;
  // It must not count as unhandled while it is waited for.
  outcome.catch(() => undefined);
  const pid = await sleeper(sql);
  if (way === 'kill') process.kill(pid, 'SIGKILL');
  else if (way === 'cancel') await sql`select pg_cancel_backend(${pid})`;
  else await sql`select pg_terminate_backend(${pid})`;
  return outcome;
}

async function sleeper(sql: Sql): Promise<number> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(2)) {
    const [row] =
      await sql`select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
    if (row) return Number(row.pid);
  }
  throw new Error('The save did not come to its fault point.');
}

/** The pool, or a new one: a killed server process takes all connections along, and PostgreSQL recovers by itself. */
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
