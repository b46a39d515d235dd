import 'server-only';
import * as z from 'zod/mini';
import type { Source } from '#lib/assistant/citations.ts';

/** What the library leaves out of a provider's answer, read from the answer itself. Unknown things are passed over. */
export type WireReader = {
  /** Of a whole answer. */
  sourcesOfAnswer: (body: unknown) => Source[];
  /** Of one event of a stream. `isLast`: nothing is missing after it. */
  readEvent: (event: unknown) => WireEvent;
};
export type WireEvent = { sources: Source[]; isLast: boolean; failed: boolean };

const NOTHING: WireEvent = { sources: [], isLast: false, failed: false };

const agentResult = z.object({ id: z.optional(z.unknown()), url: z.string() });
const agentItem = z.object({ type: z.literal('search_results'), results: z.array(z.unknown()) });
const agentAnswer = z.object({ output: z.array(z.unknown()) });
const agentEvent = z.object({
  type: z.string(),
  item: z.optional(z.unknown()),
  results: z.optional(z.array(z.unknown())),
  response: z.optional(z.unknown()),
});

/** The Agent API numbers what it found by `id`; where it does not, the order counts. */
function agentSources(results: readonly unknown[], before: number): Source[] {
  return results.flatMap((result, index) => {
    const parsed = agentResult.safeParse(result);
    if (!parsed.success) return [];
    const { id, url } = parsed.data;
    return [{ mark: typeof id === 'number' && id >= 1 ? id : before + index + 1, url }];
  });
}

function agentSourcesOf(body: unknown): Source[] {
  const answer = agentAnswer.safeParse(body);
  const sources: Source[] = [];
  for (const item of answer.success ? answer.data.output : []) {
    const search = agentItem.safeParse(item);
    if (search.success) sources.push(...agentSources(search.data.results, sources.length));
  }
  return sources;
}

export const agentReader: WireReader = {
  sourcesOfAnswer: agentSourcesOf,
  readEvent(value) {
    const event = agentEvent.safeParse(value);
    if (!event.success) return NOTHING;
    const { type, item, results, response } = event.data;
    switch (type) {
      case 'response.failed':
      case 'error':
        return { ...NOTHING, failed: true };
      case 'response.completed':
      case 'response.incomplete':
        return { sources: agentSourcesOf(response), isLast: true, failed: false };
      case 'response.output_item.done':
        return { ...NOTHING, sources: agentSourcesOf({ output: [item] }) };
      case 'response.reasoning.search_results':
        return { ...NOTHING, sources: agentSources(results ?? [], 0) };
      default:
        return NOTHING;
    }
  },
};

const sonarAnswer = z.object({
  citations: z.optional(z.nullable(z.array(z.unknown()))),
  choices: z.optional(z.array(z.object({ finish_reason: z.optional(z.nullable(z.string())) }))),
});

/** `[1]` is the first citation. Some servers send them with each piece of a stream, some with the last one alone. */
export const sonarReader: WireReader = {
  sourcesOfAnswer: (body) => sonarReader.readEvent(body).sources,
  readEvent(value) {
    const answer = sonarAnswer.safeParse(value);
    if (!answer.success) return NOTHING;
    const citations = answer.data.citations ?? [];
    return {
      sources: citations.map((url, index) => ({ mark: index + 1, url: typeof url === 'string' ? url : '' })),
      isLast: answer.data.choices?.some(({ finish_reason: reason }) => reason != null) ?? false,
      failed: false,
    };
  },
};
