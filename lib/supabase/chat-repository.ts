import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { ASSISTANT_FAILED, HISTORY_FAILED } from '#lib/platform/messages/assistant.ts';
import { columnsOf } from '#lib/supabase/columns-of.ts';
import { throwFailure, withRetry } from '#lib/supabase/failure.ts';
import type { ChatHistoryRecord, ChatStats } from '#types/chat-history.ts';
import { chatHistoryRowSchema, chatStatsRowSchema, type Reservation, reservationRowSchema } from '#types/database.ts';

const COLUMNS = columnsOf(chatHistoryRowSchema);

export async function findChatHistory(
  supabase: SupabaseClient,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<ChatHistoryRecord[]> {
  const records = supabase.from('ai_chat_history').select(COLUMNS).eq('user_id', userId);
  const page = records.order('created_at', { ascending: false }).range(offset, offset + limit - 1);
  const answer = await withRetry(page);
  throwFailure(answer, HISTORY_FAILED);
  return z
    .array(chatHistoryRowSchema)
    .parse(answer.data)
    .map((row) => ({
      id: row.id,
      messageContent: row.message_content,
      responseContent: row.response_content,
      tokens_used: row.tokens_used,
      citations: row.citations,
      createdAt: row.created_at,
    }));
}

export type Exchange = { messageContent: string; responseContent: string; citations?: string[] };

export async function addChatHistory(
  supabase: SupabaseClient,
  { userId, messageContent, responseContent, citations = [] }: { userId: string } & Exchange,
): Promise<void> {
  const answer = await supabase.from('ai_chat_history').insert({
    user_id: userId,
    message_content: messageContent,
    response_content: responseContent,
    citations,
  });
  throwFailure(answer, HISTORY_FAILED);
}

/** Returns the number deleted. 0 days means all. */
export async function deleteChatHistory(supabase: SupabaseClient, { daysOld }: { daysOld: number }): Promise<number> {
  const answer = await supabase.rpc('delete_chat_history', { p_days_old: daysOld });
  throwFailure(answer, HISTORY_FAILED);
  return z.int().parse(answer.data);
}

/** Covers the caller's newest 1000 records. */
export async function findChatStats(supabase: SupabaseClient): Promise<ChatStats> {
  const answer = await withRetry(supabase.rpc('chat_history_stats'));
  throwFailure(answer, HISTORY_FAILED);
  return chatStatsRowSchema.parse(answer.data);
}

export type ReservationRequest = {
  userId: string;
  limit: number;
  /** A unit of `PERIODS`. */
  period: string;
  dailyCap: number;
  /** For the admin: not counted, but the daily cap applies (D28). */
  unlimited: boolean;
};

export async function reserveAnswer(
  secret: SupabaseClient,
  { userId, limit, period, dailyCap, unlimited }: ReservationRequest,
): Promise<Reservation> {
  const answer = await secret.rpc('ai_reserve', {
    p_user: userId,
    p_limit: limit,
    p_period: period,
    p_cap: dailyCap,
    p_unlimited: unlimited,
  });
  throwFailure(answer, ASSISTANT_FAILED);
  return reservationRowSchema.parse(answer.data);
}

/** The count that `reserveAnswer` compares with the limit. */
export async function countAnswers(
  secret: SupabaseClient,
  { userId, period }: Pick<ReservationRequest, 'userId' | 'period'>,
): Promise<number> {
  const answer = await withRetry(secret.rpc('ai_used', { p_user: userId, p_period: period }));
  throwFailure(answer, ASSISTANT_FAILED);
  return z.int().parse(answer.data);
}

export async function settleAnswer(secret: SupabaseClient, reservation: string): Promise<boolean> {
  const answer = await secret.rpc('ai_settle', { p_reservation: reservation });
  throwFailure(answer, ASSISTANT_FAILED);
  return answer.data === true;
}

/** Settles an answer that isn't whole without counting it. False if it counts after all: thirty were excused today. */
export async function excuseAnswer(secret: SupabaseClient, reservation: string): Promise<boolean> {
  const answer = await secret.rpc('ai_excuse', { p_reservation: reservation });
  throwFailure(answer, ASSISTANT_FAILED);
  return answer.data === true;
}

/** False if the reservation isn't open any more or ten were already released today. */
export async function releaseAnswer(secret: SupabaseClient, reservation: string): Promise<boolean> {
  const answer = await secret.rpc('ai_release', { p_reservation: reservation });
  throwFailure(answer, ASSISTANT_FAILED);
  return answer.data === true;
}
