import type { Mail } from '#scripts/local/embedded-backend.ts';

export type AuthSession = { access_token: string; user: { id: string } };

export function siteSetting(
  name: 'NEXT_PUBLIC_SUPABASE_URL' | 'NEXT_PUBLIC_SUPABASE_ANON_KEY' | 'BACKEND_CONTROL_URL' | 'BASE_URL',
): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npm test -- browser\`.`);
  return value;
}

export async function answerOf<Answer>(request: Promise<Response>): Promise<Answer> {
  const response = await request;
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export function mailsTo(email: string): Promise<Mail[]> {
  return answerOf(fetch(`${siteSetting('BACKEND_CONTROL_URL')}/mails?to=${encodeURIComponent(email)}`));
}

/** Calls the auth service the way the client library does. */
export function callAuth<Answer>(path: string, body: unknown): Promise<Answer> {
  return answerOf(
    fetch(`${siteSetting('NEXT_PUBLIC_SUPABASE_URL')}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: siteSetting('NEXT_PUBLIC_SUPABASE_ANON_KEY') },
      body: JSON.stringify(body),
    }),
  );
}

export async function signUpConfirmed(account: {
  email: string;
  password: string;
  fullName: string;
}): Promise<AuthSession> {
  const { email, password, fullName } = account;
  await callAuth('signup', { email, password, data: { full_name: fullName } });
  const link = (await mailsTo(email))[0]?.link;
  if (!link) throw new Error(`No email with a link was sent to ${email}.`);
  const { token_hash, type } = Object.fromEntries(new URL(link).searchParams);
  return callAuth('verify', { type, token_hash });
}
