import * as z from 'zod/mini';

export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  plan_type: z.string(),
  /** For display only (D29). */
  ai_chat_count: z.int(),
  /** A UTC date, YYYY-MM-DD. */
  ai_chat_last_reset: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

/** lib/assistant/quota.ts says what each means. */
export const CHAT_PERIODS = ['daily', 'lifetime'] as const;
export type ChatPeriod = (typeof CHAT_PERIODS)[number];

export const chatAllowanceSchema = z.object({
  limit: z.int(),
  used: z.int(),
  remaining: z.int(),
  unlimited: z.boolean(),
  period: z.enum(CHAT_PERIODS),
});
export type ChatAllowance = z.infer<typeof chatAllowanceSchema>;

export type AppUser = {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  planType: string;
  aiChatCount: number;
};

export type AccountRefusal =
  | 'not-configured'
  | 'fields-missing'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-too-simple'
  | 'password-leaked'
  | 'same-password'
  | 'email-invalid'
  | 'wrong-credentials'
  | 'already-registered'
  | 'unconfirmed'
  | 'too-soon'
  | 'too-many-emails'
  | 'sign-ups-closed'
  | 'link-expired'
  | 'code-invalid'
  | 'code-wrong'
  | 'signed-out'
  | 'sign-in-again'
  | 'wrong-password'
  | 'same-email'
  | 'failed';

export type SocialFailure =
  | 'cancelled'
  /** The service has emailed a link that confirms the address. */
  | 'unverified'
  /** No email was sent, for example because the address already has an account. */
  | 'unverified-unsent'
  | 'closed'
  | 'blocked'
  | 'expired'
  | 'failed';

export function toAppUser(profile: Profile): AppUser {
  return {
    id: profile.id,
    name: profile.full_name,
    email: profile.email,
    createdAt: profile.created_at,
    planType: profile.plan_type,
    aiChatCount: profile.ai_chat_count,
  };
}
