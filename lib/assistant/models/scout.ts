import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageModel } from 'ai';
import type { Provider, Verdict } from '#lib/assistant/models/provider.ts';
import { type Response, respond, SCOUT_SOURCE } from '#lib/assistant/scout/respond.ts';
import { SCOUT_FILES, type ScoutTables, tablesFrom } from '#lib/assistant/scout/tables.ts';
import { withinTime } from '#lib/platform/within-time.ts';
import type { ChatTurn } from '#types/chat.ts';

type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type Prompt = Parameters<Model['doStream']>[0]['prompt'];
type StreamPart = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;

/** Traced into the build by next.config.ts. */
const fileAt = (path: string) => readFile(join(/* turbopackIgnore: true */ process.cwd(), path), 'utf8');

let tables: Promise<ScoutTables> | null = null;

function loadTables(): Promise<ScoutTables> {
  tables ??= Promise.all(SCOUT_FILES.map(fileAt))
    .then(tablesFrom)
    .catch((error: unknown) => {
      // Retry with the next question.
      tables = null;
      throw error;
    });
  return tables;
}

const today = () => new Date().toISOString().slice(0, 10);

const NO_TOKENS = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 };
const FINISH = {
  type: 'finish',
  finishReason: { unified: 'stop', raw: 'stop' },
  usage: { inputTokens: NO_TOKENS, outputTokens: { total: 0, text: 0, reasoning: 0 } },
} as const;
/** Answers from the player table: no network, no key (D56). */
const model: Model = {
  specificationVersion: 'v4',
  provider: 'scout',
  modelId: 'player-table',
  supportedUrls: {},
  async doGenerate({ prompt }) {
    const { text } = respond(turnsOf(prompt), await loadTables(), today());
    const { finishReason, usage } = FINISH;
    return { content: [{ type: 'text', text }], finishReason, usage, warnings: [] };
  },
  async doStream({ prompt, abortSignal }) {
    const parts = partsOf(respond(turnsOf(prompt), await loadTables(), today()));
    return {
      stream: new ReadableStream<StreamPart>({
        pull(controller) {
          abortSignal?.throwIfAborted();
          const { done, value } = parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
      }),
    };
  },
};

function* partsOf({ text, ...verdict }: Response): Generator<StreamPart, void> {
  const id = 'answer';
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id };
  for (const delta of text.match(/\s*\S+/g) ?? []) yield { type: 'text-delta', id, delta };
  yield { type: 'text-end', id };
  yield { type: 'raw', rawValue: verdict };
  yield FINISH;
}

function turnsOf(prompt: Prompt): ChatTurn[] {
  return prompt.flatMap((message): ChatTurn[] => {
    if (message.role !== 'user' && message.role !== 'assistant') return [];
    const content = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return [{ role: message.role, content }];
  });
}

export const scoutModel = (): Provider => ({
  model,
  // The only event is its own.
  readEvent: (event) => ({ sources: [], isLast: true, failed: false, verdict: event as Verdict }),
});

/** A first question doesn't wait longer for the tables to load. */
const FACTS_MS = 1500;
const MOST_FACTS = 1500;

/** What the scout reads and finds for the last message, for another model. Null if it can't answer the whole question. */
export async function scoutFacts(messages: readonly ChatTurn[]): Promise<string | null> {
  const tables = await withinTime(FACTS_MS, loadTables());
  const { text, isWhole } = respond(messages, tables, today());
  return isWhole ? text.replace(`\n\n${SCOUT_SOURCE}`, '').slice(0, MOST_FACTS) : null;
}
