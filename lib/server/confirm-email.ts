import 'server-only';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import * as z from 'zod/mini';
import { withinTime } from '#lib/platform/within-time.ts';
import { createCookieClient } from '#lib/supabase/cookie-client.ts';

/** ms */
const LIMIT = 5000;

const linkSchema = z.object({
  token_hash: z.string().check(z.minLength(1), z.maxLength(256)),
  type: z.enum(['email', 'signup', 'recovery', 'magiclink', 'email_change', 'invite']),
});

/**
 * Redeems the token in an email link and continues to the builder, whatever the link says (D26). An auth service that does
 * not answer is not the fault of the link.
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

/** Throws if the auth service does not answer. */
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

/** Relative, so that the Host header decides nothing. */
function goTo(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}
