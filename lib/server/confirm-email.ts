import 'server-only';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import * as z from 'zod/mini';
import { withinTime } from '#lib/platform/within-time.ts';
import { createCookieClient } from '#lib/supabase/cookie-client.ts';

/** ms (spec §9). */
const LIMIT = 5000;

const linkSchema = z.object({
  token_hash: z.string().check(z.minLength(1), z.maxLength(256)),
  type: z.enum(['email', 'signup', 'recovery', 'magiclink', 'email_change', 'invite']),
});

/**
 * Redeems the one-time token of a mail and goes on to the builder, which opens the new-password dialog after a recovery
 * and says what is wrong after a failure (D26): that an auth service did not answer is no fault of the link. It goes
 * nowhere else, whatever the link says.
 */
export async function confirmEmail(request: Request): Promise<Response> {
  const link = linkSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!link.success) return goTo('/#link-failed');
  try {
    const isConfirmed = await withinTime(LIMIT, redeem(request.url, link.data));
    if (!isConfirmed) return goTo('/#link-failed');
  } catch (error) {
    console.warn('A link of a mail could not be checked.', error);
    return goTo('/#link-unchecked');
  }
  return goTo(link.data.type === 'recovery' ? '/#new-password' : '/#confirmed');
}

/** Throws when the auth service does not answer. */
async function redeem(url: string, { token_hash, type }: z.infer<typeof linkSchema>): Promise<boolean> {
  const store = await cookies();
  const supabase = createCookieClient(url, {
    getAll: () => store.getAll(),
    setAll(written) {
      for (const { name, value, options } of written) store.set(name, value, options);
    },
  });
  if (!supabase) return false;
  const { error } = await supabase.auth.verifyOtp({ token_hash, type });
  if (isAuthRetryableFetchError(error)) throw error;
  if (error) console.warn(`A link of a mail was not accepted: ${error.code ?? error.name}`);
  return error === null;
}

/** A relative address: the host of the request decides nothing (4.1.3 of the security page). */
function goTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}
