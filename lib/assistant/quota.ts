import { SUPABASE_NOT_CONFIGURED } from '#lib/platform/messages/account.ts';
import { ASSISTANT_LIMIT, ASSISTANT_SIGN_IN } from '#lib/platform/messages/assistant.ts';
import type { ChatAllowance, ChatPeriod } from '#types/user.ts';

type Period = {
  /** What the database adds up: a calendar unit of PostgreSQL, or 'lifetime'. */
  unit: string;
  /** As in 'You can ask 5 questions a day.' */
  each: string;
  /** As in '3 of 5 questions left today'. */
  left: string;
  spent: string;
};

export const PERIODS: Readonly<Record<ChatPeriod, Period>> = {
  daily: {
    unit: 'day',
    each: 'a day',
    left: ' today',
    spent: 'You’ve used all your questions for today. You get new ones at midnight UTC.',
  },
  lifetime: { unit: 'lifetime', each: 'in total', left: '', spent: 'You’ve used all your questions.' },
};

const ADMIN_LIMIT = 999_999;

type Rules = { limit: number; period: ChatPeriod };

export function isAdmin(user: { email: string; emailVerified: boolean }, adminEmail: string | null): boolean {
  return adminEmail !== null && user.emailVerified && user.email === adminEmail;
}

/** `used` is the database's count. */
export function chatAllowance({ limit, period }: Rules, used: number): ChatAllowance {
  const counted = Math.min(limit, Math.max(0, used));
  return { limit, used: counted, remaining: limit - counted, unlimited: false, period };
}

export function adminAllowance(period: ChatPeriod): ChatAllowance {
  return { limit: ADMIN_LIMIT, used: 0, remaining: ADMIN_LIMIT, unlimited: true, period };
}

/** Whether this site has an assistant. 'unknown' if the site couldn't be asked. */
export type Presence = 'asking' | 'unknown' | 'off' | 'on';

export type Refusal = { title: string; advice: string };

/** Null if the user can ask. */
export function whyNotAsk({
  status,
  chat,
  presence,
}: {
  status: 'loading' | 'off' | 'signed-out' | 'signed-in';
  chat: ChatAllowance | null;
  presence: Presence;
}): Refusal | null {
  if (status === 'off')
    return { title: SUPABASE_NOT_CONFIGURED, advice: 'The assistant needs sign-in, which isn’t set up on this site.' };
  if (status === 'loading') return { title: 'One moment', advice: 'Checking your sign-in…' };
  // Nobody should sign in for nothing.
  if (presence === 'off') return { title: 'Not available', advice: 'The assistant isn’t available on this site.' };
  if (status === 'signed-out') return { title: ASSISTANT_SIGN_IN, advice: 'Sign in to ask the assistant.' };
  if (presence === 'asking') return { title: 'One moment', advice: 'Checking the assistant…' };
  if (presence === 'unknown') {
    return { title: 'Not available', advice: 'We couldn’t reach the assistant. Close it and open it again to retry.' };
  }
  if (chat !== null && chat.remaining === 0) {
    return { title: ASSISTANT_LIMIT, advice: PERIODS[chat.period].spent };
  }
  return null;
}
