import { ASSISTANT_FAILED, SIGN_IN_FOR_ASSISTANT } from '#lib/platform/messages/assistant.ts';
import { answerQuestion, assistantParts, streamAnswer } from '#lib/server/assistant-service.ts';
import { eventStream, wantsEvents } from '#lib/server/event-stream.ts';
import { readJson, route } from '#lib/server/http.ts';
import { withUser } from '#lib/server/with-user.ts';
import { chatBodySchema, MAX_CHAT_BODY } from '#types/chat.ts';

/** In seconds. An answer may take 45. */
export const maxDuration = 60;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: withUser(
    async (caller) => {
      const { request } = caller;
      const body = await readJson(request, chatBodySchema, MAX_CHAT_BODY);
      const parts = assistantParts();
      return wantsEvents(request)
        ? eventStream(await streamAnswer(parts, { ...caller, body }), request)
        : Response.json(await answerQuestion(parts, { ...caller, body }));
    },
    { failed: ASSISTANT_FAILED, signInFirst: SIGN_IN_FOR_ASSISTANT },
  ),
});
