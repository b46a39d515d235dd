import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { figureIn, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { isOfTitles } from '#lib/assistant/scout/read/lacking.ts';
import type { PlayerRecord } from '#lib/assistant/scout/tables.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';

export const COMPARED: readonly Measure[] = ['rating', 'fame', 'cupGoals', 'cupMatches', 'cups', 'awards'];

/** Side by side by what is asked, or by everything. */
export function comparisonAnswer(query: Query, records: readonly PlayerRecord[], lines: readonly string[]): Answer {
  return { kind: 'comparison', records, measures: comparedIn(query), query, lines };
}

export function comparedIn(query: Query): readonly Measure[] {
  const { measures, order, cues } = query;
  const isAtCups = cues.has('worldCup') && order?.measure === 'rating';
  const asked = [
    ...(order && !isAtCups ? [order.measure] : []),
    ...measures,
    ...(cues.has('scored') ? (['cupGoals'] as const) : []),
    ...(cues.has('born') ? (['age'] as const) : []),
    ...(cues.has('howGood') && !order ? (['rating'] as const) : []),
    ...(cues.has('champion') && (['whichCup', 'dated', 'worldCup'] as const).some((cue) => cues.has(cue))
      ? (['cupsWon'] as const)
      : []),
    ...(isOfTitles(query) ? (['cupsWon', 'awards'] as const) : []),
    ...(conditionsOf(query, 'honour').length > 0 ? (['awards'] as const) : []),
  ];
  if (asked.length > 0) return [...new Set(asked)];
  if (!cues.has('worldCup')) return COMPARED;
  // 'Did Giggs or Weah ever play at a World Cup?'
  return query.isWhether ? ['cups'] : ['cupGoals', 'cupMatches', 'cups', 'cupsWon'];
}

/** Those with the most, or least, of something: several if they are level. */
export function leaders(records: readonly PlayerRecord[], measure: Measure, query: Query): PlayerRecord[] {
  const sign = query.order?.measure === measure && query.order.isLeast ? -1 : 1;
  const values = records.map((record) => (figureIn(record, measure, scopeOf(query)) ?? 0) * sign);
  const most = Math.max(...values);
  return records.filter((_, at) => values[at] === most);
}
