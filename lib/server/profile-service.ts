import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { chatAllowance, isAdmin } from '#lib/assistant/quota.ts';
import { environment } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { PROFILE_FAILED } from '#lib/platform/messages/account.ts';
import type { SignedInUser } from '#lib/server/with-user.ts';
import { changeFullName, findProfile } from '#lib/supabase/profile-repository.ts';
import type { ChatAllowance, Profile } from '#types/user.ts';

export async function readProfile(
  supabase: SupabaseClient,
  { userId, user }: { userId: string; user: Promise<SignedInUser> },
  now: Date,
): Promise<{ profile: Profile; chat: ChatAllowance }> {
  const [found, account] = await Promise.all([findProfile(supabase, { userId }), user]);
  const profile = existing(found);
  const { chat } = environment();
  const today = now.toISOString().slice(0, 10);
  return { profile, chat: chatAllowance(chat, profile, today, isAdmin(account, chat.adminEmail)) };
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
