import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError } from '#lib/platform/errors.ts';
import { DELETION_OFF, NOT_OWN_EMAIL } from '#lib/platform/messages/account.ts';
import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import type { SignedInUser } from '#lib/server/with-user.ts';
import { deleteAccount, findStoredTeams } from '#lib/supabase/account-repository.ts';
import { findChatHistory } from '#lib/supabase/chat-repository.ts';
import { findProfile } from '#lib/supabase/profile-repository.ts';
import { createSecretClient } from '#lib/supabase/server.ts';
import { MAX_CHAT_RECORDS } from '#types/limits.ts';

/** `typed` confirms that the user means this account (D55). */
export async function removeAccount(user: SignedInUser, typed: string): Promise<void> {
  if (typed.trim().toLowerCase() !== user.email.toLowerCase()) throw new AppError('bad-request', NOT_OWN_EMAIL);
  const secret = createSecretClient();
  if (secret === null) throw new AppError('unavailable', DELETION_OFF);
  await deleteAccount(secret, { userId: user.id });
}

export async function accountData(supabase: SupabaseClient, userId: string, now: Date) {
  const [profile, teams, chats] = await Promise.all([
    findProfile(supabase, { userId }),
    findStoredTeams(supabase, { userId }),
    findChatHistory(supabase, { userId, limit: MAX_CHAT_RECORDS, offset: 0 }),
  ]);
  return { product: PRODUCT_TITLE, exportedAt: now.toISOString(), profile, teams, chats };
}
