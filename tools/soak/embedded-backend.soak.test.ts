import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import {
  clientOf,
  ended,
  killBackends,
  launch,
  type Mail,
  type Reach,
  refusal,
  start,
  verify,
} from '#supabase/tests/backends.ts';
import { itOnPostgres } from '#supabase/tests/plain.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(() => {
  killBackends();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps keys, accounts and sessions across a restart', async () => {
  const first = await start({ dataDir });
  expect(statSync(join(dataDir, 'backend.json')).mode & 0o777).toBe(0o600);
  const { data } = await clientOf(first.reach).auth.signUp({ email: 'fan@example.test', password: 'secret-1' });
  const token = data.session?.access_token ?? '';
  expect(await first.stop()).toBe(0);

  const second = await start({ dataDir });
  const { url: _, controlUrl: __, ...keys } = first.reach;
  expect(second.reach).toMatchObject(keys);
  expect((await clientOf(second.reach).auth.getUser(token)).data.user?.email).toBe('fan@example.test');
  const again = await clientOf(second.reach).auth.signInWithPassword({
    email: 'fan@example.test',
    password: 'secret-1',
  });
  expect(again.error).toBeNull();
});

it('says which port is taken', async () => {
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  const address = occupant.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await refusal({ port })).toBe(
    `Port ${port} is already in use. Stop the program using it, or set SUPABASE_PORT to another port.`,
  );
  occupant.close();
});

it('opens the data for one process at a time, even after a kill, and refuses data from a newer version', async () => {
  const first = await start({ dataDir });
  await clientOf(first.reach).auth.signUp({ email: 'fan@example.test', password: 'secret-1' });
  expect(await refusal({ dataDir })).toMatch(
    /^The data in .* is already in use by another instance of the application \(process \d+\)\.$/,
  );
  await first.kill();

  const second = await start({ dataDir });
  const { error } = await clientOf(second.reach).auth.signInWithPassword({
    email: 'fan@example.test',
    password: 'secret-1',
  });
  expect(error).toBeNull();
  await fetch(second.reach.controlUrl, {
    method: 'POST',
    body: "insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')",
  });
  await second.stop();
  expect(await refusal({ dataDir })).toMatch(/^The data in .* was written by a newer version of the application\./);
});

it('does not print rejected statements', async () => {
  const child = launch({});
  let printed = '';
  child.stderr?.on('data', (data) => {
    printed += data;
  });
  const reach = await new Promise<Reach>((resolve) => {
    if (child.stdout) createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line) as Reach));
  });
  const client = clientOf(reach);
  await client.auth.signUp({ email: 'fan@example.test', password: 'secret-1' });
  const { error } = await client.from('user_profiles').update({ plan_type: 'pro' }).neq('id', crypto.randomUUID());
  expect(error?.code).toBe('42501');
  child.stdin?.end();
  await ended(child);
  expect(printed).toBe('');
});

itOnPostgres('answers many requests at once on a new PostgreSQL database', async () => {
  const database = `fresh_${process.pid}`;
  const address = `postgres://postgres@127.0.0.1:${process.env.TEST_PLAIN_PORT}`;
  const owner = postgres(`${address}/postgres`, { max: 1 });
  await owner.unsafe(`create database ${database}`);
  await owner.end();
  const { reach } = await start({ databaseUrl: `${address}/${database}` });
  const answers = Array.from({ length: 32 }, async () =>
    (await fetch(`${reach.url}/rest/v1/user_profiles`, { headers: { apikey: reach.serviceKey } })).text(),
  );
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['[]']));
});

describe('with email confirmation', () => {
  const email = 'fan@example.test';

  it('the email links to /auth/confirm, which works once', async () => {
    const { reach, nextMail } = await start({ confirmEmail: true, siteUrl: 'http://localhost:3100' });
    const client = clientOf(reach);
    const signedUp = await client.auth.signUp({ email, password: 'secret-1', options: { data: { full_name: 'Ada' } } });
    expect([signedUp.error, signedUp.data.session]).toEqual([null, null]);
    const early = await client.auth.signInWithPassword({ email, password: 'secret-1' });
    expect(early.error?.code).toBe('email_not_confirmed');

    const mail = await nextMail();
    expect(mail).toMatchObject({ to: email, subject: 'Confirm your account' });
    expect(mail.link).toMatch(/^http:\/\/localhost:3100\/auth\/confirm\?token_hash=[\w-]+&type=signup$/);
    const confirmed = await verify(reach, mail.link);
    expect([confirmed.error, confirmed.data.user?.email]).toEqual([null, email]);
    expect((await verify(reach, mail.link)).error).not.toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: 'secret-1' })).error).toBeNull();
  });

  it('a rejected link or write never rolls back another user’s session or work', async () => {
    const { reach, nextMail } = await start({ confirmEmail: true });
    const [FANS, ROUNDS] = [4, 3];
    const worker = clientOf(reach);
    await worker.auth.signUp({ email, password: 'secret-1' });
    await verify(reach, (await nextMail()).link);
    const { data: work } = await worker.auth.signInWithPassword({ email, password: 'secret-1' });
    const profile = () => worker.from('user_profiles');
    const id = work.user?.id ?? '';
    const arrivals = new Map<string, (mail: Mail) => void>();
    const deliver = async () => {
      for (let count = 0; count < FANS * ROUNDS; count += 1) {
        const mail = await nextMail();
        arrivals.get(mail.to)?.(mail);
      }
    };
    let isOver = false;
    const lost: string[] = [];
    const strangers = Array.from({ length: 4 }, async () => {
      while (!isOver) await verify(reach, `http://x/?token_hash=${'0'.repeat(64)}&type=signup`);
    });
    const refused = async () => {
      while (!isOver) await profile().update({ plan_type: 'pro' }).eq('id', id);
    };
    const writes = async () => {
      for (let count = 1; !isOver; count += 1) {
        await profile()
          .update({ full_name: `Name ${count}` })
          .eq('id', id);
        const { data } = await profile().select('full_name').eq('id', id).maybeSingle();
        if (data?.full_name !== `Name ${count}`) lost.push(`Name ${count} became ${data?.full_name}`);
      }
    };
    const others = [...strangers, refused(), writes()];
    const fans = Array.from({ length: FANS }, async (_, fan) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const address = `fan-${fan}-${round}@example.test`;
        const arrived = new Promise<Mail>((resolve) => arrivals.set(address, resolve));
        await clientOf(reach).auth.signUp({ email: address, password: 'secret-1' });
        const { data } = await verify(reach, (await arrived).link);
        const { error } = await clientOf(reach).auth.getUser(data.session?.access_token ?? '');
        if (error) lost.push(`${address}: ${error.message}`);
      }
    });
    await Promise.all([deliver(), ...fans]);
    isOver = true;
    await Promise.all(others);
    expect(lost).toEqual([]);
  });
});
