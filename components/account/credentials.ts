import {
  ALREADY_REGISTERED,
  EMAIL_INVALID,
  FIELDS_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  SIGN_IN_FAILED,
} from '#lib/platform/messages.ts';
import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from '#types/limits.ts';

type Credential = 'email' | 'password' | 'fullName';

const FAULTS: Readonly<Record<string, readonly Credential[]>> = {
  [PASSWORD_TOO_SHORT]: ['password'],
  [PASSWORD_TOO_LONG]: ['password'],
  [SIGN_IN_FAILED]: ['email', 'password'],
  [ALREADY_REGISTERED]: ['email'],
  [EMAIL_INVALID]: ['email'],
};

/** The fields that a refusal speaks of: none where it is about something else, such as the connection. */
export function faultyFields(
  error: string,
  fields: Readonly<Partial<Record<Credential, string>>>,
): readonly Credential[] {
  if (error !== FIELDS_MISSING) return FAULTS[error] ?? [];
  return (Object.keys(fields) as Credential[]).filter((name) => fields[name]?.trim() === '');
}

/** The form's own rules (spec §5, D27); null when nothing speaks against sending it. */
export function checkCredentials(fields: { email: string; password: string; fullName?: string }): string | null {
  if (Object.values(fields).some((field) => field.trim() === '')) return FIELDS_MISSING;
  return checkPassword(fields.password);
}

/** At least 6 characters, at most 72 bytes (spec §5, D27); null when the password will do. */
export function checkPassword(password: string): string | null {
  if (password.length < MIN_PASSWORD) return PASSWORD_TOO_SHORT;
  return new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES ? PASSWORD_TOO_LONG : null;
}
