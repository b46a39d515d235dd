import type { Answer, Fact } from '#lib/assistant/scout/answer/answer.ts';
import { mayHavePlayedBefore } from '#lib/assistant/scout/answer/conditions.ts';
import { figureIn, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, type Kind, type Query } from '#lib/assistant/scout/query.ts';
import type { PlayerRecord } from '#lib/assistant/scout/tables.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';

const CUE_FACTS: readonly (readonly [Cue, ...Fact[]])[] = [
  ['where', 'clubs', 'position'],
  ['born', 'born'],
  ['clubs', 'clubs'],
  ['position', 'position'],
  ['number', 'number'],
  ['nation', 'nation'],
  ['career', 'career'],
  ['awards', 'awards'],
  ['howGood', 'rating'],
  ['scored', 'cupGoals'],
];
const MEASURE_FACTS: Partial<Record<Measure, Fact>> = {
  cupGoals: 'cupGoals',
  cupMatches: 'cupMatches',
  cupStarts: 'cupMatches',
  cups: 'cups',
  cupsWon: 'isWinner',
  awards: 'awards',
  clubs: 'clubs',
  rating: 'rating',
};

/** What is asked about a person; the whole profile if nothing in particular. */
export function factsOf(query: Query): Fact[] {
  const { cues, measures, order, lacking } = query;
  const has = (kind: Kind) => conditionsOf(query, kind).length > 0;
  const isOfCup = has('cup') || cues.has('worldCup');
  const asked: Fact[] = [
    ...(has('club') ? (['isAtClub'] as const) : []),
    ...(has('honour') ? (['awards'] as const) : []),
    ...[...measures, ...(order ? [order.measure] : [])].flatMap((measure) => MEASURE_FACTS[measure] ?? []),
    ...CUE_FACTS.flatMap(([cue, ...facts]) => (cues.has(cue) ? facts : [])),
    ...(cues.has('champion') && isOfCup ? (['isWinner'] as const) : []),
  ];
  const age = asked[0] === 'born' ? ageFact(query) : null;
  if (age) return [age];
  if (has('nation') && lacking.length === 0 && asked.every((fact) => fact === 'nation')) return ['isFrom'];
  if (asked.length > 1) return [...new Set(asked.filter((fact) => fact !== 'nation'))];
  if (asked.length === 1) return asked;
  const vague: readonly (readonly [boolean, Fact])[] = [
    [cues.has('champion'), 'awards'],
    [has('playing') && lacking.length === 0, 'career'],
    [isOfCup, 'cups'],
    [cues.has('playedFor') || cues.has('team'), 'clubs'],
  ];
  return [vague.find(([isMeant]) => isMeant)?.[1] ?? 'profile'];
}

/** 'How old was he at the World Cup, or when he retired?' */
function ageFact(query: Query): Fact | null {
  if (query.cues.has('career') || conditionsOf(query, 'playing').length > 0) return 'ageAtEnd';
  return conditionsOf(query, 'cup').length + conditionsOf(query, 'active').length > 0 ? 'ageThen' : null;
}

export const personAnswer = (query: Query, record: PlayerRecord): Answer => ({
  kind: 'person',
  record,
  facts: factsOf(query),
  query,
});

/** 'Never' is certain only for players who can't have been there before the tables begin. */
export const isNeverCertain = (record: PlayerRecord) => !mayHavePlayedBefore(record);

export const COMPARED: readonly Measure[] = ['rating', 'fame', 'cupGoals', 'cupMatches', 'cups', 'awards'];

/** Side by side by what is asked, or by everything. */
export function comparisonAnswer(query: Query, records: readonly PlayerRecord[], lines: readonly string[]): Answer {
  return { kind: 'comparison', records, measures: comparedIn(query), query, lines };
}

export function comparedIn(query: Query): readonly Measure[] {
  const { measures, order, cues } = query;
  const asked = [
    ...measures,
    ...(order ? [order.measure] : []),
    ...(cues.has('scored') ? (['cupGoals'] as const) : []),
    ...(conditionsOf(query, 'honour').length > 0 ? (['awards'] as const) : []),
  ];
  if (asked.length > 0) return [...new Set(asked)];
  return cues.has('worldCup') ? ['cupGoals', 'cupMatches', 'cups', 'cupsWon'] : COMPARED;
}

/** Those with the most, or least, of something: several if they are level. */
export function leaders(records: readonly PlayerRecord[], measure: Measure, query: Query): PlayerRecord[] {
  const sign = query.order?.measure === measure && query.order.isLeast ? -1 : 1;
  const values = records.map((record) => (figureIn(record, measure, scopeOf(query)) ?? 0) * sign);
  const most = Math.max(...values);
  return records.filter((_, at) => values[at] === most);
}
