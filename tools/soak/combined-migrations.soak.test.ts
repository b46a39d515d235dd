import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import type { Migration } from '#scripts/local/embedded-data.ts';
import { clientOf, killBackends, start } from '#supabase/tests/backends.ts';
import { query } from '#supabase/tests/embedded.ts';

/** The first twelve migrations, as they were before they were combined. */
const FIRST = JSON.parse(gunzipSync(readFileSync('supabase/tests/first-migrations.json.gz')).toString()) as Migration[];

const SCHEMA = `
  select string_agg(line, E'\\n' order by line) as schema from (
    select concat_ws(' ', 'column', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid), c.relrowsecurity, a.attacl) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace::regnamespace::text in ('public', 'private')
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace::regnamespace::text in ('public', 'private')
    union all
    select pg_get_indexdef(indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace::regnamespace::text in ('public', 'private')
    union all
    select concat_ws(' ', polrelid::regclass, polname, polcmd, polroles::regrole[], pg_get_expr(polqual, polrelid),
      pg_get_expr(polwithcheck, polrelid)) from pg_policy
    union all
    select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select pg_get_functiondef(oid) || (select string_agg(a::text, ' ' order by a::text) from unnest(proacl) a) from pg_proc
    where pronamespace::regnamespace::text in ('public', 'private')
  ) parts`;

const password = 'secret-1';
const team = {
  name: 'Kept',
  formation_id: '4-3-3',
  formation_name: '4-3-3',
  captain_id: 'p',
  vice_captain_id: 's',
  shirt_colour: 'claret',
  pitch_colour: 'night',
  players: [
    { position: 'GK', player_id: 'p', player_name: 'P', jersey_number: 1, image_url: null, api_data: { goals: 3 } },
  ],
  substitutes: [
    { slot: 1, position: 'CB', player_id: 's', player_name: 'S', jersey_number: 2, image_url: null, api_data: {} },
  ],
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-migrations-'));
});
afterEach(() => {
  killBackends();
  rmSync(dataDir, { recursive: true, force: true });
});

it('data of the first twelve migrations opens with everything in it, and gets the current schema', async () => {
  const first = await start({ dataDir, migrations: FIRST });
  const fan = clientOf(first.reach);
  const { data } = await fan.auth.signUp({ email: 'fan@example.test', password });
  const userId = data.user?.id;
  await fan.rpc('save_team', { p_team: team });
  await fan.from('ai_chat_history').insert({ user_id: userId, message_content: 'Who?', response_content: 'He.' });
  const secretOf = ({ url, serviceKey }: { url: string; serviceKey: string }) => createClient(url, serviceKey);
  const reserve = { p_user: userId, p_limit: 9, p_period: 'daily', p_cap: 99 };
  const { data: reserved } = await secretOf(first.reach).rpc('ai_reserve', reserve);
  await first.query('update private.ai_usage set used_ever = used_ever + 7');
  await first.query(`insert into private.ai_departed
    values (private.email_hash('gone@example.test'), private.utc_today(), 4, 6, 1, 4)`);
  expect(await first.stop()).toBe(0);

  const now = await start({ dataDir });
  expect(await now.query(SCHEMA)).toEqual(await query(SCHEMA));
  const again = clientOf(now.reach);
  expect((await again.auth.signInWithPassword({ email: 'fan@example.test', password })).error).toBeNull();
  const { players, substitutes, ...head } = team;
  const stored = await again.from('dream_teams').select('*,team_players(*),team_substitutes(*)');
  expect(stored.data).toMatchObject([{ ...head, team_players: players, team_substitutes: substitutes }]);
  const chats = await again.from('ai_chat_history').select('message_content');
  expect(chats.data).toEqual([{ message_content: 'Who?' }]);

  const secret = secretOf(now.reach);
  const used = async (p_user: string | undefined, p_period: string) =>
    (await secret.rpc('ai_used', { p_user, p_period })).data;
  expect([await used(userId, 'day'), await used(userId, 'lifetime')]).toEqual([1, 8]);
  expect((await secret.rpc('ai_release', { p_reservation: reserved.reservation })).data).toBe(true);
  expect([await used(userId, 'day'), await used(userId, 'lifetime')]).toEqual([0, 7]);
  const back = await clientOf(now.reach).auth.signUp({ email: 'gone@example.test', password });
  expect([await used(back.data.user?.id, 'day'), await used(back.data.user?.id, 'lifetime')]).toEqual([4, 6]);
});
