import type { FormOutcome } from '#components/ui/form.tsx';
import { accountMessage, passwordTooShort } from '#lib/platform/messages/account.ts';
import type { AccountOutcome } from '#lib/supabase/account.ts';
import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from '#types/limits.ts';
import type { AccountRefusal } from '#types/user.ts';

/** Other refusals aren't a field's fault. */
const REFUSED_FIELDS: Readonly<Partial<Record<AccountRefusal, readonly string[]>>> = {
  'password-too-short': ['password'],
  'password-too-long': ['password'],
  'password-too-simple': ['password'],
  'password-leaked': ['password'],
  'same-password': ['password'],
  'wrong-password': ['current'],
  'wrong-credentials': ['email', 'password'],
  'already-registered': ['email'],
  'email-invalid': ['email'],
  'same-email': ['email'],
  'code-invalid': ['code'],
  'code-wrong': ['code'],
};

export function refused(reason: AccountRefusal): FormOutcome {
  return { refusal: accountMessage(reason), fields: REFUSED_FIELDS[reason] ?? [] };
}

export function outcomeOf(outcome: AccountOutcome, news?: string): FormOutcome {
  if (!outcome.ok && outcome.least !== undefined) {
    return { refusal: passwordTooShort(outcome.least), fields: REFUSED_FIELDS[outcome.reason] ?? [] };
  }
  if (!outcome.ok) return refused(outcome.reason);
  return news === undefined ? null : { news };
}

/** Limits the password to 72 bytes, because bcrypt ignores the rest (D27). */
export function refusedPassword(password: string): FormOutcome {
  if (password.length < MIN_PASSWORD) return refused('password-too-short');
  return new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES ? refused('password-too-long') : null;
}
