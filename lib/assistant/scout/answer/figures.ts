import words from '#data/scout-words.json' with { type: 'json' };
import { isOfStage } from '#lib/assistant/scout/answer/cup-scope.ts';
import { type Condition, conditionsOf, type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { CUPS, type CupPart, type PlayerRecord, type Won } from '#lib/assistant/scout/tables.ts';
import { CAPTAINS, HONOURS, type Honour, type Measure, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import { careerOf, LAST_YEAR } from '#lib/players/index/career.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

/** A World Cup begins around this day of the year. */
const TOURNAMENT_STARTS = 0.45;
/** In winter. */
const STARTED: Readonly<Record<number, number>> = { 2022: 0.89 };

/** The parts in the World Cups in question. */
export const partsIn = ({ cups }: PlayerRecord, years: Years | readonly Years[] | null): readonly CupPart[] =>
  years === null ? cups : cups.filter(({ squad }) => [years].flat().some((each) => isWithin(squad.year, each)));

const sumOf = (parts: readonly CupPart[], value: (part: CupPart) => number | null) =>
  parts.reduce((sum, part) => sum + (value(part) ?? 0), 0);

/** In years and parts of a year. */
function bornAt({ details: { born } }: PlayerRecord['entry']): number {
  const [year = 0, month = 7, day = 1] = born.split('-').map(Number);
  return year + (month - 1) / 12 + (day - 1) / 372;
}

type Award = Pick<Extract<Condition, { kind: 'honour' }>, 'honour' | 'years' | 'asChampion'>;

const wonBy = ({ honours, cups }: PlayerRecord, honour: Honour): readonly Won[] =>
  honour === WORLD_CUP
    ? cups.flatMap(({ squad }) => (squad.isWinner ? { times: 1, years: [squad.year] } : []))
    : [...honours].flatMap(([title, won]) =>
        honour.titles.split('|').some((start) => title.startsWith(start)) ? won : [],
      );

/** When the player won the award, as far as known. */
export const yearsWon = (record: PlayerRecord, { honour, years, asChampion }: Award): readonly number[] =>
  wonBy(record, honour)
    .flatMap((won) => won.years)
    .filter((year) => !years || (year >= years.from && year <= years.to))
    .filter((year) => !asChampion || record.cups.some(({ squad }) => squad.isWinner && squad.year === year))
    .sort((a, b) => a - b);

export function timesOf(record: PlayerRecord, award: Award, cups: Scope['years'] = null): number {
  if (award.honour === WORLD_CUP) return partsIn(record, cups).filter(({ squad }) => squad.isWinner).length;
  if (award.years || award.asChampion) return yearsWon(record, award).length;
  return wonBy(record, award.honour).reduce((sum, { times }) => sum + times, 0);
}

/** What a figure is about: some World Cups, or all, and some awards. */
export type Scope = {
  years: readonly Years[] | null;
  /** Even if of all: a shirt number is that in a squad then, and otherwise the best known. */
  isOfCups?: boolean;
  awards: readonly Award[];
  /** Only players in their usual position: a winger isn't the left back with most goals. */
  isNatural?: boolean;
  /** 'Scored for two countries' */
  isOfScorers?: boolean;
};

export const scopeOf = (query: Query): Scope => ({
  years: cupYearsOf(query) && conditionsOf(query, 'cup').flatMap(({ years }) => years ?? []),
  isOfCups: conditionsOf(query, 'cup').length > 0,
  awards: conditionsOf(query, 'honour'),
  isNatural: query.order !== null && query.order.measure !== 'rating',
  isOfScorers: conditionsOf(query, 'measure').some(({ measure, from }) => measure === 'cupGoals' && from > 0),
});

/** 'Golden Ball winners who lost the final' lost it at the same World Cup. */
export const partsOfAwards = (record: PlayerRecord, { years, awards }: Scope) =>
  partsIn(record, years).filter(({ squad }) =>
    awards.every((one) => !/^(?:Golden|Top)/.test(one.honour.titles) || yearsWon(record, one).includes(squad.year)),
  );

type Figure = (record: PlayerRecord, parts: readonly CupPart[], scope: Scope) => number | null;

/** All but the World Cup itself, which is counted by its squads. */
export const othersIn = (awards: readonly Award[]) => awards.filter(({ honour }) => honour !== WORLD_CUP);

const FIGURES: Readonly<Record<Measure, Figure>> = {
  rating: ({ entry }) => entry.peak,
  fame: ({ entry }) => entry.fame,
  cupGoals: (_, parts) => sumOf(parts, ({ goals }) => goals),
  cupGoalsOnce: (_, parts) => Math.max(0, ...parts.map(({ goals }) => goals)),
  cupMatches: (_, parts) => sumOf(parts, ({ matches }) => matches),
  cupStarts: (_, parts) => sumOf(parts, ({ starts }) => starts),
  cups: (_, parts) => parts.length,
  cupsScoredIn: (_, parts) => parts.filter(({ goals }) => goals > 0).length,
  cupTeams: (_, parts, { awards, isOfScorers }) => {
    const isOfWinners = othersIn(awards).length < awards.length;
    const counted = parts.filter(({ squad, goals }) => (!isOfWinners || squad.isWinner) && (!isOfScorers || goals > 0));
    return new Set(counted.map(({ squad }) => squad.nation)).size;
  },
  cupsWon: (_, parts) => parts.filter(({ squad }) => squad.isWinner).length,
  awards: (record, _, { awards }) => {
    const others = othersIn(awards);
    const counted: readonly Award[] = others.length > 0 ? others : HONOURS.slice(0, 1).map((honour) => ({ honour }));
    return counted.reduce((sum, award) => sum + timesOf(record, award), 0);
  },
  awardYear: (record, _, { awards }) =>
    othersIn(awards)
      .flatMap((award) => yearsWon(record, award))
      .at(-1) ?? null,
  clubs: ({ entry }) => entry.details.clubs.length,
  age: ({ entry }) => LAST_YEAR + 1 - bornAt(entry),
  career: ({ entry: { details } }) => (details.from === null ? null : careerOf(details).to - details.from),
};

/** Null if nobody knows. */
export const figureIn = (record: PlayerRecord, measure: Measure, scope: Scope): number | null =>
  FIGURES[measure](record, partsIn(record, scope.years), scope);

/** In years and parts of a year. */
export const exactAgeAt = ({ entry }: PlayerRecord, year: number) =>
  year + (STARTED[year] ?? TOURNAMENT_STARTS) - bornAt(entry);
export const ageAt = (record: PlayerRecord, year: number) => Math.floor(exactAgeAt(record, year));

/** Whether a question about age means the age at a World Cup. 'The oldest of my World Cup winners' is so today. */
export const isAtCup = (query: Query) =>
  query.ask !== 'screen' &&
  (isOfWinners(query) ||
    conditionsOf(query, 'cup').length > 0 ||
    conditionsOf(query, 'stage').length > 0 ||
    conditionsOf(query, 'measure').some(({ measure }) => measure.startsWith('cup')));

const isOfWinners = (query: Query) =>
  conditionsOf(query, 'honour').some(({ honour }) => honour === WORLD_CUP || honour === CAPTAINS);

export const isOfAwards = (query: Query) =>
  !isAtCup(query) && conditionsOf(query, 'honour').some(({ honour }) => honour.isDated);

/** When the player won the award in question, if ages are those of its winners. */
export const yearsOfAward = (record: PlayerRecord, query: Query): readonly number[] =>
  isOfAwards(query) ? conditionsOf(query, 'honour').flatMap((award) => yearsWon(record, award)) : [];

/** When the player first won the World Cup, as its captain if that is asked. */
export function yearOfTitle(record: PlayerRecord, query: Query): number | undefined {
  const asked: readonly Award[] = isOfWinners(query) ? conditionsOf(query, 'honour') : [{ honour: WORLD_CUP }];
  return isOfWinners(query) || query.cues.has('champion')
    ? asked.flatMap((award) => yearsWon(record, award))[0]
    : undefined;
}

/** The World Cups that count for an age: with a goal or a start, if the question is about those. */
export function partsAsked(record: PlayerRecord, query: Query): readonly CupPart[] {
  const isOf = (...some: Measure[]) =>
    conditionsOf(query, 'measure').some(({ measure, from }) => some.includes(measure) && from > 0);
  const starting = isOf('cupStarts') || conditionsOf(query, 'honour').some(({ honour }) => honour === CAPTAINS);
  const stages = stagesIn(query);
  return partsIn(record, cupYearsOf(query)).filter(
    ({ goals, starts, matches, squad }) =>
      (!isOf('cupGoals', 'cupGoalsOnce', 'cupsScoredIn') || goals > 0) &&
      (!isOf('cupMatches') || (matches ?? 0) > 0) &&
      (!starting || (starts ?? 0) > 0) &&
      (stages.length === 0 || hasStarted(squad, record.entry, stages)) &&
      (!isOfWinners(query) || squad.isWinner),
  );
}

/** Whether the player was in the starting eleven in one of these rounds. */
const hasStarted = ({ lineups }: Squad, entry: IndexedPlayer, stages: readonly string[]) =>
  lineups.some(
    ({ stage, eleven }) => stages.some((one) => isOfStage(stage, one)) && eleven.some((place) => place.entry === entry),
  );

/** What a figure of World Cups covers. */
export const covered = (measure: Measure) =>
  `, ${CUPS.first}–${isOfLineups(measure) ? CUPS.lastWithLineups : CUPS.last}`;
/** After a sentence about someone who may have been there earlier. */
export const NOT_BEFORE = ` I don’t have the World Cups before ${CUPS.first}.`;

/** Nations that took part before the tables begin, and those whose players may have played for one that is no more. */
const EARLIER_CUPS = Object.entries(words.earlierCups).map(([year, lines]) => ({
  year: Number(year),
  nations: lines.flatMap((line) => line.split(', ')),
}));

/** Hardly anyone younger was in a squad then. */
const YOUNGEST = 20;

export function mayHavePlayedBefore({ entry: { details } }: PlayerRecord): boolean {
  const grown = Number(details.born.slice(0, 4)) + YOUNGEST;
  const first = Math.max(careerOf(details).from, grown);
  return EARLIER_CUPS.some(
    ({ year, nations }) => first <= year && details.nations.some((nation) => nations.includes(nation)),
  );
}

/** Only line-ups tell them. */
export const isOfLineups = (measure: Measure) => measure === 'cupMatches' || measure === 'cupStarts';

/** In World Cups that the tables don't have, or don't have line-ups of. */
export const mayBeMore = (record: PlayerRecord, measure: Measure, { years }: Scope) =>
  (years === null && measure.startsWith('cup') && mayHavePlayedBefore(record)) ||
  (isOfLineups(measure) && partsIn(record, years).some(({ matches }) => matches === null));
