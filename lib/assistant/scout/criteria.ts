import { hasFilter, type Reading } from '#lib/assistant/scout/reading.ts';
import { careerOf, LAST_YEAR } from '#lib/players/index/career.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

// Added to fame (0–99).
const NATURAL_POSITION = 30;
const ALSO_PLAYED_THERE = 6;
const MAIN_CLUB = 6;
/** The same for an eleven from one club or league. A player's clubs are listed best known first. */
const CLUBS_OF_AN_ELEVEN = [30, 18, 6];
/** An active player's first club may just be the current one. */
const SECOND_WHILE_ACTIVE = 23;
/** For each year of the requested period, up to a decade. */
const YEAR_IN_TIME = 2;
const MOST_YEARS = 10;
/** A player with this many years in a decade belongs to it. */
const YEARS_OF_A_DECADE = 4;
const FIRST_YEAR = 1900;
const LESSER_HALF = 0.5;

type Rule = (entry: IndexedPlayer) => boolean;

export type Ranked = { entry: IndexedPlayer; weight: number };

/** Players who meet all criteria, best known first. */
export function playersFor(reading: Reading, index: PlayerIndex): Ranked[] {
  const rules = rulesOf(reading);
  const found = index
    .filter((entry) => rules.every((isMet) => isMet(entry)))
    .map((entry) => ({ entry, weight: weightOf(entry, reading) }))
    .sort((a, b) => b.weight - a.weight);
  return reading.cues.has('lesser') ? found.slice(Math.floor(found.length * LESSER_HALF)) : found;
}

function rulesOf(reading: Reading): Rule[] {
  const { nations, excludedNations, clubs, excludedClubs, excludedPlayers, roles, shirt, born, cues } = reading;
  const nationsOf = (groups: Reading['nations']) => new Set(groups.flatMap((group) => group.nations));
  const rules: Rule[] = [];
  const wanted = nationsOf(nations);
  const unwanted = nationsOf(excludedNations);
  if (wanted.size > 0) rules.push(({ details }) => details.nations.some((nation) => wanted.has(nation)));
  if (unwanted.size > 0) rules.push(({ details }) => !details.nations.some((nation) => unwanted.has(nation)));
  if (clubs.length > 0) rules.push(clubRule(reading));
  for (const group of excludedClubs)
    rules.push(({ details }) => !details.clubs.some((club) => group.clubs.includes(club)));
  if (excludedPlayers.length > 0) rules.push((entry) => !excludedPlayers.includes(entry));
  if (roles.length > 0) rules.push((entry) => fitOf(entry, positionsOf(reading)) > 0);
  if (shirt !== null) rules.push(({ player }) => player.jerseyNumber === shirt);
  if (born !== null)
    rules.push(({ player }) => player.year !== null && player.year >= born.from && player.year <= born.to);
  rules.push(...careerRules(reading));
  // A count covers everyone; a list or an eleven has either men or women.
  if (cues.has('women')) rules.push(({ details }) => details.gender === 'F');
  else if (!cues.has('howMany') || cues.has('men')) rules.push(({ details }) => details.gender === 'M');
  return rules;
}

/** 'For Barcelona and Real Madrid' means both; 'for Barcelona or Real Madrid' means either. */
function clubRule({ clubs, cues }: Reading): Rule {
  const isIn = (entry: IndexedPlayer) => (group: Reading['clubs'][number]) =>
    entry.details.clubs.some((club) => group.clubs.includes(club));
  return cues.has('compare') ? (entry) => clubs.some(isIn(entry)) : (entry) => clubs.every(isIn(entry));
}

function careerRules({ active, cues }: Reading): Rule[] {
  const rules: Rule[] = [];
  if (active !== null) rules.push((entry) => wasActive(entry, active));
  if (cues.has('active')) rules.push(({ details }) => careerOf(details).to >= LAST_YEAR);
  if (cues.has('retired')) rules.push(({ details }) => careerOf(details).to < LAST_YEAR);
  return rules;
}

function wasActive(entry: IndexedPlayer, { from, to }: Years): boolean {
  const career = careerOf(entry.details);
  return yearsIn(entry, { from, to }) >= Math.min(YEARS_OF_A_DECADE, to - from + 1, career.to - career.from + 1);
}

function yearsIn({ details }: IndexedPlayer, { from, to }: Years): number {
  const career = careerOf(details);
  return Math.min(career.to, to) - Math.max(career.from, from) + 1;
}

const positionsOf = ({ roles }: Pick<Reading, 'roles'>) => roles.flatMap(({ positions }) => positions);

function fitOf({ details: { positions } }: IndexedPlayer, wanted: readonly string[]): number {
  const [natural = '', ...others] = positions;
  if (wanted.includes(natural)) return NATURAL_POSITION;
  return others.some((position) => wanted.includes(position)) ? ALSO_PLAYED_THERE : 0;
}

function weightOf(entry: IndexedPlayer, reading: Reading): number {
  const years = reading.active === null ? 0 : Math.min(yearsIn(entry, reading.active), MOST_YEARS);
  return entry.fame + fitOf(entry, positionsOf(reading)) + clubWeight(entry, reading) + years * YEAR_IN_TIME;
}

function clubWeight({ details }: IndexedPlayer, { clubs, cues }: Reading): number {
  const at = details.clubs.findIndex((club) => clubs.some((group) => group.clubs.includes(club)));
  if (at === -1) return 0;
  if (clubs.length === 1 && cues.has('eleven')) {
    const isOneClub = clubs[0]?.clubs.length === 1;
    return at === 1 && isOneClub && details.to === null ? SECOND_WHILE_ACTIVE : (CLUBS_OF_AN_ELEVEN[at] ?? 0);
  }
  return at === 0 ? MAIN_CLUB : 0;
}

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** The criteria in words, such as 'strikers from Brazil, born before 1970'. */
export function criteriaText(reading: Reading, noun = nounOf(reading)): string {
  const { nations, excludedNations, clubs, excludedClubs, excludedPlayers, shirt, born, active, cues } = reading;
  const labels = (groups: readonly { label: string }[]) => groups.map(({ label }) => label);
  const parts = [
    nations.length > 0 && ` from ${or.format(labels(nations).map(withArticle))}`,
    clubs.length > 0 && ` who played for ${(cues.has('compare') ? or : and).format(labels(clubs))}`,
    excludedNations.length > 0 && `, not from ${or.format(labels(excludedNations).map(withArticle))}`,
    excludedClubs.length > 0 && `, never at ${or.format(labels(excludedClubs))}`,
    excludedPlayers.length > 0 && `, without ${and.format(excludedPlayers.map(({ player }) => player.name))}`,
    born !== null && `, born ${yearsText(born)}`,
    active !== null && `, active ${yearsText(active)}`,
    shirt !== null && (reading.cup === null ? `, known for number ${shirt}` : `, with number ${shirt}`),
    cues.has('active') && ', still playing',
    cues.has('retired') && ', retired',
    cues.has('onePerNation') && ', one per nation',
    cues.has('onePerClub') && ', one per club',
  ];
  return noun + parts.filter(Boolean).join('');
}

const WITH_ARTICLE = /^(?:Netherlands|United |Czech Rep|Republic|Soviet|Central|Ivory|Gambia|Congo|Comoros|DR )/;

export const withArticle = (nation: string) => (WITH_ARTICLE.test(nation) ? `the ${nation}` : nation);

function nounOf({ roles, cues }: Reading): string {
  const isWomen = cues.has('women');
  const noun =
    roles.length === 0 ? (isWomen && 'women') || 'players' : or.format(new Set(roles.map(({ many }) => many)));
  return `${cues.has('lesser') ? 'lesser known ' : ''}${noun}${isWomen && roles.length > 0 ? ' (women)' : ''}`;
}

function yearsText({ from, to }: Years): string {
  if (from === to) return `in ${from}`;
  if (from <= FIRST_YEAR) return `before ${to + 1}`;
  if (to > LAST_YEAR + 10) return `after ${from - 1}`;
  if (from % 10 === 0 && to === from + 9) return `in the ${from}s`;
  return `from ${from} to ${to}`;
}

/** Continues the previous question, as in 'And right backs?' */
export function continued(before: Reading, reading: Reading): Reading {
  if (!hasFilter(before) || reading.players.length > 0) return reading;
  const take = <Key extends keyof Reading>(key: Key): Reading[Key] => {
    const value = reading[key];
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    return isEmpty ? before[key] : value;
  };
  return {
    ...reading,
    nations: take('nations'),
    excludedNations: take('excludedNations'),
    clubs: take('clubs'),
    excludedClubs: take('excludedClubs'),
    roles: take('roles'),
    active: take('active'),
    born: take('born'),
    cup: take('cup'),
    formation: take('formation'),
    shirt: take('shirt'),
    count: take('count'),
    cues: new Set([...before.cues, ...reading.cues]),
  };
}
