import type { SupabaseClient } from '@supabase/supabase-js';
import { PROFILE_CHANGE_FAILED, PROFILE_FAILED } from '#lib/platform/messages/account.ts';
import { columnsOf } from '#lib/supabase/columns-of.ts';
import { throwFailure, withRetry } from '#lib/supabase/failure.ts';
import { profileRowSchema } from '#types/database.ts';
import type { Profile } from '#types/user.ts';

const COLUMNS = columnsOf(profileRowSchema);

/** Null if the account is gone: the database creates the profile with the account. */
export async function findProfile(supabase: SupabaseClient, { userId }: { userId: string }): Promise<Profile | null> {
  const answer = await withRetry(supabase.from('user_profiles').select(COLUMNS).eq('id', userId).maybeSingle());
  throwFailure(answer, PROFILE_FAILED);
  return answer.data === null ? null : profileRowSchema.parse(answer.data);
}

export async function changeFullName(
  supabase: SupabaseClient,
  { userId, fullName }: { userId: string; fullName: string },
): Promise<Profile | null> {
  const answer = await supabase
    .from('user_profiles')
    .update({ full_name: fullName })
    .eq('id', userId)
    .select(COLUMNS)
    .maybeSingle();
  throwFailure(answer, PROFILE_CHANGE_FAILED);
  return answer.data === null ? null : profileRowSchema.parse(answer.data);
}
