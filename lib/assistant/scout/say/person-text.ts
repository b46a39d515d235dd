import type { Answer, Fact } from '#lib/assistant/scout/answer/answer.ts';
import { nationsOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import {
  ageAt,
  figureIn,
  mayHavePlayedBefore,
  NOT_BEFORE,
  partsIn,
  scopeOf,
  timesOf,
  yearOfTitle,
  yearsOfAward,
  yearsWon,
} from '#lib/assistant/scout/answer/figures.ts';
import { conditionsOf, isOfGroup, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import {
  capital,
  careerText,
  clubsText,
  counted,
  dateText,
  list,
  noWomensCup,
  or,
  positionsText,
  unratedText,
  withArticle,
  yearsText,
} from '#lib/assistant/scout/say/phrases.ts';
import { CUPS, type PlayerRecord } from '#lib/assistant/scout/tables.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import { careerOf, LAST_YEAR } from '#lib/players/index/career.ts';

/** The facts asked for, a sentence each. */
export function personText({ record, facts, isSo, query }: Extract<Answer, { kind: 'person' }>): string {
  const asked = isSo === null && query.lacking.length === 0 ? query : { ...query, isWhether: false };
  const told = [...new Set(facts.map((fact) => FACTS[fact](record, asked)))].join(' ');
  if (isSo === null) return told;
  const no = facts.includes('clubs') ? 'Not as far as I know' : 'No';
  return `${isSo ? 'Yes' : no}: ${told}`;
}

type Text = (record: PlayerRecord, query: Query) => string;

const nameOf = ({ entry }: PlayerRecord) => entry.player.name;
const pronounOf = ({ entry }: PlayerRecord) => (entry.details.gender === 'F' ? 'her' : 'his');

export function whenOf(query: Query, last: number = CUPS.last): string {
  const { years } = scopeOf(query);
  if (years === null) return `at World Cups ${CUPS.first}–${last}`;
  const [only, ...others] = years;
  return only && others.length === 0 && only.from === only.to
    ? `at the ${only.from} World Cup`
    : `at World Cups ${yearsText(years)}`;
}

type CupText = (record: PlayerRecord, query: Query, parts: PlayerRecord['cups']) => string;

/** What the tables have of the World Cups in question, and what they can't. `teams`: with which he has to have been there. */
const ofCups =
  (text: CupText, teams: (query: Query) => readonly NationGroup[] = () => []): Text =>
  (record, query) => {
    if (record.entry.details.gender === 'F') return noWomensCup(nameOf(record));
    const isEarly = mayHavePlayedBefore(record);
    const earlier = isEarly && cupYearsOf(query) === null ? NOT_BEFORE : '';
    const groups = teams(query);
    const parts = partsIn(record, scopeOf(query).years).filter(
      ({ squad }) => groups.length === 0 || groups.some(({ nations }) => nations.includes(squad.nation)),
    );
    if (parts.length > 0) return `${text(record, query, parts)}.${earlier}`;
    const no = isEarly ? `Not from ${CUPS.first} on, ` : 'No, ';
    const squad = groups.length > 0 ? `squad of ${or.format(groups.map(({ label }) => label))}` : 'squad';
    return `${query.isWhether ? no : ''}${nameOf(record)} was in no ${squad} ${whenOf(query)}.${earlier}`;
  };

/** I don't know who has died. */
function ageText(details: PlayerRecord['entry']['details'], now: string): string {
  const age = Number(now.slice(0, 4)) - Number(details.born.slice(0, 4)) - Number(now.slice(5) < details.born.slice(5));
  return careerOf(details).to >= LAST_YEAR ? ` and is ${age}` : `, ${age} years ago`;
}

/** The first or the last, if that is asked. */
const endOf = <Part>(parts: readonly Part[], { cues }: Query) =>
  parts.slice(cues.has('lastCup') ? -1 : 0, cues.has('firstCup') ? 1 : undefined);

const FACTS: Readonly<Record<Fact, Text>> = {
  isWinner: ofCups((record, query, parts) => {
    const won = parts.filter(({ squad }) => squad.isWinner).map(({ squad }) => `${squad.year}`);
    const yes = query.isWhether ? `${won.length > 0 ? 'Yes' : 'No'}, ` : '';
    const when = cupYearsOf(query) ? ` ${yearsText(scopeOf(query).years ?? [])}` : ` from ${CUPS.first} on`;
    return `${yes}${nameOf(record)} ${won.length > 0 ? `won the World Cup in ${list.format(won)}` : `didn’t win the World Cup${when}`}`;
  }),
  cups: ofCups((record, query, all) => {
    const parts = endOf(all, query);
    const each = parts.map(({ squad, number, matches, goals }) =>
      [
        `${squad.year} with ${squad.team}`,
        number !== null && `number ${number}`,
        matches !== null && counted(matches, 'match', 'matches'),
        goals > 0 && counted(goals, 'goal', 'goals'),
      ]
        .filter(Boolean)
        .join(', '),
    );
    const where = parts.length === 1 ? 'the World Cup' : `${parts.length} World Cups`;
    const yes = query.isWhether && parts.some(({ matches }) => matches !== 0) ? 'Yes, ' : '';
    return `${yes}${nameOf(record)} was at ${where}: ${each.join('; ')}`;
  }, nationsOf),
  cupGoals: ofCups((record, query, parts) => {
    const goals = figureIn(record, 'cupGoals', scopeOf(query)) ?? 0;
    const scoring = parts.filter((part) => part.goals > 0).map((part) => `${part.goals} in ${part.squad.year}`);
    const each = parts.length > 1 && scoring.length > 0 ? `: ${list.format(scoring)}` : '';
    return `${nameOf(record)} scored ${goals === 0 ? 'no goal' : counted(goals, 'goal', 'goals')} ${whenOf(query)}${each}`;
  }),
  cupMatches: ofCups((record, query, parts) => {
    const matches = figureIn(record, 'cupMatches', scopeOf(query)) ?? 0;
    const starts = figureIn(record, 'cupStarts', scopeOf(query)) ?? 0;
    const unknown = parts.some((part) => part.matches === null) ? `. I have no line-ups of ${CUPS.last}` : '';
    const each = parts.filter((part) => part.matches).map((part) => `${part.matches} in ${part.squad.year}`);
    const parted = each.length > 1 ? ` (${list.format(each)})` : '';
    return `${nameOf(record)} played ${counted(matches, 'match', 'matches')}${parted} ${whenOf(query, CUPS.lastWithLineups)}, ${starts} from the start${unknown}`;
  }),
  born: ({ entry }, query) => {
    const { born } = entry.details;
    if (!born.includes('-')) return `${entry.player.name} was born in ${born}; I have only the year.`;
    const isOfAge = /old|age/.test(query.said.get('born') ?? '') || conditionsOf(query, 'age').length > 0;
    return `${entry.player.name} was born on ${dateText(born)}${isOfAge ? ageText(entry.details, query.today) : ''}.`;
  },
  ageThen: (record, query) => {
    const { born } = record.entry.details;
    const who = `${nameOf(record)}, born ${dateText(born)},`;
    const turned = (year: number) => `${year - Number(born.slice(0, 4))} in ${year}`;
    const then = [...yearsOfAward(record, query), ...conditionsOf(query, 'active').map(({ years }) => years.from)];
    if (then.length > 0) return `${who} turned ${list.format(then.map(turned))}.`;
    const year = cupYearsOf(query)?.from ?? yearOfTitle(record, query);
    const parts = record.cups.filter(({ squad, goals }) =>
      year === undefined ? goals > 0 || !query.cues.has('scored') : squad.year === year,
    );
    const ages = endOf(parts, query).map(({ squad }) => `${ageAt(record, squad.year)} at the ${squad.year} World Cup`);
    if (ages.length > 0)
      return `${who} was ${list.format(ages)}.${year === undefined && mayHavePlayedBefore(record) ? NOT_BEFORE : ''}`;
    if (year !== undefined) return `${who} turned ${turned(year)}.`;
    return FACTS[conditionsOf(query, 'honour').length > 0 ? 'awards' : 'cups'](record, query);
  },
  ageAtEnd: (record, query) => {
    const { to, born } = record.entry.details;
    const age = (to ?? 0) - Number(born.slice(0, 4));
    return `${FACTS.born(record, query)} ${to === null ? FACTS.career(record, query) : `Senior career until ${to}, so aged ${age - 1} or ${age} at its end.`}`;
  },
  clubs: (record, query) => {
    const { clubs, now } = record.entry.details;
    if (clubs.length === 0) return `I know no club of ${nameOf(record)}.`;
    const unknown = conditionsOf(query, 'playing').length > 0 ? '. I don’t know at which club anyone is now' : '';
    return `${nameOf(record)}’s notable clubs: ${clubsText(record.entry)}${now === '' ? unknown : `, now ${now}`}.`;
  },
  position: (record) => `${nameOf(record)}: ${positionsText(record.entry)}.`,
  number: (record, query) => {
    const parts = Map.groupBy(partsIn(record, scopeOf(query).years), ({ number }) => number);
    const worn = [...parts].flatMap(([number, own]) =>
      number === null ? [] : `${number} in ${list.format(own.map(({ squad }) => String(squad.year)))}`,
    );
    const isOfCups = cupYearsOf(query) !== null || query.cues.has('worldCup') || conditionsOf(query, 'cup').length > 0;
    if (isOfCups ? worn.length === 0 : record.entry.player.jerseyNumber === null)
      return `I know no shirt number of ${nameOf(record)}${isOfCups ? ` ${whenOf(query)}` : ''}.`;
    return `${nameOf(record)}${isOfCups ? ` wore number ${list.format(worn)}` : `’s best-known shirt number is ${record.entry.player.jerseyNumber}`}.`;
  },
  isRole: (record, query) => {
    const asked: readonly string[] = positionsIn(query);
    const isOne = record.entry.details.positions.some((position) => asked.includes(position));
    const yes = isOne && query.cues.has('or') ? '' : `${isOne ? 'Yes' : 'Not as far as I know'}: `;
    return `${yes}${FACTS.position(record, query)}`;
  },
  nation: (record) => `${nameOf(record)}’s national team is ${withArticle(record.entry.player.nationality)}.`,
  isFrom: (record, query) => {
    const isOne = conditionsOf(query, 'nation').some((one) => isOfGroup(record.entry, one));
    const isEither = isOne && conditionsOf(query, 'nation').length > 1;
    return `${isEither ? '' : `${isOne ? 'Yes' : 'No'}, `}${FACTS.nation(record, query)}`;
  },
  career: (record) => {
    const career = careerText(record.entry);
    if (career === '') return `I don’t know when ${nameOf(record)} played.`;
    const isOver = careerOf(record.entry.details).to < LAST_YEAR;
    const unknown = isOver ? ' I don’t know when it ended.' : ' I know no end, so it may not be over.';
    return `${nameOf(record)}’s senior career: ${career}.${record.entry.details.to === null ? unknown : ''}`;
  },
  awards: (record, query) => {
    const asked = [...conditionsOf(query, 'honour'), ...conditionsOf(query, 'honour', true)];
    if (asked.length > 0) return asked.map((award) => awardText(record, award, query)).join(' ');
    const won = record.cups.filter(({ squad }) => squad.isWinner).map(({ squad }) => String(squad.year));
    const titles = [...record.honours].map(
      ([title, { times }]) =>
        `${title.replace(/ \([^)]*\)| of those who played from 1974 on|,? \d{4}–\d{4},?/g, '')}${times > 1 ? ` (${times} times)` : ''}`,
    );
    const all = [...(won.length > 0 ? [`World Cup ${list.format(won)}`] : []), ...titles];
    return all.length === 0
      ? `I know no award of ${nameOf(record)}; I have the World Cup and individual awards, but no club titles.`
      : `${nameOf(record)}: ${all.join('; ')}. I don’t have club titles.`;
  },
  rating: (record) =>
    unratedText([record.entry]) ||
    `${nameOf(record)} (${positionsText(record.entry)}, ${record.entry.player.nationality}) is rated ${record.entry.peak} of 99 at ${pronounOf(record)} best, by our panel${record.honours.size > 0 ? `, with ${counted(record.honours.size, 'kind', 'kinds')} of award` : ''}.`,
  isAtClub: (record, query) => {
    const yes = conditionsOf(query, 'club').filter((one) => isOfGroup(record.entry, one));
    const no = conditionsOf(query, 'club').filter((one) => !yes.includes(one));
    const labels = (some: typeof yes) => some.map(({ group }) => group.label);
    const played = yes.length > 0 && `Yes, ${nameOf(record)} played for ${list.format(labels(yes))}.`;
    const others =
      no.length > 0 &&
      `Not as far as I know: I don’t list ${or.format(labels(no))} among the notable clubs of ${nameOf(record)}, which are ${clubsText(record.entry)}.`;
    return [played, others].filter(Boolean).join(' ');
  },
  profile: (record) => {
    const { player, details, peak } = record.entry;
    const goals = figureIn(record, 'cupGoals', { years: null, awards: [] }) ?? 0;
    const cups = list.format(record.cups.map(({ squad }) => `${squad.year}`));
    const honours = [...record.honours.keys()].filter((title) =>
      /^(?:Ballon d’Or \(|Ballon d’Or F|Golden Ball|South American F|African|FIFA 100)/.test(title),
    );
    const told = {
      Clubs: clubsText(record.entry),
      'Best-known shirt number': player.jerseyNumber ?? '',
      'Senior career': careerText(record.entry),
      'World Cups': `${cups}${goals > 0 ? `, ${counted(goals, 'goal', 'goals')}` : ''}`,
      Awards: honours.map((title) => title.replace(/ \(.*|, \d{4}.*/, '')).join(', '),
    };
    return [
      `${player.name}: ${player.nationality}, born ${dateText(details.born)}. ${capital(positionsText(record.entry))}.`,
      ...Object.entries(told).map(([label, text]) => text !== '' && `${label}: ${text}.`),
      peak > 0 && `Rated ${peak} of 99 at ${pronounOf(record)} best.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
};

function awardText(record: PlayerRecord, award: Parameters<typeof timesOf>[1], { isWhether }: Query): string {
  const { honour, years } = award;
  const won = `${nameOf(record)} ${honour.one}`;
  const times = timesOf(record, award);
  const when = list.format(yearsWon(record, times > 0 ? award : { honour }).map(String));
  const no = isWhether && !honour.titles.startsWith('Captain') ? 'No, not' : 'Not';
  if (timesOf(record, { honour }) === 0)
    return `${no} as far as I know: ${nameOf(record)} isn’t among the ${honour.many}.`;
  if (times === 0) return `${isWhether ? 'No' : 'Not'}${years ? ` ${yearsText(years)}` : ''}: ${won} in ${when}.`;
  return `${isWhether ? 'Yes, ' : ''}${won}${times > 1 ? ` ${times} times${when && ','}` : ''}${when && ` in ${when}`}.`;
}
