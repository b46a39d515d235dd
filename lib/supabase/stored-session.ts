import { combineChunks, stringFromBase64URL } from '@supabase/ssr';
import { isSessionCookie } from '#lib/supabase/session-cookie.ts';

export type StoredSession = {
  /** When the access token expires. */
  end: number;
  user: { id: string; email: string } | null;
};

export type StoredCookie = { name: string; value: string };

/** The cookies of each session, by its key. There may be several: of another project, or set by a sibling site. */
export function sessionCookies(cookies: readonly StoredCookie[]): Map<string, StoredCookie[]> {
  const sessions = new Map<string, StoredCookie[]>();
  for (const cookie of cookies.filter(({ name }) => isSessionCookie(name))) {
    const key = cookie.name.replace(/\.\d+$/, '');
    sessions.set(key, [...(sessions.get(key) ?? []), cookie]);
  }
  return sessions;
}

/** Null if the cookies hold no session. Makes no network call. */
export async function readSession(key: string, parts: readonly StoredCookie[]): Promise<StoredSession | null> {
  try {
    const values = new Map(parts.map(({ name, value }) => [name, value]));
    const cookie = (await combineChunks(key, (name) => values.get(name))) ?? '';
    const text = cookie.startsWith('base64-') ? stringFromBase64URL(cookie.slice('base64-'.length)) : cookie;
    const { access_token: access, refresh_token: refresh, expires_at: end, user } = JSON.parse(text);
    if (typeof access !== 'string' || typeof refresh !== 'string' || typeof end !== 'number') return null;
    const { id, email = '' } = user ?? {};
    return { end: end * 1000, user: typeof id === 'string' ? { id, email: String(email) } : null };
  } catch {
    return null;
  }
}

/** Who is signed in to this browser, even while the session cannot be renewed. */
export async function storedUser(cookies: string): Promise<StoredSession['user']> {
  const pairs = cookies.split(/;\s*/).map((cookie) => {
    const at = cookie.indexOf('=');
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1) };
  });
  for (const [key, parts] of sessionCookies(pairs)) {
    const session = await readSession(key, parts);
    if (session?.user) return session.user;
  }
  return null;
}
