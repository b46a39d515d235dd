import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { adminAllowance, chatAllowance, isAdmin, PERIODS } from '#lib/assistant/quota.ts';
import { environment } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { PROFILE_FAILED } from '#lib/platform/messages/account.ts';
import type { SignedInUser } from '#lib/server/with-user.ts';
import { countAnswers } from '#lib/supabase/chat-repository.ts';
import { changeFullName, findProfile } from '#lib/supabase/profile-repository.ts';
import { createSecretClient } from '#lib/supabase/server.ts';
import type { ChatAllowance, Profile } from '#types/user.ts';

export async function readProfile(
  supabase: SupabaseClient,
  { userId, user }: { userId: string; user: Promise<SignedInUser> },
): Promise<{ profile: Profile; chat: ChatAllowance }> {
  const [found, allowance] = await Promise.all([findProfile(supabase, { userId }), user.then(allowanceOf)]);
  const profile = existing(found);
  return { profile, chat: allowance(profile) };
}

/** Asks the counter itself. Without it, the profile shows what it last showed (D29). */
async function allowanceOf(user: SignedInUser): Promise<(profile: Profile) => ChatAllowance> {
  const { chat } = environment();
  if (isAdmin(user, chat.adminEmail)) return () => adminAllowance(chat.period);
  const secret = createSecretClient();
  const period = PERIODS[chat.period].unit;
  const used = secret && (await countAnswers(secret, { userId: user.id, period }).catch(notCounted));
  return ({ ai_chat_count }) => chatAllowance(chat, used ?? ai_chat_count);
}

function notCounted(cause: unknown): null {
  console.error('The questions were not counted.', cause);
  return null;
}

export async function changeProfile(
  supabase: SupabaseClient,
  user: SignedInUser,
  fullName: string | undefined,
): Promise<Profile> {
  return existing(
    fullName === undefined
      ? await findProfile(supabase, { userId: user.id })
      : await changeFullName(supabase, { userId: user.id, fullName }),
  );
}

function existing(profile: Profile | null): Profile {
  if (profile === null) throw new AppError('not-found', PROFILE_FAILED);
  return profile;
}
