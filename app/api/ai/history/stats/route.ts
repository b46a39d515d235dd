import { HISTORY_FAILED, SIGN_IN_FOR_ASSISTANT } from '#lib/platform/messages/assistant.ts';
import { route } from '#lib/server/http.ts';
import { withUser } from '#lib/server/with-user.ts';
import { findChatStats } from '#lib/supabase/chat-repository.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: withUser(async ({ supabase }) => Response.json(await findChatStats(supabase)), {
    failed: HISTORY_FAILED,
    signInFirst: SIGN_IN_FOR_ASSISTANT,
  }),
});
