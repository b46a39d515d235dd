import * as z from 'zod/mini';
import { MAX_ANSWER, MAX_QUESTION, MAX_TEXT } from '#types/limits.ts';
import { FORMATION_IDS, SLOTS } from '#types/team.ts';
import { chatAllowanceSchema } from '#types/user.ts';

/** spec §3 */
export type ChatMessage = {
  id: string;
  content: string;
  role: 'user' | 'assistant';
  /** ms since the epoch */
  timestamp: number;
  citations: string[];
};

/** Where a question came from: typed, one of the suggested ones, or a failed one asked again. */
export const CHAT_SOURCES = ['widget', 'suggestion', 'retry'] as const;
export type ChatSource = (typeof CHAT_SOURCES)[number];

const MAX_MESSAGES = 20;
/** Of one earlier answer that is sent along; the newest words of a long one are worth no more. */
export const MAX_SENT_ANSWER = 8000;
/** Of all messages together. */
const MAX_CONVERSATION = 16_000;
/** Bytes of the whole body (design §8). */
export const MAX_CHAT_BODY = 32 * 1024;

/** Something that can be seen: a question of blanks and invisible characters is none. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const messageSchema = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('user'),
    content: z.string().check(z.maxLength(MAX_QUESTION), z.regex(VISIBLE)),
  }),
  z.strictObject({ role: z.literal('assistant'), content: z.string().check(z.maxLength(MAX_SENT_ANSWER)) }),
]);

/** What the assistant is told of the team on the screen: names and slots, nothing else (design §8). */
export const chatTeamSchema = z.strictObject({
  formation: z.enum(FORMATION_IDS),
  slots: z.partialRecord(z.enum(SLOTS), z.string().check(z.maxLength(MAX_TEXT))),
  selected: z.optional(z.enum(SLOTS)),
});
export type ChatTeam = z.infer<typeof chatTeamSchema>;

/** Body of `POST /api/ai/chat`: the conversation, the new question last. */
export const chatBodySchema = z.strictObject({
  messages: z.array(messageSchema).check(
    z.minLength(1),
    z.maxLength(MAX_MESSAGES),
    z.refine((messages) => messages.at(-1)?.role === 'user'),
    z.refine((messages) => messages.reduce((sum, { content }) => sum + content.length, 0) <= MAX_CONVERSATION),
  ),
  source: z._default(z.enum(CHAT_SOURCES), 'widget'),
  team: z.optional(chatTeamSchema),
});
export type ChatBody = z.infer<typeof chatBodySchema>;
export type ChatTurn = ChatBody['messages'][number];

/** A good answer. `[n]` in the text is the n-th citation. */
export const chatAnswerSchema = z.object({
  text: z.string().check(z.maxLength(MAX_ANSWER)),
  citations: z.array(z.string()),
  chat: chatAllowanceSchema,
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** What every failure may tell beside its sentence. */
export const chatFailureSchema = z.object({ chat: z.optional(chatAllowanceSchema) });

/** Events of `Accept: text/event-stream`, by name: text as it comes, then one of the other two at the end. */
export const chatEventSchemas = {
  text: z.object({ text: z.string() }),
  /** The whole answer, whose marks now match its citations. */
  done: chatAnswerSchema,
  error: z.object({ error: z.string(), chat: z.optional(chatAllowanceSchema) }),
} as const;
