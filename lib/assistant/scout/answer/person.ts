import type { Answer, Fact } from '#lib/assistant/scout/answer/answer.ts';
import { mayHavePlayedBefore } from '#lib/assistant/scout/answer/conditions.ts';
import { figureIn, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, type Kind, type Query } from '#lib/assistant/scout/query.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';

const CUE_FACTS: readonly (readonly [Cue, Fact])[] = [
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
    ...CUE_FACTS.flatMap(([cue, fact]) => (cues.has(cue) ? [fact] : [])),
    ...(cues.has('champion') && isOfCup ? (['isWinner'] as const) : []),
  ];
  if (has('nation') && asked.every((fact) => fact === 'nation')) return ['isFrom'];
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

export const personAnswer = (query: Query, record: PlayerRecord): Answer => ({
  kind: 'person',
  record,
  facts: factsOf(query),
  query,
});

/** 'Never' is certain only for players who can't have been there before the tables begin. */
export const isNeverCertain = (record: PlayerRecord) => !mayHavePlayedBefore(record);

const COMPARED: readonly Measure[] = ['rating', 'fame', 'cupGoals', 'cupMatches', 'cups', 'awards'];

/** Side by side by what is asked, or by everything. */
export function comparisonAnswer(query: Query, tables: ScoutTables, lines: readonly string[]): Answer {
  const records = query.players.map(({ entry }) => tables.recordOf(entry));
  const asked = [
    ...query.measures,
    ...(query.order ? [query.order.measure] : []),
    ...(query.cues.has('scored') ? (['cupGoals'] as const) : []),
    ...(conditionsOf(query, 'honour').length > 0 ? (['awards'] as const) : []),
  ];
  return { kind: 'comparison', records, measures: asked.length > 0 ? [...new Set(asked)] : COMPARED, query, lines };
}

/** Those with the most, or least, of something: several if they are level. */
export function leaders(records: readonly PlayerRecord[], measure: Measure, query: Query): PlayerRecord[] {
  const sign = query.order?.measure === measure && query.order.isLeast ? -1 : 1;
  const values = records.map((record) => (figureIn(record, measure, scopeOf(query)) ?? 0) * sign);
  const most = Math.max(...values);
  return records.filter((_, at) => values[at] === most);
}
