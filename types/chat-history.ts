import * as z from 'zod/mini';

export const chatHistoryRecordSchema = z.object({
  id: z.string(),
  messageContent: z.string(),
  responseContent: z.string(),
  tokens_used: z.int(),
  citations: z.array(z.string()),
  createdAt: z.string(),
});
export type ChatHistoryRecord = z.infer<typeof chatHistoryRecordSchema>;

export const chatStatsSchema = z.object({
  questions: z.int(),
  tokens: z.int(),
  first: z.nullable(z.string()),
  last: z.nullable(z.string()),
});
export type ChatStats = z.infer<typeof chatStatsSchema>;

export const historyAnswer = z.object({ chatHistory: z.array(chatHistoryRecordSchema) });
export const clearedHistoryAnswer = z.object({ deleted: z.int() });
