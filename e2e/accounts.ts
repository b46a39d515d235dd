import type { BrowserContext } from '@playwright/test';

/** The backend of the app under test, as scripts/test.ts has started it. */
function backend(): { url: string; key: string } {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_ANON_KEY: key } = process.env;
  if (!url || !key)
    throw new Error('Journeys with an account need the settings of the backend: run `npm test -- browser`.');
  return { url, key };
}

export type Account = { email: string; password: string; token: string };

let made = 0;

/** A new account, or the one that has this address already. */
async function makeAccount(email?: string): Promise<Account & { session: object }> {
  made += 1;
  const credentials = {
    email: email ?? `fan-${process.pid}-${Date.now()}-${made}@example.test`,
    password: 'secret-1',
  };
  const session =
    (await ask('signup', { ...credentials, data: { full_name: 'Test Fan' } })) ??
    (await ask('token?grant_type=password', credentials));
  if (!session) throw new Error(`No session for ${credentials.email}`);
  return { ...credentials, token: session.access_token, session };
}

async function ask(path: string, body: object): Promise<{ access_token: string } | null> {
  const { url, key } = backend();
  const response = await fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { access_token?: string };
  return answer.access_token ? { ...answer, access_token: answer.access_token } : null;
}

/** What a cookie may hold; the client library cuts there too. */
const COOKIE = 3180;

/** Signs a browser in as the app's client library does, without its dialog. */
export async function signIn(context: BrowserContext, baseURL: string, email?: string): Promise<Account> {
  const account = await makeAccount(email);
  const value = `base64-${Buffer.from(JSON.stringify(account.session)).toString('base64url')}`;
  const name = `sb-${new URL(backend().url).hostname.split('.')[0]}-auth-token`;
  const pieces = value.match(new RegExp(`.{1,${COOKIE}}`, 'g')) ?? [];
  await context.addCookies(
    pieces.map((piece, index) => ({
      name: pieces.length === 1 ? name : `${name}.${index}`,
      value: piece,
      url: baseURL,
      sameSite: 'Lax' as const,
    })),
  );
  return account;
}
