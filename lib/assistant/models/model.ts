import 'server-only';
import { APICallError, smoothStream, streamText } from 'ai';
import type { Source } from '#lib/assistant/citations.ts';
import { agentModel, sonarModel } from '#lib/assistant/models/perplexity.ts';
import type { AssistantSettings, Provider, Verdict } from '#lib/assistant/models/provider.ts';
import { scoutModel } from '#lib/assistant/models/scout.ts';
import type { Prompt } from '#lib/assistant/prompt.ts';

export type ModelPart = { text: string } | { sources: Source[]; verdict: Verdict | undefined };

/** Throws on any error, and if the answer is empty or incomplete. */
export type Model = { stream: (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<ModelPart, void> };

const MAX_OUTPUT_TOKENS = 800;

/** Between words of one block. Models take longer per word, so this hardly slows even a fast one. */
const WORD_MS = 3;
/** If more characters are waiting, several words are sent at once, so that a long block causes no delay. */
const WAITING = 200;

/** Splits providers' blocks into words for easier reading. The last word waits until it is complete. */
function nextWords(waiting: string): string | null {
  const count = 1 + Math.floor(waiting.length / WAITING);
  return new RegExp(`^(?:\\s*\\S+\\s+){1,${count}}`).exec(waiting)?.[0] ?? null;
}

const PROVIDERS = { agent: agentModel, sonar: sonarModel };

export function createModel(settings: AssistantSettings): Model {
  const provider = settings.api === 'scout' ? scoutModel() : PROVIDERS[settings.api](settings);
  return {
    async *stream(prompt, signal) {
      try {
        yield* readParts(provider, prompt, signal);
      } catch (error) {
        throw forTheLog(error, settings.api === 'scout' ? null : settings.apiKey);
      }
    },
  };
}

async function* readParts(
  { model, readEvent }: Provider,
  { instructions, messages }: Prompt,
  abortSignal: AbortSignal,
): AsyncGenerator<ModelPart, void> {
  const { stream } = streamText({
    model,
    instructions,
    messages,
    abortSignal,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // Every attempt is billed.
    maxRetries: 0,
    include: { rawChunks: true },
    experimental_transform: smoothStream({ delayInMs: WORD_MS, chunking: nextWords }),
    // Errors also arrive as parts. By default they are logged, including the question.
    onError: () => undefined,
  });
  let hasText = false;
  let isComplete = false;
  for await (const part of stream) {
    // Don't let words that are still waiting delay the end.
    abortSignal.throwIfAborted();
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw abortSignal.reason;
    if (part.type === 'text-delta') {
      hasText ||= part.text.trim() !== '';
      yield { text: part.text };
    } else if (part.type === 'raw') {
      const { sources, isLast, failed, verdict } = readEvent(part.rawValue);
      if (failed) throw new Error('The model ended its answer with an error.');
      isComplete ||= isLast;
      yield { sources, verdict };
    }
  }
  if (!hasText) throw new Error('The answer has no text.');
  // A broken connection may look like a normal end.
  if (!isComplete) throw new Error('The answer is incomplete.');
}

/** The library's errors contain the question and may quote the key. Neither belongs in a log. */
function forTheLog(error: unknown, apiKey: string | null): Error {
  const status = APICallError.isInstance(error) ? ` with status ${error.statusCode ?? 'none'}` : '';
  const text = apiKey === null ? String(error) : String(error).replaceAll(apiKey, '(key)');
  return new Error(`The model failed${status}: ${text.slice(0, 300)}`);
}
