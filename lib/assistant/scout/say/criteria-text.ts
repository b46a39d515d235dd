import { isAtCup } from '#lib/assistant/scout/answer/figures.ts';
import {
  type AtMost,
  type Condition,
  conditionsOf,
  type Grouped,
  type Kind,
  type Query,
} from '#lib/assistant/scout/query.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import { capital, list, or, withArticle, yearsText } from '#lib/assistant/scout/say/phrases.ts';
import { HONOURS, MEASURES } from '#lib/assistant/scout/words/measures.ts';
import { MONTHS } from '#lib/assistant/scout/words/number-words.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { STARTERS } from '#types/limits.ts';

type Of<K extends Kind> = Extract<Condition, { kind: K }>;

/** The conditions in words, such as 'strikers from Brazil, born before 1970'. */
export function criteriaText(query: Query): string {
  const { cues } = query;
  const all = <K extends Kind>(kind: K, isNot = false) => conditionsOf(query, kind, isNot);
  const labels = (conditions: readonly (Of<'club'> | Of<'nation'>)[]) =>
    [...new Set(conditions.map(({ group }) => group.label))].map(withArticle);
  const either = cues.has('or') ? or : list;
  const cups = all('cup').flatMap(({ years }) => (years !== null && years.from === years.to ? years.from : []));
  const joined = query.conditions.filter(
    ({ kind, isNot }) => kind === 'nation' || kind === 'club' || (kind === 'cup' && !isNot && cups.length > 1),
  );
  const parts: (string | false)[] = [
    all('nation').length > 0 && ` from ${or.format(labels(all('nation')))}`,
    all('club').length > 0 && ` who played for ${either.format(labels(all('club')))}`,
    ...query.conditions
      .filter((one) => !joined.includes(one) && !isImplied(one, query))
      .map((one) => partOf(one, query)),
    cups.length > 1 && `, at the World Cups ${either.format(cups.map(String).sort())}`,
    all('nation', true).length > 0 && `, not from ${or.format(labels(all('nation', true)))}`,
    all('club', true).length > 0 && `, never at ${or.format(labels(all('club', true)))}`,
    cues.has('oneClub') && ', of one club only',
    mostText(query.atMost.nation, 'nation'),
    mostText(query.atMost.club, 'main club'),
    ...sharesText(query.atMost.of ?? []),
  ];
  const said = [...new Set(parts.filter((part) => part !== false))].filter(
    (part) => part !== ` among the ${nounOf(query)}`,
  );
  // 'Players with 10 goals', but 'players from Brazil, with 10 goals'.
  return nounOf(query) + said.map((part, at) => (at === 0 ? part.replace(/^, (?!not? )/, ' ') : part)).join('');
}

const mostText = (most: number | undefined, of: string) =>
  most !== undefined && `, ${most === 1 ? 'one' : `at most ${most}`} per ${of}`;

/** 'Exactly 3' are at most and at least so many. */
function sharesText(of: NonNullable<AtMost['of']>): string[] {
  const shares = Map.groupBy(of, ({ group }) => ofText(group));
  return [...shares].map(([text, parts]) => {
    const most = parts.find(({ group }) => !group.isNot)?.most ?? MANY;
    const others = parts.find(({ group }) => group.isNot)?.most ?? STARTERS;
    return `, ${spanText({ from: STARTERS - others, to: most })} ${text}`;
  });
}

function ofText(one: Grouped): string {
  if (one.kind === 'gender') return one.gender === 'F' ? 'women' : 'men';
  if (one.kind === 'role') return one.role.many;
  return `${one.kind === 'nation' ? 'from' : 'who played for'} ${withArticle(one.group.label)}`;
}

/** 'At World Cups' goes without saying beside World Cup goals. */
const isImplied = (one: Condition, query: Query) =>
  one.kind === 'cup' &&
  one.years === null &&
  !one.isNot &&
  (query.order !== null || conditionsOf(query, 'measure').length > 0 || conditionsOf(query, 'honour').length > 0);

const winnersText = ({ honour, years, asChampion }: Pick<Of<'honour'>, 'honour' | 'years' | 'asChampion'>) =>
  `${honour.many}${years ? ` ${yearsText(years)}` : ''}${asChampion ? ' in a year in which they won the World Cup' : ''}`;

function nounOf(query: Query): string {
  const roles = conditionsOf(query, 'role').map(({ role }) => role.many);
  const genders = conditionsOf(query, 'gender').map(({ gender }) => gender);
  const those = { F: 'women', M: query.ask === 'count' && 'men' }[[...new Set(genders)].join('')] || '';
  const isOfAward = query.order?.measure === 'awards' ? HONOURS.slice(0, 1).map((honour) => ({ honour })) : [];
  const [honour] = [...conditionsOf(query, 'honour'), ...isOfAward].map(winnersText);
  const anyone = honour ?? (those || 'players');
  const several = query.cues.has('versatile') ? roles.join(' who are also ') : or.format(new Set(roles));
  const noun = roles.length === 0 ? anyone : several;
  return `${query.cues.has('lesser') ? 'lesser known ' : ''}${noun}${those && roles.length > 0 ? ` (${those})` : ''}`;
}

const PARTS: { readonly [K in Kind]?: (one: Of<K>, query: Query) => string | false } = {
  active: ({ years }) => `, active ${yearsText(years)}`,
  born: ({ years, isNot }) =>
    `, ${isNot ? 'not ' : ''}born ${yearsText(years).replace(/^since (.*)/, (_, year) => `after ${Number(year) - 1}`)}`,
  ended: ({ years }) => `, whose career ended ${yearsText(years)}`,
  birthday: ({ month, day }) => `, born ${day === 0 ? 'in' : `on ${day}`} ${capital(MONTHS[month - 1] ?? '')}`,
  clubIn: ({ group, least, isNot, isOutside }) =>
    `, ${isNot ? 'never at a club' : `at ${least === 1 ? 'a club' : `${least} or more clubs`}`} ${isOutside ? 'outside' : 'in'} ${withArticle(group.label)}`,
  abroad: ({ isNot }) => `, ${isNot ? 'never ' : ''}at a club abroad`,
  age: ageText,
  cup: cupText,
  measure: (one) =>
    one.isNot && one.from === 1
      ? `, without a ${MEASURES[one.measure].one}`
      : `, ${one.isNot ? 'not ' : ''}${one.measure === 'rating' ? 'rated' : 'with'} ${rangeText(one)}`,
  than: (one) => `, ${thanText(one)} ${one.named.entry.player.name}`,
  honour: (one) => `${one.isNot ? ', not' : ''} among the ${winnersText(one)}`,
  name: nameText,
  playing: ({ isActive, isNot }) => (isActive === !isNot ? ', still playing' : ', retired'),
  shirt: ({ number, isNot }) => `, ${isNot ? 'not ' : ''}with number ${number}`,
  stage: stageText,
  squads: ({ sides }) => ` of the squads of ${list.format(sides.map(({ group, year }) => `${group.label} ${year}`))}`,
  manager: ({ name, isNot }) => `, ${isNot ? 'not ' : ''}under ${name}`,
  listed: ({ entries, isNot }) => (isNot ? ', not in your team' : ` of those ${entries.length}`),
  player: ({ named, isNot }) => isNot === true && `, without ${named.entry.player.name}`,
  all: ({ of, isNot }, query) => {
    const text = criteriaText({ ...query, conditions: of, cues: new Set(), atMost: {} });
    return isNot ? `, no ${text}` : text.replace(/^players/, '').replaceAll(' or ', ' and ');
  },
  role: ({ role, isNot }) => isNot === true && `, no ${role.many}`,
};

const partOf = <K extends Kind>(one: Of<K>, query: Query): string | false =>
  PARTS[one.kind as K]?.(one, query) ?? false;

function ageText({ from, to, isNot }: Of<'age'>, query: Query): string {
  const when = isAtCup(query) && conditionsOf(query, 'cup').length === 0 ? ' at the tournament' : '';
  const aged = from === 0 ? `${to} or less` : spanText({ from, to }).replace('exactly ', '');
  return `, ${isNot ? 'not ' : ''}aged ${aged}${when}`;
}

function stageText({ stage, isNot, end, times }: Of<'stage'>): string {
  const never = isNot ? 'never ' : '';
  if (end === 'past') return `, ${never}past the ${stage} with their team`;
  const matches = `${times ? spanText(times) : 'a'}${end && end !== 'scored' ? ` ${end}` : ''} ${stage} match${times && times.to > 1 ? 'es' : ''}`;
  return end === 'scored'
    ? `, ${isNot ? 'without' : 'with'} a goal in ${matches}`
    : `, ${never}in the starting eleven of ${matches}`;
}

function cupText({ years, isNot }: Of<'cup'>): string {
  if (years === null) return isNot ? ', never in a World Cup squad' : ' at World Cups';
  const cups = years.from === years.to ? `the ${years.from} World Cup` : `World Cups ${yearsText(years)}`;
  return `${isNot ? ', not' : ''} at ${cups}`;
}

function nameText({ text, how, isNot }: Of<'name'>): string {
  if (how === 'word') return `, ${isNot ? 'not ' : ''}called ${capital(text)}`;
  return `, ${isNot ? 'not those ' : ''}whose surname ${how === 'start' ? 'starts' : 'ends'} with ${text.toUpperCase()}`;
}

function thanText({ measure, isLess }: Of<'than'>): string {
  if (measure === 'age') return isLess ? 'younger than' : 'older than';
  if (measure === 'rating') return isLess ? 'rated below' : 'rated above';
  return `with ${isLess ? 'fewer' : 'more'} ${MEASURES[measure].many} than`;
}

export function rangeText({ measure, from, to }: Of<'measure'>): string {
  const { one, many } = MEASURES[measure];
  if (measure === 'rating') return spanText({ from, to });
  if (measure === 'awards' && to >= MANY) return from === 2 ? 'more than one of them' : `at least ${from} of them`;
  if (from === 1 && to >= MANY) return `at least one ${one}`;
  return `${spanText({ from, to })} ${from === 1 && to === 1 ? one : many}`;
}

export function spanText({ from, to }: Years): string {
  if (to >= MANY) return `${from} or more`;
  if (from === to) return `exactly ${from}`;
  return from === 0 ? `at most ${to}` : `${from}–${to}`;
}
