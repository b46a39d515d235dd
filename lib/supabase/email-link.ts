import { createClient, isAuthApiError, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { publicEnvironment } from '#lib/platform/env.ts';
import { randomId } from '#lib/platform/random-id.ts';
import { LINK_SIGN_IN_KEY, MAIL_REQUEST_KEY, readStored, removeStored, writeStored } from '#lib/platform/storage.ts';
import { authFetch } from '#lib/supabase/auth-fetch.ts';

const TYPES = ['email', 'signup', 'recovery', 'magiclink', 'email_change', 'invite'] as const;

export type EmailLink = { token: string; type: (typeof TYPES)[number] };

export type LinkOutcome =
  | { step: 'redeemed'; session: Session; discard: () => Promise<unknown> }
  /** This was the first of the two links for a changed address. */
  | { step: 'other-mailbox' }
  | { step: 'invalid' }
  /** The service didn't say the link is invalid, so it may still work. */
  | { step: 'unchecked' };

const REQUEST_LIFE_MS = 900_000;

const INVALID = ['otp_expired', 'validation_failed', 'user_banned'];

export function emailLinkOf(query: URLSearchParams): EmailLink | null {
  const [token, asked] = [query.get('token_hash') ?? '', query.get('type')];
  const type = TYPES.find((known) => known === asked);
  return type && token !== '' && token.length <= 256 ? { token, type } : null;
}

/** Redeems the link without signing in here, so the user can be asked about an existing session. `adopt` signs in. */
export async function redeem({ token, type }: EmailLink): Promise<LinkOutcome> {
  const config = publicEnvironment().supabase;
  if (!config) return { step: 'invalid' };
  const client = createClient(config.url, config.anonKey, {
    // A key of its own, because the auth library warns of two clients with one key.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: randomId() },
    global: { fetch: authFetch },
  });
  const { data, error } = await client.auth.verifyOtp({ token_hash: token, type });
  if (error) {
    console.warn(`An email link was rejected: ${error.code ?? error.name}`);
    return { step: isAuthApiError(error) && INVALID.includes(error.code ?? '') ? 'invalid' : 'unchecked' };
  }
  if (!data.session) return { step: 'other-mailbox' };
  return { step: 'redeemed', session: data.session, discard: () => client.auth.signOut({ scope: 'local' }) };
}

/** Signs in this browser. Marks a sign-in it didn't request, so that none of its teams are uploaded (D26). */
export async function adopt(client: SupabaseClient, session: Session): Promise<boolean> {
  const { user } = session;
  // Set this first, because the builder in another tab reacts to the session at once.
  if (hasAskedFor(user.email ?? '')) removeStored(LINK_SIGN_IN_KEY);
  else writeStored(LINK_SIGN_IN_KEY, user.id);
  const { error } = await client.auth.setSession(session);
  if (error !== null) return false;
  removeStored(MAIL_REQUEST_KEY);
  return true;
}

export function rememberMailRequest(email: string): void {
  writeStored(MAIL_REQUEST_KEY, JSON.stringify({ email: email.trim().toLowerCase(), at: Date.now() }));
}

function hasAskedFor(email: string): boolean {
  try {
    const { email: asked, at } = JSON.parse(readStored(MAIL_REQUEST_KEY) ?? '{}') as Record<string, unknown>;
    return asked === email.toLowerCase() && Date.now() - Number(at) < REQUEST_LIFE_MS;
  } catch {
    return false;
  }
}
