import { isSessionOver } from '#lib/supabase/session-over.ts';

/** The auth library has no timeout of its own. */
const LIMIT_MS = 5000;

/** For these, the service sends an email before it responds. */
const MAIL_LIMIT_MS = 15_000;

/** How long to hold back renewals after a rate limit. */
const PAUSE_MS = 30_000;

const SENDS_MAIL = /\/auth\/v1\/(?:signup|otp|recover|resend|user)$/;

let pausedUntil = 0;

/** The auth library drops the session if a renewal gets any 4xx, even a rate limit. A 503 makes it retry later. */
export const authFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const isRenewal = url.pathname.endsWith('/token') && url.searchParams.get('grant_type') === 'refresh_token';
  if (isRenewal && Date.now() < pausedUntil) return unavailable();
  const limit = AbortSignal.timeout(SENDS_MAIL.test(url.pathname) ? MAIL_LIMIT_MS : LIMIT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(input, { ...init, signal });
  if (!isRenewal || response.status < 400 || response.status >= 500) return response;
  if (response.status === 429) pausedUntil = Date.now() + PAUSE_MS;
  return isSessionOver(await errorCodeOf(response.clone())) ? response : unavailable();
};

const unavailable = () => Response.json({ message: 'The session could not be renewed now.' }, { status: 503 });

async function errorCodeOf(response: Response): Promise<string> {
  try {
    const { error_code: old, code } = (await response.json()) as Record<string, unknown>;
    return String(old ?? code);
  } catch {
    return '';
  }
}
