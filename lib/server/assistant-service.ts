import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { citeAnswer, type Source, showable } from '#lib/assistant/citations.ts';
import { createModel, type Model } from '#lib/assistant/model.ts';
import { buildPrompt, type Prompt, questionOf } from '#lib/assistant/prompt.ts';
import { adminAllowance, isAdmin, reservedAllowance, secondsToNextDay } from '#lib/assistant/quota.ts';
import { type Environment, environment } from '#lib/platform/env.ts';
import { AppError } from '#lib/platform/errors.ts';
import { ASSISTANT_FAILED, ASSISTANT_LIMIT } from '#lib/platform/messages.ts';
import type { SignedInUser } from '#lib/server/with-user.ts';
import { addChatHistory, releaseAnswer, reserveAnswer, settleAnswer } from '#lib/supabase/chat-repository.ts';
import { createSecretClient } from '#lib/supabase/server.ts';
import type { ChatAnswer, ChatBody } from '#types/chat.ts';
import { MAX_ANSWER } from '#types/limits.ts';
import type { ChatAllowance } from '#types/user.ts';

/** What answers questions: the model, the counter, and the rules of the counter. */
export type AssistantParts = {
  model: Model;
  /** For the counter alone. */
  secret: SupabaseClient;
  rules: Environment['chat'];
  /** Of the whole call, in ms. */
  limit: number;
};

/** Who asks what; the body is checked. */
export type Asking = {
  user: SignedInUser;
  /** Acts as the user. */
  supabase: SupabaseClient;
  body: ChatBody;
};

const LIMIT = 45_000;

/** The parts that the settings name. Throws 503 where one is missing: without a counter nothing is asked (D30). */
export function assistantParts(): AssistantParts {
  const { assistant, chat } = environment();
  const secret = createSecretClient();
  if (assistant === null || secret === null) throw new AppError('unavailable', ASSISTANT_FAILED);
  return { model: createModel(assistant), secret, rules: chat, limit: LIMIT };
}

/** One question from the reservation on; its methods are called once each, in the order of security.md section 6. */
type Exchange = {
  prompt: Prompt;
  signal: AbortSignal;
  chat: ChatAllowance;
  /** The answer was given, whole or in part: it counts, and the history keeps it. */
  keep: (answer: { text: string; citations: string[] }) => Promise<void>;
  /** The provider failed before any output: the question is given back (D29). Answers what to tell the caller. */
  giveBack: (cause: unknown) => Promise<AppError>;
};

/**
 * Reserves, asks the model and answers in one piece. Whether the caller is still there makes no difference: what was
 * asked is paid for, and the history keeps the answer.
 */
export async function answerQuestion(parts: AssistantParts, asking: Asking): Promise<ChatAnswer> {
  const exchange = await begin(parts, asking);
  let answer: ReturnType<typeof citeAnswer>;
  try {
    const { text, sources } = await parts.model.generate(exchange.prompt, exchange.signal);
    answer = citeAnswer(text, sources);
  } catch (cause) {
    throw await exchange.giveBack(cause);
  }
  await exchange.keep(answer);
  return { ...answer, chat: exchange.chat };
}

export type AnswerEvent =
  | { event: 'text'; data: { text: string } }
  | { event: 'done'; data: ChatAnswer }
  | { event: 'error'; data: { error: string; chat: ChatAllowance } };

/** `stop` ends the model's call at once; the events then end with what had come, and that is kept. */
export type AnswerStream = { events: AsyncGenerator<AnswerEvent, void>; stop: () => void };

/**
 * The same, in pieces. Resolves with the first words, so that whatever fails before them is thrown as in
 * `answerQuestion`.
 */
export async function streamAnswer(parts: AssistantParts, asking: Asking): Promise<AnswerStream> {
  const exchange = await begin(parts, asking);
  const stop = new AbortController();
  const pieces = piecesOf(parts.model, exchange.prompt, AbortSignal.any([exchange.signal, stop.signal]));
  try {
    // Words are there, or it has thrown: an answer without any is a failure.
    const first = await pieces.next();
    if (first.done) throw new Error('The model answered without a word.');
    return { events: events(exchange, first.value, pieces, stop), stop: () => stop.abort() };
  } catch (cause) {
    throw await exchange.giveBack(cause);
  }
}

/** What the caller sees from the first words on: the answer counts now, whatever becomes of it. */
async function* events(
  exchange: Exchange,
  first: Piece,
  pieces: AsyncGenerator<Piece, void>,
  stop: AbortController,
): AsyncGenerator<AnswerEvent, void> {
  let last = first;
  let isKept = false;
  const keep = async () => {
    isKept = true;
    const answer = citeAnswer(last.whole, last.sources);
    await exchange.keep(answer);
    return { ...answer, chat: exchange.chat };
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
    if (!isKept) await keep();
    yield { event: 'error', data: { error: ASSISTANT_FAILED, chat: exchange.chat } };
  } finally {
    stop.abort();
    if (!isKept) await keep();
  }
}

/** New words, and everything so far. */
type Piece = { text: string; whole: string; sources: Source[] };

/** The model's words, the first ones visible, at most as many as an answer may have. */
async function* piecesOf(model: Model, prompt: Prompt, signal: AbortSignal): AsyncGenerator<Piece, void> {
  const urls = new Map<number, string>();
  let whole = '';
  let waiting = '';
  const piece = (text: string): Piece => ({ text, whole, sources: Array.from(urls, ([mark, url]) => ({ mark, url })) });
  for await (const part of model.stream(prompt, signal)) {
    if ('sources' in part) {
      // A number stays with what it named first.
      for (const { mark, url } of part.sources) urls.set(mark, urls.get(mark) ?? url);
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
  // The sources may come last.
  if (whole !== '') yield piece('');
}

async function begin({ secret, rules, limit }: AssistantParts, { user, supabase, body }: Asking): Promise<Exchange> {
  const signal = AbortSignal.timeout(limit);
  const unlimited = isAdmin(user, rules.adminEmail);
  const { dailyCap, period } = rules;
  const { status, reservation, used } = await reserveAnswer(secret, {
    userId: user.id,
    limit: rules.limit,
    period,
    dailyCap,
    unlimited,
  });
  const allowance = (count: number) => (unlimited ? adminAllowance(period) : reservedAllowance(rules, count));
  if (status === 'limit') {
    const chat = allowance(rules.limit);
    // A lifetime has no end to wait for.
    const headers: Record<string, string> =
      period === 'daily' ? { 'Retry-After': String(secondsToNextDay(Date.now())) } : {};
    throw new AppError('rate-limited', ASSISTANT_LIMIT, { fields: { remaining: 0, chat }, headers });
  }
  if (status === 'cap') throw new AppError('unavailable', ASSISTANT_FAILED);

  const counted = used ?? 0;
  return {
    prompt: buildPrompt(body),
    signal,
    chat: allowance(counted),
    async keep({ text, citations }) {
      await Promise.all([
        reservation && settleAnswer(secret, reservation).catch(unsaid('The answer was not settled.')),
        text !== '' &&
          addChatHistory(supabase, {
            userId: user.id,
            messageContent: questionOf(body),
            responseContent: text,
            citations,
          }).catch(unsaid('The answer is not in the history.')),
      ]);
    },
    async giveBack(cause) {
      const isBack = reservation
        ? await releaseAnswer(secret, reservation).catch(unsaid('The question was not given back.'))
        : false;
      return new AppError(signal.aborted ? 'timeout' : 'bad-gateway', ASSISTANT_FAILED, {
        cause,
        fields: { chat: allowance(isBack ? counted - 1 : counted) },
      });
    },
  };
}

/** For the log alone: the caller has an answer, or a better sentence (spec §7: history fails silently). */
function unsaid(what: string): (cause: unknown) => false {
  return (cause) => {
    console.error(what, cause);
    return false;
  };
}
