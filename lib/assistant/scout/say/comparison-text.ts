import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { figureIn, scopeOf, yearsWon } from '#lib/assistant/scout/answer/figures.ts';
import { COMPARED, leaders } from '#lib/assistant/scout/answer/person.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import {
  capital,
  careerText,
  clubsText,
  counted,
  dateText,
  list,
  names,
  positionsText,
  timeBetween,
  yearsText,
} from '#lib/assistant/scout/say/phrases.ts';
import type { PlayerRecord } from '#lib/assistant/scout/tables.ts';
import { MEASURES, type Measure } from '#lib/assistant/scout/words/measures.ts';

/** Facts side by side, and who leads. */
export function comparisonText({ records, measures, query, lines }: Extract<Answer, { kind: 'comparison' }>): string {
  const { years } = scopeOf(query);
  const sides = (of: (record: PlayerRecord) => string) => {
    const known = records
      .map((record) => [record.entry.player.name, of(record)] as const)
      .filter(([, text]) => text !== '');
    return known.map(([name, text]) => `${name} – ${text}`).join('; ');
  };
  const figures = measures.flatMap((measure) => {
    if (measure === 'age') return [`Born: ${sides(({ entry }) => dateText(entry.details.born))}.`];
    const of = (record: PlayerRecord) => figureIn(record, measure, scopeOf(query)) ?? 0;
    if (records.every((record) => of(record) === 0))
      return measures.length > 2 ? [] : [`${capital(MEASURES[measure].many)}: none of them has any.`];
    return [
      `${label(measure)}${years && measure.startsWith('cup') ? ` ${yearsText(years)}` : ''}: ${sides((record) => (measure === 'rating' && of(record) === 0 ? 'unknown' : `${of(record)}${whenText(record, measure, query)}`))}.`,
    ];
  });
  const isWhole = measures === COMPARED;
  const facts = isWhole
    ? [
        `Born: ${sides(({ entry }) => dateText(entry.details.born))}.`,
        `Nation: ${sides(({ entry }) => entry.player.nationality)}.`,
        `Position: ${sides(({ entry }) => positionsText(entry))}.`,
        `Clubs: ${sides(({ entry }) => clubsText(entry))}.`,
        `Career: ${sides(({ entry }) => careerText(entry))}.`,
      ]
    : [];
  const lead = measures.slice(0, isWhole ? 1 : 2).map((measure) => leadText(records, measure, query));
  return [
    ...lines,
    ...(lines.length > 0 && isWhole && conditionsOf(query, 'role').length > 0 ? [] : lead),
    ...facts,
    ...figures,
  ].join('\n');
}

const LABELS: Partial<Record<Measure, string>> = { rating: 'Rating', fame: 'Fame', awards: 'Awards' };

const label = (measure: Measure) => LABELS[measure] ?? MEASURES[measure].many;

function leadText(records: readonly PlayerRecord[], measure: Measure, query: Query): string {
  const first = leaders(records, measure, query);
  const who = names(first.map(({ entry }) => entry));
  if (measure === 'age') return ageLead(records, first, query, who);
  const unrated = records.filter(({ entry }) => entry.peak === 0).map(({ entry }) => entry);
  if (measure === 'rating' && unrated.length > 0)
    return `I have no rating of ${names(unrated)}, who retired before 1975.`;
  const value = first[0] ? (figureIn(first[0], measure, scopeOf(query)) ?? 0) : 0;
  const figure = counted(value, MEASURES[measure].one, MEASURES[measure].many);
  if (measure === 'fame') return `${who} ${first.length > 1 ? 'are equally known' : 'is the better known'}.`;
  if (first.length > 1)
    return `${who} are level: ${measure === 'rating' ? `rated ${value} at their best, by our panel` : `${figure} each`}.`;
  const best = first[0]?.entry.details.gender === 'F' ? 'her' : 'his';
  const apart = apartText(records, measure, query);
  return measure === 'rating'
    ? `${who} is rated higher at ${best} best, ${value}, by our panel${apart}.`
    : `${who} has more: ${figure}${apart}.`;
}

/** 'And by how much?' between two */
function apartText(records: readonly PlayerRecord[], measure: Measure, query: Query): string {
  const [one, other, ...more] = records;
  if (!one || !other || more.length > 0 || !query.cues.has('difference')) return '';
  if (measure === 'age') return ` by ${timeBetween(one.entry.details.born, other.entry.details.born)}`;
  const [a, b] = [one, other].map((record) => figureIn(record, measure, scopeOf(query)) ?? 0) as [number, number];
  return `, ${counted(Math.abs(a - b), MEASURES[measure].one, MEASURES[measure].many)} more`;
}

/** When the player won what is counted, as far as known. */
function whenText({ cups, ...record }: PlayerRecord, measure: Measure, query: Query): string {
  const won = cups.filter(({ squad }) => squad.isWinner).map(({ squad }) => squad.year);
  const awarded = scopeOf(query).awards.flatMap((award) => yearsWon({ cups, ...record }, award));
  const years = { cupsWon: won, awards: awarded }[measure as string] ?? [];
  return years.length > 0 ? ` (${list.format(years.map(String))})` : '';
}

function ageLead(records: readonly PlayerRecord[], first: readonly PlayerRecord[], query: Query, who: string): string {
  if (first.length > 1) return `${who} were born on the same day.`;
  const word = query.order?.isLeast ? 'young' : 'old';
  return `${who} is ${records.length === 2 ? `${word}er` : `the ${word}est`}${apartText(records, 'age', query)}.`;
}
