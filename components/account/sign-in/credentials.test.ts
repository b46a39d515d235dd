/** @jest-environment node */
import { checkCredentials, checkPassword, faultyFields } from '#components/account/sign-in/credentials.ts';

const fields = { email: 'fan@example.com', password: 'secret', fullName: 'Robin' };

it.each([
  ['complete', fields, null],
  ['a sign-in, which needs no name', { email: fields.email, password: fields.password }, null],
  ['no email', { ...fields, email: ' ' }, 'fields-missing'],
  ['no password', { ...fields, password: '' }, 'fields-missing'],
  ['no name', { ...fields, fullName: '\t' }, 'fields-missing'],
  ['no email and a short password', { ...fields, email: '', password: 'x' }, 'fields-missing'],
  ['five characters', { ...fields, password: '12345' }, 'password-too-short'],
])('%s', (_name, given, reason) => {
  expect(checkCredentials(given)).toBe(reason);
});

it.each([
  ['123456', null],
  ['x'.repeat(72), null],
  ['x'.repeat(73), 'password-too-long'],
  // Bytes count, not characters (D27).
  ['ä'.repeat(36), null],
  ['ä'.repeat(37), 'password-too-long'],
  ['⚽'.repeat(25), 'password-too-long'],
])('checks the password %s', (password, reason) => {
  expect(checkPassword(password)).toBe(reason);
});

it.each([
  ['fields-missing', ['fullName', 'email']],
  ['password-too-short', ['password']],
  ['wrong-credentials', ['email', 'password']],
  ['already-registered', ['email']],
  ['email-invalid', ['email']],
  ['failed', []],
] as const)('%s marks the fields %j', (reason, expected) => {
  expect(faultyFields(reason, { fullName: ' ', email: '', password: 'secret' })).toEqual(expected);
});
