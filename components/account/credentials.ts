import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from '#types/limits.ts';
import type { AccountRefusal } from '#types/user.ts';

type Credential = 'email' | 'password' | 'fullName';

const FAULTS: Readonly<Partial<Record<AccountRefusal, readonly Credential[]>>> = {
  'password-too-short': ['password'],
  'password-too-long': ['password'],
  'wrong-credentials': ['email', 'password'],
  'already-registered': ['email'],
  'email-invalid': ['email'],
};

/** The fields to mark as invalid: none if the refusal has another cause, such as the connection. */
export function faultyFields(
  reason: AccountRefusal,
  fields: Readonly<Partial<Record<Credential, string>>>,
): readonly Credential[] {
  if (reason !== 'fields-missing') return FAULTS[reason] ?? [];
  return (Object.keys(fields) as Credential[]).filter((name) => fields[name]?.trim() === '');
}

/** Null if the form can be sent. */
export function checkCredentials(fields: {
  email: string;
  password: string;
  fullName?: string;
}): AccountRefusal | null {
  if (Object.values(fields).some((field) => field.trim() === '')) return 'fields-missing';
  return checkPassword(fields.password);
}

/** The limit is in bytes (D27); null if the password is acceptable. */
export function checkPassword(password: string): AccountRefusal | null {
  if (password.length < MIN_PASSWORD) return 'password-too-short';
  return new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES ? 'password-too-long' : null;
}
