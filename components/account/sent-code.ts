import { readStored, SENT_CODES_KEY, writeStored } from '#lib/platform/storage.ts';

/** ms; the service sends one email a minute to an address. */
export const MAIL_PAUSE = 60_000;
/** ms; the service accepts a code for as long. */
export const CODE_LIFE = 900_000;
export const MAX_TRIES = 5;

/** A code that this browser asked for, with the wrong tries so far: the service does not count them. */
export type SentCode = { email: string; sentAt: number; wrongTries: number };

function isSentCode(value: unknown): value is SentCode {
  const { email, sentAt, wrongTries } = (value ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && typeof sentAt === 'number' && typeof wrongTries === 'number';
}

function recentCodes(now: number): SentCode[] {
  try {
    const stored: unknown = JSON.parse(readStored(SENT_CODES_KEY) ?? '[]');
    const codes = Array.isArray(stored) ? stored.filter(isSentCode) : [];
    return codes.filter(({ sentAt }) => sentAt <= now && now - sentAt < CODE_LIFE);
  } catch {
    return [];
  }
}

export function keepCode(code: SentCode, now: number): SentCode {
  const others = recentCodes(now).filter(({ email }) => email !== code.email);
  writeStored(SENT_CODES_KEY, JSON.stringify([...others, code]));
  return code;
}

/** For a request at `now`: within a minute of the last one, nothing new was sent, and that code goes on. */
export function codeAfterRequest(address: string, now: number): SentCode {
  const email = address.toLowerCase();
  const last = recentCodes(now).find((code) => code.email === email);
  if (last && now - last.sentAt < MAIL_PAUSE) return last;
  return keepCode({ email, sentAt: now, wrongTries: 0 }, now);
}
