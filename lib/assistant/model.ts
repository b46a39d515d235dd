import 'server-only';
import { createOpenResponses } from '@ai-sdk/open-responses';
import { createPerplexity } from '@ai-sdk/perplexity';
import { APICallError, generateText, type LanguageModel, streamText, type TextStreamPart, type ToolSet } from 'ai';
import type { Source } from '#lib/assistant/citations.ts';
import type { Prompt } from '#lib/assistant/prompt.ts';
import { agentReader, sonarReader, type WireEvent, type WireReader } from '#lib/assistant/wire.ts';
import type { Environment } from '#lib/platform/env.ts';

export type ModelSettings = NonNullable<Environment['assistant']>;

/** A piece of an answer as it comes; `sources` grow until the end. */
export type ModelPart = { text: string } | { sources: Source[] };

/** Who answers. Both throw whatever went wrong on the way; an answer without a word in it is such a failure too. */
export type Model = {
  generate: (prompt: Prompt, signal: AbortSignal) => Promise<{ text: string; sources: Source[] }>;
  stream: (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<ModelPart>;
};

const MAX_OUTPUT_TOKENS = 800;

/** The one place that knows who answers, and in which format that is asked for (D31). */
export function createModel(settings: ModelSettings): Model {
  const { model, reader } = settings.api === 'agent' ? agentModel(settings) : sonarModel(settings);
  const call = ({ instructions, messages }: Prompt, abortSignal: AbortSignal) => ({
    model,
    instructions,
    messages,
    abortSignal,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // Each try is a paid answer, and one question pays for one.
    maxRetries: 0,
  });

  return {
    async generate(prompt, signal) {
      try {
        const result = await generateText({ ...call(prompt, signal), include: { responseBody: true } });
        if (result.text.trim() === '') throw new Error('The model answered without a word.');
        return { text: result.text, sources: reader.sourcesOfAnswer(result.response.body) };
      } catch (error) {
        throw forTheLog(error, settings.apiKey);
      }
    },

    async *stream(prompt, signal) {
      // What goes wrong comes as a part and is thrown from there; by itself the library would print it.
      const onError = () => undefined;
      const result = streamText({ ...call(prompt, signal), include: { rawChunks: true }, onError });
      try {
        yield* readParts(result.stream, reader, signal);
      } catch (error) {
        throw forTheLog(error, settings.apiKey);
      }
    },
  };
}

/** The library's errors carry the whole question, and a provider's words may quote the key: neither is for a log. */
function forTheLog(error: unknown, apiKey: string): Error {
  const status = APICallError.isInstance(error) ? ` with status ${error.statusCode ?? 'none'}` : '';
  return new Error(`The model failed${status}: ${String(error).replaceAll(apiKey, '(key)').slice(0, 300)}`);
}

async function* readParts(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  reader: WireReader,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  let hasText = false;
  let isWhole = false;
  for await (const part of parts) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw signal.reason;
    if (part.type === 'text-delta') {
      hasText ||= part.text.trim() !== '';
      yield { text: part.text };
    } else if (part.type === 'raw') {
      const { sources, isLast } = readEvent(reader, part.rawValue);
      isWhole ||= isLast;
      yield { sources };
    }
  }
  if (!hasText) throw new Error('The model answered without a word.');
  // Some connections break without an error: the answer then simply has no end.
  if (!isWhole) throw new Error('The answer broke off.');
}

function readEvent(reader: WireReader, raw: unknown): WireEvent {
  const event = reader.readEvent(raw);
  if (event.failed) throw new Error('The model ended its answer with an error.');
  return event;
}

type Spoken = { model: LanguageModel; reader: WireReader };

/** Perplexity's Agent API, which speaks the open Responses format with a search of its own. */
function agentModel({ apiKey, baseUrl, model }: ModelSettings): Spoken {
  const provider = createOpenResponses({
    name: 'perplexity',
    url: `${baseUrl}/v1/agent`,
    apiKey,
    // The search is the provider's own tool, which the library has no word for.
    fetch: (input, init) => send(input, { ...init, body: withTools(init?.body) }),
  });
  return { model: provider(model.includes('/') ? model : `perplexity/${model}`), reader: agentReader };
}

function withTools(body: BodyInit | null | undefined): string {
  const request = JSON.parse(String(body)) as Record<string, unknown>;
  return JSON.stringify({ ...request, tools: [{ type: 'web_search' }] });
}

function sonarModel({ apiKey, baseUrl, model }: ModelSettings): Spoken {
  return { model: createPerplexity({ apiKey, baseURL: baseUrl, fetch: send })(model), reader: sonarReader };
}

/** Nothing is cached, and a redirect could lead the question elsewhere. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store', redirect: 'error' });
