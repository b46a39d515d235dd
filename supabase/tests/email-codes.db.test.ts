import { requestCode, signInWithCode, signUp } from '#lib/supabase/account.ts';
import { clientOf, killBackends, start } from '#supabase/tests/backends.ts';

afterAll(killBackends);

const fan = { email: 'fan@example.test', password: 'secret-1', fullName: 'Fan' };

it('a code signs in on any device, once, within fifteen minutes', async () => {
  const { reach, nextMail, query } = await start({ confirmEmail: true });
  await signUp(clientOf(reach), fan);
  const confirmation = await nextMail();
  expect(confirmation.code).toMatch(/^\d{8}$/);
  // The code from any sign-in email works, even for an unconfirmed account.
  expect(await signInWithCode(clientOf(reach), fan.email, confirmation.code ?? '')).toEqual({ ok: true });

  const asking = clientOf(reach);
  expect(await requestCode(asking, ` ${fan.email.toUpperCase()} `)).toEqual({ ok: true });
  const { code, link, subject } = await nextMail();
  expect([code, subject]).toEqual([expect.stringMatching(/^\d{8}$/), 'Your sign-in code']);
  expect(link).toMatch(/\/auth\/confirm\?token_hash=[\da-f]+&type=magiclink$/);
  const other = clientOf(reach);
  const wrong = code === '00000000' ? '11111111' : '00000000';
  expect(await signInWithCode(other, fan.email, wrong)).toEqual({ ok: false, reason: 'code-wrong' });
  expect(await signInWithCode(other, fan.email, '1234')).toEqual({ ok: false, reason: 'code-invalid' });
  expect(await signInWithCode(other, fan.email, `${code?.slice(0, 4)} ${code?.slice(4)}`)).toEqual({ ok: true });
  expect((await other.auth.getUser()).data.user?.email).toBe(fan.email);
  expect(await signInWithCode(asking, fan.email, code ?? '')).toEqual({ ok: false, reason: 'code-wrong' });

  const age = (seconds: number) =>
    query(`update auth.users set recovery_sent_at = now() - interval '${seconds} seconds'`);
  // It's too soon for another email, but saying so would reveal the account.
  expect((await asking.auth.signInWithOtp({ email: fan.email })).error?.code).toBe('over_email_send_rate_limit');
  expect(await requestCode(asking, fan.email)).toEqual({ ok: true });
  expect(await requestCode(asking, 'nobody@example.test')).toEqual({ ok: true });
  await age(61);
  expect(await requestCode(asking, fan.email)).toEqual({ ok: true });
  const late = await nextMail();
  expect(late.to).toBe(fan.email);
  await age(901);
  expect(await signInWithCode(other, fan.email, late.code ?? '')).toEqual({ ok: false, reason: 'code-wrong' });
  expect(await query(`select from auth.users where email = 'nobody@example.test'`)).toEqual([]);
});
