import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { matchesOf, partsFor } from '#lib/assistant/scout/answer/parts.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';

const SAID = patternsIn('referents');

/** What is asked of the players or matches in the answer before: of those only, the next ones, or who scored in them. */
export function ofListed(
  query: Query,
  before: Query,
  text: string,
  isOfThem: boolean,
  answerTo: (query: Query) => Answer | null,
  tables: ScoutTables,
): Query {
  const isNext = query.cues.has('more') && query.offset > 0;
  const isOfGoals = query.cues.has('scored') || query.measures.includes('cupGoals');
  if (before.ask === 'match' && SAID.THOSE_MATCHES.test(text) && isOfGoals) {
    const matches = matchesOf(partsFor(before, tables));
    return { ...query, ask: 'goals', conditions: [{ kind: 'matches', matches }], cues: new Set(['scored']) };
  }
  const answer = isOfThem || isNext ? answerTo(before) : null;
  if (answer?.kind !== 'players') return query;
  if (!isOfThem) return { ...query, offset: before.offset + answer.records.length };
  const entries = answer.records.map(({ entry }) => entry);
  return { ...query, conditions: [...query.conditions, { kind: 'listed', entries }] };
}
