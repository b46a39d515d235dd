import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { citeAnswer, type Source, showable } from '#lib/assistant/citations.ts';
import { createModel, type Model } from '#lib/assistant/models/model.ts';
import type { Verdict } from '#lib/assistant/models/provider.ts';
import { scoutFacts } from '#lib/assistant/models/scout.ts';
import { buildPrompt, type Prompt, questionOf, withFacts } from '#lib/assistant/prompt.ts';
import { adminAllowance, chatAllowance, isAdmin, PERIODS } from '#lib/assistant/quota.ts';
import { type Environment, environment } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { ASSISTANT_FAILED, ASSISTANT_LIMIT } from '#lib/platform/messages/assistant.ts';
import type { SignedInUser } from '#lib/server/with-user.ts';
import {
  addChatHistory,
  excuseAnswer,
  releaseAnswer,
  reserveAnswer,
  settleAnswer,
} from '#lib/supabase/chat-repository.ts';
import { createSecretClient } from '#lib/supabase/server.ts';
import type { ChatAnswer, ChatBody } from '#types/chat.ts';
import { MAX_ANSWER } from '#types/limits.ts';
import type { ChatAllowance } from '#types/user.ts';

export type AssistantParts = {
  model: Model;
  /** What our own tables say about the last message; null if that is the model itself. */
  factsFor: ((prompt: Prompt) => Promise<string | null>) | null;
  secret: SupabaseClient;
  rules: Environment['chat'];
  /** For the whole call. */
  limitMs: number;
};

export type Asking = { user: SignedInUser; supabase: SupabaseClient; body: ChatBody };

const LIMIT_MS = 45_000;

/** Throws 503 if a setting is missing: without a counter, no question is asked (D30). */
export function assistantParts(): AssistantParts {
  const { assistant, chat } = environment();
  const secret = createSecretClient();
  if (assistant === null || secret === null) throw new AppError('unavailable', ASSISTANT_FAILED);
  const factsFor = assistant.api === 'scout' ? null : ({ messages }: Prompt) => scoutFacts(messages);
  return { model: createModel(assistant), factsFor, secret, rules: chat, limitMs: LIMIT_MS };
}

/** Answers in one piece. Keeps the answer even if the caller has left, because it has been paid for. */
export async function answerQuestion(parts: AssistantParts, asking: Asking): Promise<ChatAnswer> {
  const exchange = await begin(parts, asking);
  try {
    let last: Piece | undefined;
    for await (const piece of piecesOf(parts.model, exchange.prompt, exchange.signal)) last = piece;
    if (last) return exchange.keep(last);
    throw new Error('The answer has no visible text.');
  } catch (cause) {
    throw await exchange.giveBack(cause);
  }
}

export type AnswerEvent =
  | { event: 'text'; data: { text: string } }
  | { event: 'done'; data: ChatAnswer }
  | { event: 'error'; data: { error: string; chat: ChatAllowance } };

/** `stop` ends the model call at once and keeps what has arrived. */
export type AnswerStream = { events: AsyncGenerator<AnswerEvent, void>; stop: () => void };

/** Resolves with the first words, so that earlier failures are thrown as in `answerQuestion`. */
export async function streamAnswer(parts: AssistantParts, asking: Asking): Promise<AnswerStream> {
  const exchange = await begin(parts, asking);
  const stop = new AbortController();
  const pieces = piecesOf(parts.model, exchange.prompt, AbortSignal.any([exchange.signal, stop.signal]));
  try {
    const first = await pieces.next();
    if (first.done) throw new Error('The answer has no visible text.');
    return { events: events(exchange, first.value, pieces, stop), stop: () => stop.abort() };
  } catch (cause) {
    throw await exchange.giveBack(cause);
  }
}

/** Once the first words have arrived, the answer counts, however it ends. */
async function* events(
  exchange: Exchange,
  first: Piece,
  pieces: AsyncGenerator<Piece, void>,
  stop: AbortController,
): AsyncGenerator<AnswerEvent, void> {
  let last = first;
  let kept: Promise<ChatAnswer> | undefined;
  const keep = () => {
    kept ??= exchange.keep(last);
    return kept;
  };
  try {
    yield { event: 'text', data: { text: first.text } };
    for await (const piece of pieces) {
      last = piece;
      if (piece.text !== '') yield { event: 'text', data: { text: piece.text } };
    }
    yield { event: 'done', data: await keep() };
  } catch (cause) {
    if (!stop.signal.aborted) console.error('The assistant’s answer broke off.', cause);
    await keep();
    yield { event: 'error', data: { error: ASSISTANT_FAILED, chat: exchange.chat } };
  } finally {
    stop.abort();
    await keep();
  }
}

type Piece = { text: string; whole: string; sources: Source[]; verdict: Verdict | null };

async function* piecesOf(model: Model, prompt: Prompt, signal: AbortSignal): AsyncGenerator<Piece, void> {
  const urls = new Map<number, string>();
  let whole = '';
  let waiting = '';
  let verdict: Verdict | null = null;
  const piece = (text: string): Piece => ({
    text,
    whole,
    sources: Array.from(urls, ([mark, url]) => ({ mark, url })),
    verdict,
  });
  for await (const part of model.stream(prompt, signal)) {
    if ('sources' in part) {
      for (const { mark, url } of part.sources) urls.set(mark, urls.get(mark) ?? url);
      verdict ??= part.verdict ?? null;
      continue;
    }
    waiting += showable(part.text);
    if (`${whole}${waiting}`.trim() === '') continue;
    const text = waiting.slice(0, MAX_ANSWER - whole.length);
    whole += text;
    waiting = '';
    yield piece(text);
    if (whole.length >= MAX_ANSWER) return;
  }
  // Sources may arrive at the end.
  if (whole !== '') yield piece('');
}

type Exchange = {
  prompt: Prompt;
  signal: AbortSignal;
  chat: ChatAllowance;
  keep: (last: Piece) => Promise<ChatAnswer>;
  /** Releases the reservation if there was no output (D29). Returns the error for the caller. */
  giveBack: (cause: unknown) => Promise<AppError>;
};

async function begin(
  { factsFor, secret, rules, limitMs }: AssistantParts,
  { user, supabase, body }: Asking,
): Promise<Exchange> {
  const signal = AbortSignal.timeout(limitMs);
  const unlimited = isAdmin(user, rules.adminEmail);
  const reserved = await reserveAnswer(secret, {
    userId: user.id,
    limit: rules.limit,
    period: PERIODS[rules.period].unit,
    dailyCap: rules.dailyCap,
    unlimited,
  });
  const { status, reservation } = reserved;
  const used = reserved.used ?? 0;
  const allowance = (count: number) => (unlimited ? adminAllowance(rules.period) : chatAllowance(rules, count));
  if (status === 'cap') throw new AppError('unavailable', ASSISTANT_FAILED);
  if (status === 'limit') {
    throw new AppError('rate-limited', ASSISTANT_LIMIT, {
      fields: { remaining: 0, chat: allowance(rules.limit) },
      headers: reserved.wait ? { 'Retry-After': String(reserved.wait) } : {},
    });
  }

  const prompt = buildPrompt(body);
  const facts = factsFor && (await factsFor(prompt).catch(logged('The tables say nothing to the model.')));
  return {
    prompt: withFacts(prompt, facts || null),
    signal,
    chat: allowance(used),
    async keep({ whole, sources, verdict }) {
      const answer = citeAnswer(whole, sources);
      const exchange = { messageContent: questionOf(body), responseContent: answer.text, citations: answer.citations };
      const isExcused = reservation && verdict?.isWhole === false;
      const settle = isExcused ? excuseAnswer : settleAnswer;
      const [isSettled] = await Promise.all([
        reservation && settle(secret, reservation).catch(logged('The answer was not settled.')),
        answer.text !== '' &&
          addChatHistory(supabase, { userId: user.id, ...exchange }).catch(logged('The answer is not in the history.')),
      ]);
      const choices = verdict && verdict.choices.length > 0 ? { choices: [...verdict.choices] } : {};
      return { ...answer, ...choices, chat: allowance(isExcused && isSettled ? used - 1 : used) };
    },
    async giveBack(cause) {
      const isBack =
        reservation && (await releaseAnswer(secret, reservation).catch(logged('The question was not given back.')));
      return new AppError(signal.aborted ? 'timeout' : 'bad-gateway', ASSISTANT_FAILED, {
        cause,
        fields: { chat: allowance(isBack ? used - 1 : used) },
      });
    },
  };
}

function logged(what: string): (cause: unknown) => false {
  return (cause) => {
    console.error(what, cause);
    return false;
  };
}
