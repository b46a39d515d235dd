import type { ChatAllowance, ChatPeriod, Profile } from '#types/user.ts';

/** spec §6: what the admin's limit is shown as. */
export const ADMIN_LIMIT = 999_999;

type Rules = { limit: number; period: ChatPeriod };
type Counted = Pick<Profile, 'ai_chat_count' | 'ai_chat_last_reset'>;

/** What the indicator shows (spec §9). `today`: the UTC day as YYYY-MM-DD; a daily count of another day is none. */
export function chatAllowance(rules: Rules, profile: Counted, today: string, unlimited: boolean): ChatAllowance {
  const { limit, period } = rules;
  if (unlimited) return adminAllowance(period);
  const stale = period === 'daily' && profile.ai_chat_last_reset !== today;
  const used = stale ? 0 : profile.ai_chat_count;
  return { limit, used, remaining: Math.max(0, limit - used), unlimited, period };
}

/** D28: the account whose verified address is the configured one, letter for letter. */
export function isAdmin(user: { email: string; emailVerified: boolean }, adminEmail: string | null): boolean {
  return adminEmail !== null && user.emailVerified && user.email === adminEmail;
}

/** The allowance that a reservation leaves, before anybody has read the profile again. */
export function reservedAllowance({ limit, period }: Rules, used: number): ChatAllowance {
  const counted = Math.min(limit, Math.max(0, used));
  return { limit, used: counted, remaining: limit - counted, unlimited: false, period };
}

export function adminAllowance(period: ChatPeriod): ChatAllowance {
  return { limit: ADMIN_LIMIT, used: 0, remaining: ADMIN_LIMIT, unlimited: true, period };
}
