import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from '#types/limits.ts';
import type { AccountRefusal } from '#types/user.ts';

export type Credential = 'email' | 'password' | 'fullName';
type Credentials = Readonly<Partial<Record<Credential, string>>>;

const FAULTY_FIELDS: Readonly<Partial<Record<AccountRefusal, readonly Credential[]>>> = {
  'password-too-short': ['password'],
  'password-too-long': ['password'],
  'password-too-simple': ['password'],
  'password-leaked': ['password'],
  'wrong-credentials': ['email', 'password'],
  'already-registered': ['email'],
  'email-invalid': ['email'],
};

/** The fields to mark as invalid. Empty if the cause is something else, such as the connection. */
export function faultyFields(reason: AccountRefusal, fields: Credentials): readonly Credential[] {
  if (reason === 'fields-missing') return blankFields(fields);
  return FAULTY_FIELDS[reason] ?? [];
}

const blankFields = (fields: Credentials) =>
  (Object.keys(fields) as Credential[]).filter((name) => fields[name]?.trim() === '');

export function checkCredentials(fields: Credentials & { password: string }): AccountRefusal | null {
  return blankFields(fields).length > 0 ? 'fields-missing' : checkPassword(fields.password);
}

/** Limits the password to 72 bytes, because bcrypt ignores the rest (D27). */
export function checkPassword(password: string): AccountRefusal | null {
  if (password.length < MIN_PASSWORD) return 'password-too-short';
  return new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES ? 'password-too-long' : null;
}
