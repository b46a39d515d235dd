import { meets, yearsIn } from '#lib/assistant/scout/answer/conditions.ts';
import { exactAgeAt, figureIn, isAtCup, partsAsked, scopeOf } from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';

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
  among: readonly PlayerRecord[] = tables.records,
): Ranked[] {
  const { order } = query;
  // Nobody leads with none.
  const least =
    order !== null && !order.isLeast && /^(?:cup|awards)/.test(order.measure) ? 0 : Number.NEGATIVE_INFINITY;
  return among
    .filter((record) => meets(record, query, tables))
    .map((record) => ({ record, weight: weightOf(record, query) }))
    .filter(({ weight }) => weight > least)
    .sort((a, b) => b.weight - a.weight || compareKnown(a, b));
}

const compareKnown = ({ record: { entry: a } }: Ranked, { record: { entry: b } }: Ranked) =>
  b.peak - a.peak || b.fame - a.fame;

function weightOf(record: PlayerRecord, query: Query): number {
  const { order } = query;
  if (order === null) return fitness(record, query);
  const sign = order.isLeast ? -1 : 1;
  if (order.measure === 'rating') return fitness(record, query) * sign;
  if (order.measure === 'age' && isAtCup(query)) {
    const ages = partsAsked(record, query).map(({ squad }) => exactAgeAt(record, squad.year) * sign);
    return Math.max(Number.NEGATIVE_INFINITY, ...ages);
  }
  const value = figureIn(record, order.measure, scopeOf(query));
  return value === null ? Number.NEGATIVE_INFINITY : value * sign;
}

/** The rating, less where the player fits the query less: another position, club or time. */
function fitness({ entry }: PlayerRecord, query: Query): number {
  const { details, peak } = entry;
  const roles = conditionsOf(query, 'role').flatMap(({ role }) => role.positions);
  const isNatural = roles.length === 0 || roles.includes(details.positions[0] ?? '');
  const clubs = conditionsOf(query, 'club').flatMap(({ group }) => group.clubs);
  const at =
    clubs.length === 0
      ? 0
      : Math.max(
          0,
          details.clubs.findIndex((club) => clubs.includes(club)),
        );
  const [period] = conditionsOf(query, 'active').map(({ years }) => years);
  const born = entry.player.year ?? 0;
  const prime = period ? Math.max(0, yearsIn(period, { from: born + PRIME.from, to: born + PRIME.to })) : PRIME_YEARS;
  const wanted = period ? Math.min(PRIME_YEARS, period.to - period.from + 1) : PRIME_YEARS;
  return (
    peak -
    (isNatural ? 0 : OTHER_POSITION) -
    Math.min(at, 3) * OTHER_CLUB * (clubs.length === 1 ? 1 : 0) -
    Math.max(0, wanted - prime) * MISSING_PRIME_YEAR
  );
}
