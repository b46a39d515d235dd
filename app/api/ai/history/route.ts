import * as z from 'zod/mini';
import { showable } from '#lib/assistant/citations.ts';
import { HISTORY_FAILED, SIGN_IN_FOR_ASSISTANT } from '#lib/platform/messages/assistant.ts';
import { clamped } from '#lib/server/clamped.ts';
import { cleaned } from '#lib/server/cleaned.ts';
import { readJson, readQuery, route } from '#lib/server/http.ts';
import { withUser } from '#lib/server/with-user.ts';
import { addChatHistory, deleteChatHistory, findChatHistory } from '#lib/supabase/chat-repository.ts';
import { MAX_CHAT_BODY } from '#types/chat.ts';
import { MAX_ANSWER, MAX_QUESTION } from '#types/limits.ts';

const options = { failed: HISTORY_FAILED, signInFirst: SIGN_IN_FOR_ASSISTANT };

const pageQuery = z.strictObject({
  limit: z._default(clamped(1, 100), 50),
  offset: z._default(clamped(0, 100_000), 0),
});
const ageQuery = z.strictObject({ daysOld: z._default(clamped(0, 3650), 30) });

/** The caller's `tokensUsed` is ignored; the database computes it (D33). */
const recordBody = z.object({
  messageContent: cleaned({ least: 1, most: MAX_QUESTION }),
  responseContent: z.pipe(
    z.string().check(z.maxLength(MAX_ANSWER)),
    z.transform((text: string) => showable(text).toWellFormed()),
  ),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: withUser(async ({ user, supabase, request }) => {
    const page = readQuery(request, pageQuery);
    return Response.json({ chatHistory: await findChatHistory(supabase, { userId: user.id, ...page }) });
  }, options),

  POST: withUser(async ({ user, supabase, request }) => {
    const exchange = await readJson(request, recordBody, MAX_CHAT_BODY);
    await addChatHistory(supabase, { userId: user.id, ...exchange });
    return Response.json({ success: true });
  }, options),

  DELETE: withUser(async ({ supabase, request }) => {
    const age = readQuery(request, ageQuery);
    return Response.json({ success: true, deleted: await deleteChatHistory(supabase, age) });
  }, options),
});
