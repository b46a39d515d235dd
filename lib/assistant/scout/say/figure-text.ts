import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { COMPARED, isOfLeast, leaders } from '#lib/assistant/scout/answer/comparison.ts';
import {
  ageAt,
  covered,
  figureIn,
  isAtCup,
  isOfAwards,
  isOfLineups,
  mayHavePlayedBefore,
  othersIn,
  partsAsked,
  scopeOf,
  yearsOfAward,
  yearsWon,
} from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import {
  capital,
  careerText,
  clubsText,
  counted,
  dateText,
  list,
  names,
  noWomensCup,
  positionsText,
  timeBetween,
  unratedText,
  yearsText,
} from '#lib/assistant/scout/say/phrases.ts';
import { CUPS, type PlayerRecord } from '#lib/assistant/scout/tables.ts';
import { MEASURES, type Measure, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';

const FIRST: Partial<Record<Measure, readonly [most: string, least: string]>> = {
  age: ['oldest first', 'youngest first'],
  awardYear: ['latest first', 'earliest first'],
  career: ['longest careers first', 'shortest careers first'],
  fame: ['best known first', 'least known first'],
};

/** How the list is ordered, in one clause. */
export function basisOf(query: Query): string {
  const { measure, isLeast } = query.order ?? { measure: 'rating' as const, isLeast: false };
  const when = measure.startsWith('cup') && cupYearsOf(query) === null ? covered(measure) : '';
  const basis = `${MEASURES[measure].basis}${when}`;
  const [most, least] = FIRST[measure] ?? [basis, `${basis}, lowest first`];
  const then = isAtCup(query)
    ? ', by age at the tournament'
    : isOfAwards(query) && ', by the age they turned that year';
  return `${isLeast ? least : most}${(measure === 'age' && then) || ''}`;
}

/** The figure that the list is ordered by or filtered by. */
export function figureOf(record: PlayerRecord, query: Query): string {
  const [filter] = conditionsOf(query, 'measure').filter(
    ({ measure }) => measure !== 'cupGoals' || query.order === null,
  );
  const isOfAward = conditionsOf(query, 'honour')[0]?.honour.isDated ? ('awards' as const) : null;
  const measure = query.order?.measure ?? filter?.measure ?? isOfAward;
  if (measure === null || measure === 'rating') return `rated ${record.entry.peak}`;
  if (measure === 'fame' || measure === 'career') return '';
  if (measure === 'age') return ageText(record, query);
  const scope = scopeOf(query);
  const awards = othersIn(scope.awards);
  const yearsOf = (some: typeof awards) => list.format(some.flatMap((award) => yearsWon(record, award)).map(String));
  // Years of two awards together would be of neither.
  if (measure === 'awards' && awards.length > 1)
    return awards.map((award) => `${award.honour.one} in ${yearsOf([award])}`).join(', ');
  const when = yearsOf(awards);
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

/** Facts side by side, and who leads. */
export function comparisonText({ records, measures, query, lines }: Extract<Answer, { kind: 'comparison' }>): string {
  const { years } = scopeOf(query);
  const sides = (of: (record: PlayerRecord) => string | number) =>
    records.flatMap((record) => (of(record) === '' ? [] : `${record.entry.player.name} – ${of(record)}`)).join('; ');
  const figures = measures.flatMap((measure) => {
    if (measure === 'age') return `Born: ${sides(({ entry }) => dateText(entry.details.born))}.`;
    const of = (record: PlayerRecord) => figureIn(record, measure, scopeOf(query)) ?? 0;
    if (records.every((record) => of(record) === 0))
      return measures.length > 2 ? [] : `${LABELS[measure] ?? capital(MEASURES[measure].many)}: none of them has any.`;
    const span = isOfLineups(measure) ? covered(measure) : '';
    const when = years && measure.startsWith('cup') ? ` ${yearsText(years)}` : span;
    const value = (record: PlayerRecord) => {
      if (!isTold(record, measure)) return '';
      return measure === 'rating' && of(record) === 0 ? 'unknown' : `${of(record)}${whenText(record, measure, query)}`;
    };
    return `${LABELS[measure] ?? capital(MEASURES[measure].many)}${when}: ${sides(value)}.`;
  });
  const isWhole = measures === COMPARED;
  const facts = Object.entries(isWhole ? FACTS : {}).map(
    ([label, of]) => `${label}: ${sides(({ entry }) => of(entry))}.`,
  );
  const isAsked = (measure: Measure) => measure !== 'awards' || query.conditions.length + query.measures.length > 0;
  const led = measures.filter(isAsked).slice(0, isWhole ? 1 : 2);
  const lead = led.map((measure) => {
    const women = records.filter((record) => !isTold(record, measure)).map(({ entry }) => entry);
    return women.length > 0 ? noWomensCup(names(women)) : leadText(records, measure, query);
  });
  const isChosen = lines.length > 0 && isWhole && conditionsOf(query, 'role').length > 0;
  return [...lines, ...(isChosen ? [] : lead), ...facts, ...figures].join('\n');
}

const isTold = ({ entry }: PlayerRecord, measure: Measure) =>
  entry.details.gender === 'M' || !measure.startsWith('cup');

const FACTS: Readonly<Record<string, (entry: IndexedPlayer) => string>> = {
  Born: ({ details }) => dateText(details.born),
  Nation: ({ player }) => player.nationality,
  Position: positionsText,
  Clubs: clubsText,
  Career: careerText,
};
const LABELS: Partial<Record<Measure, string>> = { rating: 'Rating', fame: 'Fame', awards: 'Awards' };

function leadText(records: readonly PlayerRecord[], measure: Measure, query: Query): string {
  const first = leaders(records, measure, query);
  const who = names(first.map(({ entry }) => entry));
  if (measure === 'age') return ageLead(records, first, query, who);
  const unrated = measure === 'rating' && unratedText(records.map(({ entry }) => entry));
  if (unrated) return unrated;
  const value = first[0] ? (figureIn(first[0], measure, scopeOf(query)) ?? 0) : 0;
  const figure = counted(value, MEASURES[measure].one, MEASURES[measure].many);
  if (measure === 'fame') return `${who} ${first.length > 1 ? 'are equally known' : 'is the better known'}.`;
  const since = measure.startsWith('cup') && records.some(mayHavePlayedBefore) ? `Since ${CUPS.first}, ` : '';
  if (first.length > 1)
    return `${since}${who} are level: ${measure === 'rating' ? `rated ${value} at their best, by our panel` : `${figure} each`}.`;
  const [lower, fewer] = isOfLeast(measure, query) ? ['lower', 'fewer'] : ['higher', 'more'];
  return measure === 'rating'
    ? `${who} is rated ${lower} at ${hisOrHer(first)} best, ${value}, by our panel.`
    : `${since}${who} has ${fewer}: ${figure}.`;
}

const hisOrHer = ([first]: readonly PlayerRecord[]) => (first?.entry.details.gender === 'F' ? 'her' : 'his');

/** When the player won what is counted, as far as known. */
function whenText(record: PlayerRecord, measure: Measure, query: Query): string {
  const awards = measure === 'cupsWon' ? [{ honour: WORLD_CUP }] : scopeOf(query).awards;
  const years = measure === 'cupsWon' || measure === 'awards' ? awards.flatMap((award) => yearsWon(record, award)) : [];
  return years.length > 0 ? ` (${list.format(years.map(String))})` : '';
}

function ageLead(records: readonly PlayerRecord[], first: readonly PlayerRecord[], query: Query, who: string): string {
  if (first.length > 1) return `${who} were born on the same day.`;
  const word = query.order?.isLeast ? 'young' : 'old';
  const [one, other, ...more] = records.map(({ entry }) => entry.details.born);
  if (one === undefined || other === undefined || more.length > 0) return `${who} is the ${word}est.`;
  return `${who} is ${word}er${query.cues.has('difference') ? ` by ${timeBetween(one, other)}` : ''}.`;
}
