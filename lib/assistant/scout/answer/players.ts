import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { tallyOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import {
  exactAgeAt,
  figureIn,
  isAtCup,
  isOfAwards,
  mayHavePlayedBefore,
  partsAsked,
  scopeOf,
  yearsOfAward,
} from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { counted, list, unratedText } from '#lib/assistant/scout/say/phrases.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import { MEASURES, type Measure } from '#lib/assistant/scout/words/measures.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { STARTERS } from '#types/limits.ts';

/** How many a list shows. */
export const PAGE = 10;
/** So few are all shown. */
export const FEW = 20;
/** The years in which players are at their best, by age. */
const PRIME = { from: 19, to: 33 };
const PRIME_YEARS = 6;
// Taken off the rating.
const OTHER_POSITION = 8;
const OTHER_CLUB = 5;
const MISSING_PRIME_YEAR = 2.5;

export type Ranked = { record: PlayerRecord; weight: number };

/** Everyone who meets all conditions, in the query's order. */
export function playersFor(
  query: Query,
  tables: ScoutTables,
  among: readonly PlayerRecord[] = candidatesFor(query, tables),
): Ranked[] {
  const { order } = query;
  // Nobody leads with none.
  const isOfMost = order?.isLeast === false && /^(?:cup(?!Starts)|awards)/.test(order.measure);
  const least = isOfMost ? 0 : Number.NEGATIVE_INFINITY;
  const weigh = weightIn(query);
  // Of all World Cups, some may have more than the tables tell.
  const isFewest = order?.isLeast === true && order.measure.startsWith('cup') && cupYearsOf(query) === null;
  return among
    .filter(whoMeets(query, tables))
    .map((record) => ({ record, weight: weigh(record) }))
    .filter(({ record, weight }) => weight > least && !(isFewest && isPartlyKnown(record)))
    .sort((a, b) => b.weight - a.weight || byPlace(a, b));
}

/** The ten who fit best by their rating, as the list says, those in their usual position first; then the next ten. */
export function inPages(ranked: readonly Ranked[], query: Query): readonly Ranked[] {
  if (query.order && (query.order.isLeast || query.order.measure !== 'rating')) return ranked;
  const isUsual = usualFor(query);
  const isNatural = ({ record }: Ranked) => Number(isUsual(record.entry));
  const size = query.limit === null && ranked.length <= FEW ? FEW : PAGE;
  const pages = Array.from({ length: Math.ceil(ranked.length / size) }, (_, page) =>
    ranked.slice(page * size, (page + 1) * size).toSorted((a, b) => isNatural(b) - isNatural(a) || byPlace(a, b)),
  );
  return pages.flat();
}

/** In the position asked for, if any, rather than one he also plays. */
export const usualFor = (query: Query) => {
  const roles = positionsIn(query);
  return ({ details }: IndexedPlayer) => roles.length === 0 || roles.includes(details.positions[0] ?? '');
};

/** Everyone of a nation, or in a position, that the query requires; otherwise all. */
function candidatesFor(query: Query, { records, recordsBy }: ScoutTables): readonly PlayerRecord[] {
  const nations = conditionsOf(query, 'nation').flatMap(({ group }) => group.nations);
  const positions = positionsIn(query);
  const [fewest] = [nations, positions]
    .filter((keys) => keys.length > 0)
    .map((keys) => [...new Set(keys.flatMap((key) => recordsBy.get(key) ?? []))])
    .sort((a, b) => a.length - b.length);
  return fewest ?? records;
}

/** There may be more World Cups or matches than the tables have. */
const isPartlyKnown = (record: PlayerRecord) =>
  mayHavePlayedBefore(record) || record.cups.some((part) => part.matches === null);

const byPlace = (a: Ranked, b: Ranked) => a.record.place - b.record.place;

function weightIn(query: Query): (record: PlayerRecord) => number {
  const { order } = query;
  const fitness = fitnessFor(query);
  if (order === null) return fitness;
  const { measure, isLeast } = order;
  const sign = isLeast ? -1 : 1;
  if (measure === 'rating') return isLeast ? ({ entry }) => -entry.peak : fitness;
  const first = (values: readonly number[]) => Math.max(Number.NEGATIVE_INFINITY, ...values.map((one) => one * sign));
  if (measure === 'age' && isAtCup(query))
    return (record) => first(partsAsked(record, query).map(({ squad }) => exactAgeAt(record, squad.year)));
  if ((measure === 'age' || measure === 'awardYear') && isOfAwards(query))
    return (record) => {
      const born = measure === 'age' ? (record.entry.player.year ?? 0) : 0;
      return first(yearsOfAward(record, query).map((year) => year - born));
    };
  const scope = scopeOf(query);
  return (record) => {
    const value = figureIn(record, measure, scope);
    return value === null ? Number.NEGATIVE_INFINITY : value * sign;
  };
}

/** The rating, less where the player fits the query less: another position, club or time. */
function fitnessFor(query: Query): (record: PlayerRecord) => number {
  const clubs = conditionsOf(query, 'club').flatMap(({ group }) => group.clubs);
  const isUsual = usualFor(query);
  const [period] = conditionsOf(query, 'active').map(({ years }) => years);
  return ({ entry }) => {
    const { player, details, peak } = entry;
    const at = clubs.length === 1 ? Math.max(0, details.clubs.indexOf(clubs[0] ?? '')) : 0;
    const born = player.year ?? 0;
    const prime = period
      ? Math.min(period.to, born + PRIME.to) - Math.max(period.from, born + PRIME.from) + 1
      : PRIME_YEARS;
    const missing = PRIME_YEARS - Math.min(PRIME_YEARS, Math.max(0, prime));
    return peak - (isUsual(entry) ? 0 : OTHER_POSITION) - Math.min(at, 3) * OTHER_CLUB - missing * MISSING_PRIME_YEAR;
  };
}

/** What is asked about some players together: a sum, an average age, or which clubs or nations are most frequent. */
export function figuresTogether(query: Query, among: readonly PlayerRecord[], tables: ScoutTables): Answer | null {
  const records = playersFor({ ...query, order: null }, tables, among).map(({ record }) => record);
  const { cues, measures, said, asks, order } = query;
  const isOfAge =
    cues.has('born') || asks === 'age' || order?.measure === 'age' || / age$/.test(said.get('average') ?? '');
  if (cues.has('average') && records.length > 0) return isOfAge ? averageAge(query, records) : averageRating(records);
  const hasConditions = query.conditions.length > 0;
  if (cues.has('howMany') && cues.has('nation') && !hasConditions) return nationsOf(records);
  // 'Who did they all play for?'
  if (cues.has('clubs') || (cues.has('playedFor') && !hasConditions && query.order === null))
    return frequentClubs(records);
  const [measure] = measures;
  if (!cues.has('howMany') || !measure) return null;
  return inAll(query, measure === 'cups' && cues.has('champion') ? 'cupsWon' : measure, among, tables);
}

function inAll(query: Query, measure: Measure, among: readonly PlayerRecord[], tables: ScoutTables): Answer {
  if (among.every(({ entry }) => entry.details.gender === 'F')) return lines('I don’t have the Women’s World Cup.');
  const rows = playersFor({ ...query, order: { measure, isLeast: false } }, tables, among).map(
    ({ record, weight }) => [record.entry.player.name, weight] as const,
  );
  const total = rows.reduce((sum, [, value]) => sum + value, 0);
  return { kind: 'tally', lead: `${counted(total, MEASURES[measure].one, MEASURES[measure].many)} in all:`, rows };
}

const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

function averageRating(records: readonly PlayerRecord[]): Answer {
  const rated = records.flatMap(({ entry }) => (entry.peak > 0 ? entry : []));
  const each =
    rated.length > STARTERS ? '' : `: ${list.format(rated.map((one) => `${one.player.name} (${one.peak})`))}`;
  return lines(
    rated.length > 0 &&
      `${counted(rated.length, 'rated player', 'rated players')}, ${mean(rated.map(({ peak }) => peak))} on average${each}.`,
    unratedText(records.map(({ entry }) => entry)),
  );
}

function averageAge(query: Query, records: readonly PlayerRecord[]): Answer {
  const now = Number(query.today.slice(0, 4));
  const isThen = isAtCup(query);
  const yearFor = (record: PlayerRecord) => (isThen && partsAsked(record, query).at(-1)?.squad.year) || now;
  const ages = records.map((record) => exactAgeAt(record, yearFor(record)));
  const when = isThen ? 'then' : `in ${now}`;
  return lines(`${counted(records.length, 'player', 'players')}, ${mean(ages)} years old on average ${when}.`);
}

function nationsOf(records: readonly PlayerRecord[]): Answer {
  const nations = tallyOf(records.map(({ entry }) => entry.player.nationality));
  const each = list.format(nations.map(([nation, count]) => (count > 1 ? `${nation} (${count})` : nation)));
  return lines(`${counted(nations.length, 'nation', 'nations')}: ${each}.`);
}

function frequentClubs(records: readonly PlayerRecord[]): Answer {
  const all = tallyOf(records.flatMap(({ entry }) => entry.details.clubs));
  const rows = all
    .filter(([, count]) => count > 1 || all.every(([, each]) => each === 1))
    .map(([name, count]) => {
      const own = records.flatMap(({ entry }) => (entry.details.clubs.includes(name) ? entry.player.name : []));
      return [name, `${count} (${own.join(', ')})`] as const;
    });
  const lead = 'Most frequent clubs, all notable ones counted, I don’t know whether at the same time:';
  return { kind: 'tally', lead, rows };
}
