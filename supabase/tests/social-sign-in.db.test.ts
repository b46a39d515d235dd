import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { accountDetails, changePassword, setPassword, signUp } from '#lib/supabase/account.ts';
import { finishSocialSignIn, socialFailureOf } from '#lib/supabase/social-sign-in.ts';
import { clientOf, killBackends, type Reach, start, verify } from '#supabase/tests/backends.ts';

const CLIENT = { enabled: true, client_id: 'dream11', secret: 'of the fake' };
let fake: ChildProcess;
let address = '';
let backend: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  fake = spawn(process.execPath, ['e2e/fakes/social-login.ts', String(port)], { stdio: 'ignore' });
  for (let up = false; !up; )
    up = await fetch(address).then(
      () => true,
      () => false,
    );
  const socialProviders = { github: { ...CLIENT, url: address }, google: CLIENT };
  // Here password sign-ups are confirmed at once, but providers' addresses never are.
  backend = await start({ socialProviders, googleFake: address });
});
afterAll(() => {
  killBackends();
  fake.kill();
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A browser's client, which stores the verifier for its own sign-in. */
function browserOf({ url, anonKey }: Reach) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createClient(url, anonKey, { auth: { flowType: 'pkce', autoRefreshToken: false, storage } });
}

type Person = { email?: string; verified?: string; cancel?: string };

/** The final redirect target after the provider and the auth service. */
async function visit(
  browser: ReturnType<typeof browserOf>,
  provider: 'github' | 'google',
  person: Person,
): Promise<URLSearchParams> {
  const next = async (address: string) => (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
  const options = { redirectTo: 'http://localhost:3000/auth/return', skipBrowserRedirect: true };
  const { data } = await browser.auth.signInWithOAuth({ provider, options });
  const asked = new URL(await next(data.url ?? '')).searchParams;
  const answer = { to: asked.get('redirect_uri') ?? '', state: asked.get('state') ?? '', ...person };
  const end = await next(await next(`${address}/approve?${new URLSearchParams(answer)}`));
  expect(end).toMatch(/^http:\/\/localhost:3000\/auth\/return\?/);
  return new URL(end).searchParams;
}

const PROVIDERS = [
  { provider: 'github', name: 'Octo Fan' },
  { provider: 'google', name: 'Goo Fan' },
] as const;

it.each(PROVIDERS)(
  '$provider signs in to the account with the same address, creates a new one, and rejects unverified addresses',
  async ({ provider, name }) => {
    const { reach, nextMail } = backend;
    const mailbox = (of: string) => `${of}-${provider}@example.test`;

    const known = clientOf(reach);
    const fan = { email: mailbox('fan'), password: 'secret-1', fullName: 'Fan' };
    await signUp(known, fan);
    const browser = browserOf(reach);
    expect(socialFailureOf(await visit(browser, provider, { cancel: '1' }))).toBe('cancelled');
    expect(socialFailureOf(await visit(browser, provider, { email: mailbox('new') }))).toBe('unverified');
    expect((await verify(reach, (await nextMail()).link)).data.user?.email).toBe(mailbox('new'));

    await signUp(clientOf(reach), { ...fan, email: mailbox('rival') });
    expect(socialFailureOf(await visit(browser, provider, { email: mailbox('rival') }))).toBe('unverified-unsent');

    const query = await visit(browser, provider, { email: fan.email, verified: 'on' });
    expect(socialFailureOf(query)).toBeNull();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    // Another browser has no verifier, and trying doesn't use up the code.
    const stolen = await finishSocialSignIn(browserOf(reach), query.get('code') ?? '');
    expect(stolen).toEqual({ step: 'failed', reason: 'expired' });
    expect(await finishSocialSignIn(browser, query.get('code') ?? '')).toEqual({ step: 'done' });
    const { data } = await browser.auth.getUser();
    expect(data.user?.id).toBe((await known.auth.getUser()).data.user?.id);
    expect(data.user?.identities?.map(({ provider }) => provider).sort()).toEqual(['email', provider]);

    const other = browserOf(reach);
    const made = await visit(other, provider, { email: mailbox('octo'), verified: 'on' });
    expect(await finishSocialSignIn(other, made.get('code') ?? '')).toEqual({ step: 'done' });
    const methods = async () => (await accountDetails(other))?.methods;
    expect(await methods()).toEqual([provider]);
    expect((await other.from('user_profiles').select('full_name,email')).data).toEqual([
      { full_name: name, email: mailbox('octo') },
    ]);
    expect(await setPassword(other, 'secret-1')).toEqual({ ok: true });
    expect(await methods()).toEqual(['email', provider]);
    expect(await changePassword(other, { current: 'secret-0', password: 'secret-2' })).toMatchObject({
      reason: 'wrong-password',
    });
    expect(await changePassword(other, { current: 'secret-1', password: 'secret-2' })).toEqual({ ok: true });
  },
);
