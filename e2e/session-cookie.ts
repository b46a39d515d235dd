import type { BrowserContext } from '@playwright/test';
import { type AuthSession, createAccount, sessionOf } from '#e2e/accounts.ts';

/** What a cookie may hold; the client library cuts there too. */
const COOKIE = 3180;

export type SignedIn = { email: string; token: string };

const named = new Map<string, Promise<AuthSession>>();

/** The account with this address, made at its first use. */
async function sessionNamed(email: string): Promise<AuthSession> {
  const session =
    named.get(email) ?? sessionOf(email).catch(async () => (await createAccount('Test Fan', email)).session);
  named.set(email, session);
  return session;
}

/**
 * Signs a browser in as the app's client library does, without its dialog: as a new account, or as the one with `email`.
 */
export async function signInByCookie(context: BrowserContext, baseURL: string, email?: string): Promise<SignedIn> {
  const session = email === undefined ? (await createAccount('Test Fan')).session : await sessionNamed(email);
  const backend = process.env.NEXT_PUBLIC_SUPABASE_URL ?? '';
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const name = `sb-${new URL(backend).hostname.split('.')[0]}-auth-token`;
  const pieces = value.match(new RegExp(`.{1,${COOKIE}}`, 'g')) ?? [];
  await context.addCookies(
    pieces.map((piece, index) => ({
      name: pieces.length === 1 ? name : `${name}.${index}`,
      value: piece,
      url: baseURL,
      sameSite: 'Lax' as const,
    })),
  );
  return { email: session.user.email, token: session.access_token };
}
