import { FIELDS_MISSING, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } from '#lib/messages.ts';
import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from '#types/limits.ts';

/** The form's own rules (spec §5, D27); null when nothing speaks against sending it. */
export function checkCredentials(fields: { email: string; password: string; fullName?: string }): string | null {
  if (Object.values(fields).some((field) => field.trim() === '')) return FIELDS_MISSING;
  return checkPassword(fields.password);
}

export function checkPassword(password: string): string | null {
  if (password.length < MIN_PASSWORD) return PASSWORD_TOO_SHORT;
  return new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES ? PASSWORD_TOO_LONG : null;
}
