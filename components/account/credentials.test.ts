/** @jest-environment node */
import { checkCredentials, checkPassword, faultyFields } from '#components/account/credentials.ts';
import {
  ALREADY_REGISTERED,
  EMAIL_INVALID,
  FIELDS_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  SIGN_IN_FAILED,
} from '#lib/platform/messages.ts';

const fields = { email: 'fan@example.com', password: 'secret', fullName: 'Robin' };

it.each([
  ['nothing to object to', fields, null],
  ['no name is asked at a sign-in', { email: fields.email, password: fields.password }, null],
  ['no email', { ...fields, email: ' ' }, FIELDS_MISSING],
  ['no password', { ...fields, password: '' }, FIELDS_MISSING],
  ['no name', { ...fields, fullName: '\t' }, FIELDS_MISSING],
  ['what is missing comes before what is short', { ...fields, email: '', password: 'x' }, FIELDS_MISSING],
  ['five characters', { ...fields, password: '12345' }, PASSWORD_TOO_SHORT],
])('%s', (_name, given, fault) => {
  expect(checkCredentials(given)).toBe(fault);
});

it.each([
  ['123456', null],
  ['x'.repeat(72), null],
  ['x'.repeat(73), PASSWORD_TOO_LONG],
  // Bytes, not characters: what is beyond the 72nd would not count (D27).
  ['ä'.repeat(36), null],
  ['ä'.repeat(37), PASSWORD_TOO_LONG],
  ['⚽'.repeat(25), PASSWORD_TOO_LONG],
])('the password %s', (password, fault) => {
  expect(checkPassword(password)).toBe(fault);
});

describe('faultyFields', () => {
  const empty = { fullName: ' ', email: '', password: 'secret' };
  it.each([
    [FIELDS_MISSING, ['fullName', 'email']],
    [PASSWORD_TOO_SHORT, ['password']],
    [SIGN_IN_FAILED, ['email', 'password']],
    [ALREADY_REGISTERED, ['email']],
    [EMAIL_INVALID, ['email']],
    ['An error occurred. Please try again.', []],
  ])('%j speaks of %j', (error, fields) => expect(faultyFields(error, empty)).toEqual(fields));
});
