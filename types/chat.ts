import * as z from 'zod/mini';
import { MAX_ANSWER, MAX_QUESTION, MAX_SUBSTITUTES, MAX_TEXT } from '#types/limits.ts';
import { FORMATION_IDS, SLOTS } from '#types/team.ts';
import { chatAllowanceSchema } from '#types/user.ts';

export type ChatMessage = {
  id: string;
  content: string;
  role: 'user' | 'assistant';
  timestamp: number;
  citations: string[];
};

export const CHAT_SOURCES = ['widget', 'suggestion', 'retry'] as const;
export type ChatSource = (typeof CHAT_SOURCES)[number];

const MAX_MESSAGES = 20;
export const MAX_SENT_ANSWER = 8000;
const MAX_CONVERSATION = 16_000;
export const MAX_CHAT_BODY = 32 * 1024;

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const messageSchema = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('user'),
    content: z.string().check(z.maxLength(MAX_QUESTION), z.regex(VISIBLE)),
  }),
  z.strictObject({ role: z.literal('assistant'), content: z.string().check(z.maxLength(MAX_SENT_ANSWER)) }),
]);

export const chatTeamSchema = z.strictObject({
  formation: z.enum(FORMATION_IDS),
  slots: z.partialRecord(z.enum(SLOTS), z.string().check(z.maxLength(MAX_TEXT))),
  selected: z.optional(z.enum(SLOTS)),
  bench: z.optional(z.array(z.string().check(z.maxLength(MAX_TEXT))).check(z.maxLength(MAX_SUBSTITUTES))),
});
export type ChatTeam = z.infer<typeof chatTeamSchema>;

/** The new question comes last. */
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

/** One of several meanings of a question: what its button says, and the question it asks. */
const chatChoiceSchema = z.object({ label: z.string(), question: z.string() });
export type ChatChoice = z.infer<typeof chatChoiceSchema>;

/** `[n]` in the text refers to the n-th citation. */
export const chatAnswerSchema = z.object({
  text: z.string().check(z.maxLength(MAX_ANSWER)),
  citations: z.array(z.string()),
  choices: z.optional(z.array(chatChoiceSchema)),
  chat: chatAllowanceSchema,
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

export const chatFailureSchema = z.object({ chat: z.optional(chatAllowanceSchema) });

/** Events of `text/event-stream`: any number of `text`, then `done` or `error`. */
export const chatEventSchemas = {
  text: z.object({ text: z.string() }),
  done: chatAnswerSchema,
  error: z.object({ error: z.string(), chat: z.optional(chatAllowanceSchema) }),
} as const;
