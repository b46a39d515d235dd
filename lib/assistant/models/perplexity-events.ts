import 'server-only';
import * as z from 'zod/mini';
import type { Source } from '#lib/assistant/citations.ts';
import type { ModelEvent } from '#lib/assistant/models/provider.ts';

const NOTHING: ModelEvent = { sources: [], isLast: false, failed: false };

const agentResult = z.object({ id: z.optional(z.unknown()), url: z.string() });
const agentSearch = z.object({ type: z.literal('search_results'), results: z.array(z.unknown()) });
const agentAnswer = z.object({ output: z.array(z.unknown()) });
const agentEvent = z.object({
  type: z.string(),
  item: z.optional(z.unknown()),
  results: z.optional(z.array(z.unknown())),
  response: z.optional(z.unknown()),
});

export function readAgentEvent(value: unknown): ModelEvent {
  const event = agentEvent.safeParse(value);
  if (!event.success) return NOTHING;
  const { type, item, results, response } = event.data;
  switch (type) {
    case 'response.failed':
    case 'error':
      return { ...NOTHING, failed: true };
    case 'response.completed':
    case 'response.incomplete':
      return { ...NOTHING, sources: sourcesInAnswer(response), isLast: true };
    case 'response.output_item.done':
      return { ...NOTHING, sources: sourcesInAnswer({ output: [item] }) };
    case 'response.reasoning.search_results':
      return { ...NOTHING, sources: sourcesInResults(results ?? [], 0) };
    default:
      return NOTHING;
  }
}

function sourcesInAnswer(body: unknown): Source[] {
  const answer = agentAnswer.safeParse(body);
  const sources: Source[] = [];
  for (const item of answer.success ? answer.data.output : []) {
    const search = agentSearch.safeParse(item);
    if (search.success) sources.push(...sourcesInResults(search.data.results, sources.length));
  }
  return sources;
}

/** Results are numbered by `id`, or in order if they have none. */
function sourcesInResults(results: readonly unknown[], before: number): Source[] {
  return results.flatMap((result, index) => {
    const parsed = agentResult.safeParse(result);
    if (!parsed.success) return [];
    const { id, url } = parsed.data;
    return [{ mark: typeof id === 'number' && id >= 1 ? id : before + index + 1, url }];
  });
}

const sonarEvent = z.object({
  citations: z.optional(z.nullable(z.array(z.unknown()))),
  choices: z.optional(z.array(z.object({ finish_reason: z.optional(z.nullable(z.string())) }))),
});

/** Some servers send citations with every event, some only with the last, so the SDK's own parsing isn't enough. */
export function readSonarEvent(value: unknown): ModelEvent {
  const event = sonarEvent.safeParse(value);
  if (!event.success) return NOTHING;
  const { citations, choices } = event.data;
  return {
    sources: (citations ?? []).map((url, index) => ({ mark: index + 1, url: typeof url === 'string' ? url : '' })),
    isLast: choices?.some(({ finish_reason: reason }) => reason != null) ?? false,
    failed: false,
  };
}
