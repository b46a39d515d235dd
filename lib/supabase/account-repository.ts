import type { SupabaseClient } from '@supabase/supabase-js';
import { DELETION_FAILED } from '#lib/platform/messages/account.ts';
import { LOAD_FAILED } from '#lib/platform/messages/cloud.ts';
import { backendUnreachable, throwFailure, withRetry } from '#lib/supabase/failure.ts';
import { MAX_CLOUD_TEAMS } from '#types/limits.ts';

/** The auth service deletes everything in one transaction (D55). It's fine if the account is already gone. */
export async function deleteAccount(secret: SupabaseClient, { userId }: { userId: string }): Promise<void> {
  const remove = () => secret.auth.admin.deleteUser(userId);
  let { error } = await remove();
  // A save on another device may have locked the account's rows, and then one of the two has to give way.
  if (error?.status === 500) ({ error } = await remove());
  if (error && error.code !== 'user_not_found') throw backendUnreachable(error, DELETION_FAILED);
}

/** The rows as stored, including any the app itself couldn't read. */
export async function findStoredTeams(supabase: SupabaseClient, { userId }: { userId: string }): Promise<unknown[]> {
  const all = supabase.from('dream_teams').select('*,team_players(*),team_substitutes(*),team_coaches(*)');
  const answer = await withRetry(all.eq('user_id', userId).order('created_at').limit(MAX_CLOUD_TEAMS));
  throwFailure(answer, LOAD_FAILED);
  return answer.data ?? [];
}
