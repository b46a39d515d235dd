import type { Page } from '@playwright/test';
import { siteSetting } from '#scripts/test/test-accounts.ts';

type Piece = { name: string; value: string };

/** The length at which the client library splits cookies. */
const PIECE = 3180;
const NAME = /^sb-.*-auth-token(\.\d+)?$/;

/** The client library's cookies for a session. */
export function cookiesOf(session: object): Piece[] {
  const host = new URL(siteSetting('NEXT_PUBLIC_SUPABASE_URL')).hostname;
  const name = `sb-${host.split('.')[0]}-auth-token`;
  const text = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  const pieces = text.match(new RegExp(`.{1,${PIECE}}`, 'g')) ?? [];
  return pieces.map((value, index) => ({ name: pieces.length === 1 ? name : `${name}.${index}`, value }));
}

export function sessionOf(cookies: readonly Piece[]): Record<string, unknown> | null {
  const pieces = cookies.filter(({ name }) => NAME.test(name)).toSorted((a, b) => a.name.localeCompare(b.name));
  const text = pieces.map(({ value }) => value).join('');
  return text === '' ? null : JSON.parse(Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString());
}

export const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => NAME.test(name));

/** Expires the access token but not the refresh token, then leaves the app. */
export async function endToken(page: Page): Promise<void> {
  const session = sessionOf(await sessionCookies(page));
  await page.goto('/icon.svg');
  await page.context().clearCookies();
  const ended = cookiesOf({ ...session, expires_at: 1 });
  await page.context().addCookies(ended.map((cookie) => ({ ...cookie, url: page.url() })));
}
