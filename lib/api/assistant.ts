import { type Caller, callApi } from '#lib/api/call-api.ts';
import { type FailureCode, failureCode, mapResult, type Result } from '#lib/api/result.ts';
import { ASSISTANT_FAILED } from '#lib/platform/messages/assistant.ts';
import { notJsonMessage } from '#lib/platform/messages/cloud.ts';
import { errorAnswerSchema } from '#types/api.ts';
import { type ChatAnswer, type ChatBody, chatAnswerSchema, chatEventSchemas, chatFailureSchema } from '#types/chat.ts';
import {
  type ChatHistoryRecord,
  type ChatStats,
  chatStatsSchema,
  clearedHistoryAnswer,
  historyAnswer,
} from '#types/chat-history.ts';
import type { ChatAllowance } from '#types/user.ts';

/** One second more than the server's own limit. */
const TIMEOUT_MS = 46_000;

/** `chat`: the questions left after a failure, if the server reported them. */
export type AskResult = Result<ChatAnswer, { chat: ChatAllowance | null }>;

/** Throws only if the caller's `signal` aborts it. */
export async function askAssistant(
  { token, signal }: Caller,
  body: ChatBody,
  onText: (text: string) => void,
): Promise<AskResult> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch('/api/ai/chat', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json',
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream') && response.body) return await readEvents(response.body, onText);
    return await readWhole(response, type);
  } catch (error) {
    if (signal?.aborted) throw error;
    return failure('unreachable', ASSISTANT_FAILED);
  }
}

const failure = (code: FailureCode, error: string, chat: ChatAllowance | null = null): AskResult => ({
  ok: false,
  code,
  error,
  chat,
});

async function readWhole(response: Response, type: string): Promise<AskResult> {
  const { status } = response;
  if (!type.startsWith('application/json')) return failure(failureCode(status), notJsonMessage(status));
  const answer: unknown = await response.json();
  const whole = chatAnswerSchema.safeParse(answer);
  if (response.ok && whole.success) return { ok: true, value: whole.data };
  const told = errorAnswerSchema.safeParse(answer);
  const rest = chatFailureSchema.safeParse(answer);
  return failure(failureCode(status), told.data?.error ?? ASSISTANT_FAILED, rest.data?.chat ?? null);
}

async function readEvents(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<AskResult> {
  let waiting = '';
  for await (const part of piecesOf(body)) {
    const blocks = (waiting + part).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const end = readEvent(block, onText);
      if (end) return end;
    }
  }
  return failure('unreachable', ASSISTANT_FAILED);
}

function readEvent(block: string, onText: (text: string) => void): AskResult | null {
  const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  if (event === 'text') onText(chatEventSchemas.text.parse(JSON.parse(data)).text);
  if (event === 'done') return { ok: true, value: chatEventSchemas.done.parse(JSON.parse(data)) };
  if (event !== 'error') return null;
  const { error, chat } = chatEventSchemas.error.parse(JSON.parse(data));
  return failure('failed', error, chat ?? null);
}

/** Safari can't iterate over a stream. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield decoder.decode(part.value, { stream: true });
  }
}

export async function loadHistory(caller: Caller, limit: number): Promise<Result<ChatHistoryRecord[]>> {
  const path = `/api/ai/history?limit=${limit}`;
  const result = await callApi({ ...caller, method: 'GET', path, schema: historyAnswer });
  return mapResult(result, ({ chatHistory }) => chatHistory);
}

export async function clearHistory(caller: Caller): Promise<Result<number>> {
  const path = '/api/ai/history?daysOld=0';
  const result = await callApi({ ...caller, method: 'DELETE', path, schema: clearedHistoryAnswer });
  return mapResult(result, ({ deleted }) => deleted);
}

export function loadChatStats(caller: Caller): Promise<Result<ChatStats>> {
  return callApi({ ...caller, method: 'GET', path: '/api/ai/history/stats', schema: chatStatsSchema });
}
