import { SUPABASE_NOT_CONFIGURED } from '#lib/platform/messages/account.ts';
import { ASSISTANT_LIMIT, ASSISTANT_SIGN_IN } from '#lib/platform/messages/assistant.ts';
import type { ChatAllowance, ChatPeriod, Profile } from '#types/user.ts';

const ADMIN_LIMIT = 999_999;

type Rules = { limit: number; period: ChatPeriod };
type Counted = Pick<Profile, 'ai_chat_count' | 'ai_chat_last_reset'>;

/** `today` is the UTC date as YYYY-MM-DD. A count from another day is stale. */
export function chatAllowance(rules: Rules, profile: Counted, today: string, unlimited: boolean): ChatAllowance {
  const { limit, period } = rules;
  if (unlimited) return adminAllowance(period);
  const stale = period === 'daily' && profile.ai_chat_last_reset !== today;
  const used = stale ? 0 : profile.ai_chat_count;
  return { limit, used, remaining: Math.max(0, limit - used), unlimited, period };
}

export function isAdmin(user: { email: string; emailVerified: boolean }, adminEmail: string | null): boolean {
  return adminEmail !== null && user.emailVerified && user.email === adminEmail;
}

export function reservedAllowance({ limit, period }: Rules, used: number): ChatAllowance {
  const counted = Math.min(limit, Math.max(0, used));
  return { limit, used: counted, remaining: limit - counted, unlimited: false, period };
}

export function adminAllowance(period: ChatPeriod): ChatAllowance {
  return { limit: ADMIN_LIMIT, used: 0, remaining: ADMIN_LIMIT, unlimited: true, period };
}

const DAY_MS = 86_400_000;

/** The database's date, in UTC (D29). */
export function secondsToNextDay(now: number): number {
  return Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
}

export type Refusal = { title: string; advice: string };

/** Null if the user can ask. `isThere` is null until known. */
export function whyNotAsk({
  status,
  chat,
  isThere,
}: {
  status: 'loading' | 'off' | 'signed-out' | 'signed-in';
  chat: ChatAllowance | null;
  isThere: boolean | null;
}): Refusal | null {
  if (status === 'off')
    return { title: SUPABASE_NOT_CONFIGURED, advice: 'The assistant needs sign-in, which isn’t set up on this site.' };
  if (status === 'loading') return { title: 'One moment', advice: 'Checking your sign-in…' };
  // Nobody should sign in for nothing.
  if (isThere === false) return { title: 'Not available', advice: 'The assistant isn’t available on this site.' };
  if (status === 'signed-out') return { title: ASSISTANT_SIGN_IN, advice: 'Sign in to ask the assistant.' };
  if (chat !== null && chat.remaining === 0) {
    const advice =
      chat.period === 'daily'
        ? 'You’ve used all your questions for today. You get new ones at midnight UTC.'
        : 'You’ve used all your questions.';
    return { title: ASSISTANT_LIMIT, advice };
  }
  return null;
}
