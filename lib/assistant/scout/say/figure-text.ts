import {
  ageAt,
  COVERED,
  figureIn,
  isAtCup,
  isOfAwards,
  partsAsked,
  scopeOf,
  yearsOfAward,
  yearsWon,
} from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { counted, dateText, list } from '#lib/assistant/scout/say/phrases.ts';
import type { PlayerRecord } from '#lib/assistant/scout/tables.ts';
import { MEASURES } from '#lib/assistant/scout/words/measures.ts';

/** How the list is ordered, in one clause. */
export function basisOf(query: Query): string {
  const { order } = query;
  const years = cupYearsOf(query);
  if (order === null) return MEASURES.rating.basis;
  if (order.measure === 'age') return `${order.isLeast ? 'youngest' : 'oldest'} first${ageBasis(query)}`;
  if (order.measure === 'awardYear') return `${order.isLeast ? 'earliest' : 'latest'} first`;
  if (order.measure === 'career') return 'longest careers first';
  if (order.measure === 'fame' && order.isLeast) return 'least known first';
  const least = order.isLeast ? ', lowest first' : '';
  const when = order.measure.startsWith('cup') && years === null ? `, ${COVERED}` : '';
  return `${MEASURES[order.measure].basis}${when}${least}`;
}

function ageBasis(query: Query): string {
  if (isAtCup(query)) return ', by age at the tournament';
  return isOfAwards(query) ? ', by the age they turned that year' : '';
}

/** The figure that the list is ordered by or filtered by. */
export function figureOf(record: PlayerRecord, query: Query): string {
  const [filter] = conditionsOf(query, 'measure').filter(
    ({ measure }) => measure !== 'cupGoals' || query.order === null,
  );
  const measure =
    query.order?.measure ??
    filter?.measure ??
    conditionsOf(query, 'honour').map(({ honour }) => (honour.isDated ? 'awards' : null))[0] ??
    null;
  if (measure === null || measure === 'rating') return `rated ${record.entry.peak}`;
  if (measure === 'fame' || measure === 'career') return '';
  if (measure === 'age') return ageText(record, query);
  const scope = scopeOf(query);
  const when = list.format(scope.awards.flatMap((award) => yearsWon(record, award)).map(String));
  if (measure === 'awardYear') return when;
  const value = figureIn(record, measure, scope) ?? 0;
  if (measure === 'awards') return `${value === 1 ? 'once' : counted(value, 'time', 'times')}${when && `, in ${when}`}`;
  return counted(value, MEASURES[measure].one, MEASURES[measure].many);
}

function ageText(record: PlayerRecord, query: Query): string {
  const won = yearsOfAward(record, query);
  const wonIn = query.order?.isLeast ? won[0] : won.at(-1);
  if (wonIn !== undefined && record.entry.player.year !== null)
    return `turned ${wonIn - record.entry.player.year} in ${wonIn}`;
  const parts = partsAsked(record, query);
  const part = query.order?.isLeast ? parts[0] : parts.at(-1);
  const born = `born ${dateText(record.entry.details.born)}`;
  return isAtCup(query) && part ? `${ageAt(record, part.squad.year)} in ${part.squad.year}, ${born}` : born;
}
