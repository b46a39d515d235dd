import { refused, refusedPassword } from '#components/account/account-refusal.ts';

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
