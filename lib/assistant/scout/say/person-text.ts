import type { Answer, Fact } from '#lib/assistant/scout/answer/answer.ts';
import {
  ageAt,
  COVERED,
  figureIn,
  partsIn,
  scopeOf,
  timesOf,
  yearsOfAward,
  yearsWon,
} from '#lib/assistant/scout/answer/figures.ts';
import { isNeverCertain } from '#lib/assistant/scout/answer/person.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import {
  capital,
  careerText,
  clubsText,
  counted,
  dateText,
  list,
  or,
  positionsText,
  withArticle,
  yearsText,
} from '#lib/assistant/scout/say/phrases.ts';
import { CUPS, type PlayerRecord } from '#lib/assistant/scout/tables.ts';
import { careerOf, LAST_YEAR } from '#lib/players/index/career.ts';

/** The facts asked for, a sentence each. */
export function personText({ record, facts, query }: Extract<Answer, { kind: 'person' }>): string {
  return facts
    .map((fact) =>
      isOfCup(fact) && record.entry.details.gender === 'F'
        ? `I don’t have the Women’s World Cup, so nothing of ${nameOf(record)} there.`
        : FACTS[fact](record, query),
    )
    .join(' ');
}

const isOfCup = (fact: Fact) => fact.startsWith('cup') || fact === 'isWinner';

const nameOf = ({ entry }: PlayerRecord) => entry.player.name;
const whenOf = (query: Query) => {
  const { years } = scopeOf(query);
  if (years === null) return `at World Cups ${COVERED}`;
  const [only, ...others] = years;
  return only && others.length === 0 && only.from === only.to
    ? `at the ${only.from} World Cup`
    : `at World Cups ${yearsText(years)}`;
};
const earlier = (record: PlayerRecord, query: Query) =>
  isNeverCertain(record) || cupYearsOf(query) !== null ? '' : ` I don’t have the World Cups before ${CUPS.first}.`;

/** I don't know who has died. */
function ageText(details: PlayerRecord['entry']['details'], today: string): string {
  const [born, now] = [details.born, today];
  const age = Number(now.slice(0, 4)) - Number(born.slice(0, 4)) - Number(now.slice(5) < born.slice(5));
  return careerOf(details).to >= LAST_YEAR ? ` and is ${age}` : `, ${age} years ago`;
}

const isOfEnd = ({ cues }: Query) => cues.has('firstCup') || cues.has('lastCup');

/** The first or the last, if that is asked. */
const endOf = <Part>(parts: readonly Part[], { cues }: Query) =>
  parts.slice(cues.has('lastCup') ? -1 : 0, cues.has('firstCup') ? 1 : undefined);

const FACTS: Readonly<Record<Fact, (record: PlayerRecord, query: Query) => string>> = {
  born: ({ entry }, query) => {
    const { born } = entry.details;
    if (!born.includes('-')) return `${entry.player.name} was born in ${born}; I have only the year.`;
    const isOfAge = /old|age/.test(query.said.get('born') ?? '') || conditionsOf(query, 'age').length > 0;
    const age = isOfAge ? ageText(entry.details, query.today) : '';
    return `${entry.player.name} was born on ${dateText(born)}${age}.`;
  },
  ageThen: (record, query) => {
    const awarded = yearsOfAward(record, query);
    if (awarded.length > 0)
      return `${nameOf(record)}, born ${dateText(record.entry.details.born)}, turned ${list.format(awarded.map((year) => `${year - Number(record.entry.details.born.slice(0, 4))} in ${year}`))}.`;
    const won = query.cues.has('champion') ? record.cups.find(({ squad }) => squad.isWinner)?.squad.year : undefined;
    const end = isOfEnd(query) ? endOf(record.cups, query)[0]?.squad.year : undefined;
    const cup = cupYearsOf(query)?.from ?? won ?? end;
    if (cup === undefined && isOfEnd(query)) return FACTS.born(record, query);
    if (cup === undefined && query.cues.has('champion')) return FACTS.isWinner(record, query);
    const year = cup ?? conditionsOf(query, 'active')[0]?.years.from ?? 0;
    const age = cup === undefined ? year - (record.entry.player.year ?? 0) : ageAt(record, cup);
    const when = cup === undefined ? `turned ${age} in ${year}` : `was ${age} at the ${year} World Cup`;
    return `${nameOf(record)}, born ${dateText(record.entry.details.born)}, ${when}.`;
  },
  ageAtEnd: (record, query) => {
    const { born, to } = record.entry.details;
    const age = (to ?? 0) - Number(born.slice(0, 4));
    return to === null
      ? `${FACTS.born(record, query)} ${FACTS.career(record, query)}`
      : `${FACTS.born(record, query)} Senior career until ${to}, so aged ${age - 1} or ${age} at its end.`;
  },
  clubs: (record) =>
    record.entry.details.clubs.length === 0
      ? `I know no club of ${nameOf(record)}.`
      : `${nameOf(record)}’s notable clubs: ${clubsText(record.entry)}${record.entry.details.now === '' ? '' : `, now ${record.entry.details.now}`}.`,
  position: (record) => `${nameOf(record)}: ${positionsText(record.entry)}.`,
  number: (record, query) => {
    const parts = partsIn(record, scopeOf(query).years).filter(({ number }) => number !== null);
    if (cupYearsOf(query) !== null)
      return parts.length === 0
        ? `I know no shirt number of ${nameOf(record)} ${whenOf(query)}.`
        : `${nameOf(record)} wore number ${list.format(parts.map(({ number }) => String(number)))} ${whenOf(query)}.`;
    const { jerseyNumber } = record.entry.player;
    return jerseyNumber === null
      ? `I know no shirt number of ${nameOf(record)}.`
      : `${nameOf(record)}’s best-known shirt number is ${jerseyNumber}.`;
  },
  isRole: (record, query) => {
    const isOne = conditionsOf(query, 'role').some(({ role }) =>
      record.entry.details.positions.some((position) => role.positions.includes(position)),
    );
    return `${isOne ? 'Yes' : 'Not as far as I know'}: ${FACTS.position(record, query)}`;
  },
  nation: (record) => `${nameOf(record)}’s national team is ${withArticle(record.entry.player.nationality)}.`,
  isFrom: (record, query) => {
    const { nations } = record.entry.details;
    const isOne = conditionsOf(query, 'nation').some(({ group }) =>
      group.nations.some((nation) => nations.includes(nation)),
    );
    return `${isOne ? 'Yes' : 'No'}, ${FACTS.nation(record, query)}`;
  },
  career: (record) => {
    const career = careerText(record.entry);
    if (career === '') return `I don’t know when ${nameOf(record)} played.`;
    const isOver = careerOf(record.entry.details).to < LAST_YEAR;
    const unknown = isOver ? ' I don’t know when it ended.' : ' I know no end, so it may not be over.';
    const end = record.entry.details.to === null ? unknown : '';
    return `${nameOf(record)}’s senior career: ${career}.${end}`;
  },
  awards: (record, query) => {
    const asked = conditionsOf(query, 'honour');
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
  rating: ({ entry, honours }) =>
    entry.peak === 0
      ? `I have no rating of ${entry.player.name}, who retired before 1975.`
      : `${entry.player.name} (${positionsText(entry)}, ${entry.player.nationality}) is rated ${entry.peak} of 99 at ${entry.details.gender === 'F' ? 'her' : 'his'} best, by our panel${honours.size > 0 ? `, with ${counted(honours.size, 'kind', 'kinds')} of award` : ''}.`,
  isAtClub: (record, query) => {
    const { clubs, now } = record.entry.details;
    const asked = conditionsOf(query, 'club').map(({ group }) => group);
    const isPlayed = (group: (typeof asked)[number]) =>
      group.clubs.some((club) => clubs.includes(club) || now === club);
    const [yes, no] = [asked.filter(isPlayed), asked.filter((group) => !isPlayed(group))].map((groups) =>
      groups.map(({ label }) => label),
    ) as [string[], string[]];
    return [
      yes.length > 0 && `Yes, ${nameOf(record)} played for ${list.format(yes)}.`,
      no.length > 0 &&
        `Not as far as I know: I don’t list ${or.format(no)} among the notable clubs of ${nameOf(record)}, which are ${clubsText(record.entry)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  isWinner: (record, query) => {
    const won = partsIn(record, scopeOf(query).years).filter(({ squad }) => squad.isWinner);
    if (won.length === 0)
      return `${query.isWhether ? 'No, ' : ''}${nameOf(record)} didn’t win the World Cup${cupYearsOf(query) ? ` ${yearsText(scopeOf(query).years ?? [])}` : ` from ${CUPS.first} on`}.${earlier(record, query)}`;
    return `${query.isWhether ? 'Yes, ' : ''}${nameOf(record)} won the World Cup in ${list.format(won.map(({ squad }) => `${squad.year}`))}.${earlier(record, query)}`;
  },
  cups: (record, query) => {
    const groups = conditionsOf(query, 'nation').map(({ group }) => group);
    const parts = endOf(partsIn(record, scopeOf(query).years), query).filter(
      ({ squad }) => groups.length === 0 || groups.some(({ nations }) => nations.includes(squad.nation)),
    );
    if (parts.length === 0) {
      const isNever = isNeverCertain(record) ? 'No' : `Not from ${CUPS.first} on`;
      const squad = `squad${groups.length > 0 ? ` of ${or.format(groups.map(({ label }) => label))}` : ''}`;
      return `${isNever}, ${nameOf(record)} was in no ${squad} ${whenOf(query)}.${earlier(record, query)}`;
    }
    const each = parts.map(
      ({ squad, number, matches, goals }) =>
        `${squad.year} with ${squad.team}${number === null ? '' : `, number ${number}`}${matches === null ? '' : `, ${counted(matches, 'match', 'matches')}`}${goals === 0 ? '' : `, ${counted(goals, 'goal', 'goals')}`}`,
    );
    const total = parts.length === 1 ? '' : ` ${parts.length} World Cups`;
    const yes = query.isWhether ? 'Yes, ' : '';
    return `${yes}${nameOf(record)} was at${total || ' the World Cup'}: ${each.join('; ')}.${earlier(record, query)}`;
  },
  cupGoals: (record, query) => {
    const parts = partsIn(record, scopeOf(query).years);
    const goals = figureIn(record, 'cupGoals', scopeOf(query)) ?? 0;
    if (parts.length === 0) return `${nameOf(record)} was in no squad ${whenOf(query)}.${earlier(record, query)}`;
    const scoring = parts.filter((part) => part.goals > 0).map((part) => `${part.goals} in ${part.squad.year}`);
    return `${nameOf(record)} scored ${goals === 0 ? 'no goal' : counted(goals, 'goal', 'goals')} ${whenOf(query)}${scoring.length > 1 || (scoring.length === 1 && parts.length > 1) ? `: ${list.format(scoring)}` : ''}.${earlier(record, query)}`;
  },
  cupMatches: (record, query) => {
    const parts = partsIn(record, scopeOf(query).years);
    const known = parts.filter(({ matches }) => matches !== null);
    const matches = figureIn(record, 'cupMatches', scopeOf(query)) ?? 0;
    const starts = figureIn(record, 'cupStarts', scopeOf(query)) ?? 0;
    const unknown = parts.length > known.length ? ` I have no line-ups of ${CUPS.last}.` : '';
    if (parts.length === 0) return `${nameOf(record)} was in no squad ${whenOf(query)}.${earlier(record, query)}`;
    const each = known.filter((part) => part.matches).map((part) => `${part.matches} in ${part.squad.year}`);
    return `${nameOf(record)} played ${counted(matches, 'match', 'matches')}${each.length > 1 ? ` (${list.format(each)})` : ''} ${whenOf(query).replace(String(CUPS.last), String(CUPS.lastWithLineups))}, ${starts} from the start.${unknown}${earlier(record, query)}`;
  },
  profile: (record) => {
    const { player, details, peak } = record.entry;
    const career = careerText(record.entry);
    const goals = figureIn(record, 'cupGoals', { years: null, awards: [] }) ?? 0;
    const cups = record.cups.map(({ squad }) => `${squad.year}`);
    const honours = [...record.honours.keys()].filter((title) =>
      /^(?:Ballon d’Or \(|Ballon d’Or F|Golden Ball|South American F|African|FIFA 100)/.test(title),
    );
    return [
      `${player.name}: ${player.nationality}, born ${dateText(details.born)}.`,
      `${capital(positionsText(record.entry))}.`,
      details.clubs.length > 0 && `Clubs: ${clubsText(record.entry)}.`,
      player.jerseyNumber !== null && `Best-known shirt number: ${player.jerseyNumber}.`,
      career !== '' && `Senior career: ${career}.`,
      cups.length > 0 && `World Cups: ${list.format(cups)}${goals > 0 ? `, ${counted(goals, 'goal', 'goals')}` : ''}.`,
      honours.length > 0 && `Awards: ${honours.map((title) => title.replace(/ \(.*|, \d{4}.*/, '')).join(', ')}.`,
      peak > 0 && `Rated ${peak} of 99 at ${details.gender === 'F' ? 'her' : 'his'} best.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
};

function awardText(record: PlayerRecord, award: Parameters<typeof timesOf>[1], { isWhether }: Query): string {
  const { honour, years } = award;
  const won = `${nameOf(record)} ${honour.one}`;
  const all = timesOf(record, { honour });
  const times = timesOf(record, award);
  const when = list.format(yearsWon(record, times > 0 ? award : { honour }).map(String));
  if (all === 0)
    return `${isWhether ? 'No, not' : 'Not'} as far as I know: ${nameOf(record)} isn’t among the ${honour.many}.`;
  if (times === 0) return `${isWhether ? 'No' : 'Not'}${years ? ` ${yearsText(years)}` : ''}: ${won} in ${when}.`;
  const often = times > 1 ? ` ${times} times` : '';
  return `${isWhether ? 'Yes, ' : ''}${won}${often}${when && `${often && ','} in ${when}`}.`;
}
