import { createClient } from '@supabase/supabase-js';
import { refusedPassword } from '#components/account/account-refusal.ts';
import { signIn, signUp } from '#lib/supabase/account.ts';
import { embedded } from '#supabase/tests/embedded.ts';
import { MAX_PASSWORD_BYTES } from '#types/limits.ts';

/** What the service said when it refused something. */
let refusals: string[] = [];

const client = () => {
  const { url, anonKey } = embedded();
  const listening: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.ok) refusals.push(`${response.status} ${await response.clone().text()}`);
    return response;
  };
  return createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: listening },
  });
};

let made = 0;
const address = () => `password-${process.pid}-${Date.now()}-${made++}@example.test`;

// Any character is allowed, and every byte counts, including the last (D27).
it.each([
  ['the longest', 'x'.repeat(MAX_PASSWORD_BYTES)],
  ['the longest with two-byte characters', 'ä'.repeat(MAX_PASSWORD_BYTES / 2)],
  ['the longest with four-byte characters', '🏆'.repeat(MAX_PASSWORD_BYTES / 4)],
  ['joined and coloured emoji', '👩‍👩‍👧‍👦👍🏽⚽️'],
  ['surrounding blanks', '  kick-off  '],
  ['quotes and a percent sign', `'";--%00\\`],
])('accepts a password unchanged: %s', async (_, password) => {
  expect(refusedPassword(password)).toBeNull();
  const email = address();
  refusals = [];
  const signedUp = await signUp(client(), { email, password, fullName: 'Fan' });
  const signedIn = await signIn(client(), email, password);
  expect({ signedUp, signedIn, refusals }).toEqual({ signedUp: { ok: true }, signedIn: { ok: true }, refusals: [] });
  const characters = Array.from(password);
  for (const other of [[...characters.slice(0, -1), '!'], characters.slice(0, -1)]) {
    expect(await signIn(client(), email, other.join(''))).toMatchObject({ ok: false, reason: 'wrong-credentials' });
  }
});
