import { outcomeOf, refused, refusedPassword } from '#components/account/account-refusal.ts';

it.each([
  ['12345', 'password-too-short'],
  ['123456', null],
  ['x'.repeat(72), null],
  ['x'.repeat(73), 'password-too-long'],
  // Bytes count, not characters (D27).
  ['ä'.repeat(36), null],
  ['ä'.repeat(37), 'password-too-long'],
  ['⚽'.repeat(25), 'password-too-long'],
] as const)('checks the password %s', (password, reason) => {
  expect(refusedPassword(password)).toEqual(reason && refused(reason));
});

it.each([
  [8, 'Password must be at least 8 characters'],
  [null, 'Password is too short'],
])('names the service’s own minimum length: %s', (least, refusal) => {
  const outcome = { ok: false, reason: 'password-too-short', least } as const;
  expect(outcomeOf(outcome)).toEqual({ refusal, fields: ['password'] });
});

it('asks to sign in again in the words of the sign-in form', () => {
  for (const reason of ['signed-out', 'sign-in-again'] as const) {
    expect(refused(reason)).toEqual({ refusal: 'Sign in again first', fields: [] });
  }
});
