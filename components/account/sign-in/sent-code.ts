import { readStored, SENT_CODES_KEY, writeStored } from '#lib/platform/storage.ts';

/** The service sends an address at most one email a minute. */
export const MAIL_PAUSE_MS = 60_000;
/** How long the service accepts a code. */
export const CODE_LIFE_MS = 900_000;
export const MAX_TRIES = 5;

/** A code requested in this browser. We count wrong tries here because the service doesn't. */
export type SentCode = { email: string; sentAt: number; wrongTries: number };

function isSentCode(value: unknown): value is SentCode {
  const { email, sentAt, wrongTries } = (value ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && typeof sentAt === 'number' && typeof wrongTries === 'number';
}

function recentCodes(now: number): SentCode[] {
  try {
    const stored: unknown = JSON.parse(readStored(SENT_CODES_KEY) ?? '[]');
    const codes = Array.isArray(stored) ? stored.filter(isSentCode) : [];
    return codes.filter(({ sentAt }) => sentAt <= now && now - sentAt < CODE_LIFE_MS);
  } catch {
    return [];
  }
}

export function keepCode(code: SentCode, now: number): SentCode {
  const others = recentCodes(now).filter(({ email }) => email !== code.email);
  writeStored(SENT_CODES_KEY, JSON.stringify([...others, code]));
  return code;
}

/** Within a minute of the last request, the service sends nothing new and the previous code stays valid. */
export function codeAfterRequest(address: string, now: number): SentCode {
  const email = address.toLowerCase();
  const last = recentCodes(now).find((code) => code.email === email);
  if (last && now - last.sentAt < MAIL_PAUSE_MS) return last;
  return keepCode({ email, sentAt: now, wrongTries: 0 }, now);
}
