import * as z from 'zod/mini';
import { type AuthRule, refuse, textLiteral } from '#scripts/local/auth-rules/auth-rule.ts';

const emailBody = z.object({ email: z.string() });

/** Seconds between two codes or recovery links to the same address. */
const PAUSE = 60;

export const limitEmails: AuthRule = async (request, answer, { query }) => {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !/^\/auth\/v1\/(otp|recover)$/.test(pathname)) return answer(request);
  const sent = emailBody.safeParse(await jsonOf(request));
  if (!sent.success) return answer(request);
  const [last] = await query(`select ceil(extract(epoch from recovery_sent_at - now()) + ${PAUSE})::int as seconds
    from auth.users where email = ${textLiteral(sent.data.email.toLowerCase())}`);
  const seconds = Number(last?.seconds ?? 0);
  if (seconds <= 0) return answer(request);
  const msg = `For security purposes, you can only request this after ${seconds} seconds.`;
  return refuse(429, 'over_email_send_rate_limit', msg);
};

/** The hosted service's type `email` accepts the code from any sign-in email. */
export const acceptCodes: AuthRule = async (request, answer) => {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || pathname !== '/auth/v1/verify') return answer(request);
  const body = z.looseObject({ type: z.literal('email') }).safeParse(await jsonOf(request));
  if (!body.success) return answer(request);
  const as = (type: string) => {
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    return answer(new Request(request.url, { method: 'POST', headers, body: JSON.stringify({ ...body.data, type }) }));
  };
  const confirmed = await as('signup');
  return confirmed.ok ? confirmed : as('magiclink');
};

function jsonOf(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => null);
}
