import type { Query, Reading } from '#lib/assistant/scout/query.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { leagueLabel } from '#lib/assistant/scout/read/lexicon.ts';
import { FUTURE } from '#lib/assistant/scout/read/ranges.ts';
import { type Cue, MATCH_CUES, OF_SOME_TEAMS } from '#lib/assistant/scout/words/cues.ts';
import { MEASURES, type Measure } from '#lib/assistant/scout/words/measures.ts';
import { COUNTRIES } from '#lib/players/reference/countries.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';

const LEAGUES = COUNTRIES.flatMap(({ leagues }) => leagues);
const FIRST_CUP = 1974;
export const LAST_CUP = 2026;
export const CUP_EVERY = 4;
export const CUP_MEASURES: readonly Measure[] = (Object.keys(MEASURES) as Measure[]).filter((one) =>
  one.startsWith('cup'),
);
/** A World Cup is meant by these. */
const CUP_CUES: readonly Cue[] = ['worldCup', 'squad', 'lineup', 'hosts', 'teams', 'champion', ...MATCH_CUES];

const DECADE_LENGTH = 9;
const EARLIER_YEARS = [1930, 1934, 1938, 1950, 1954, 1958, 1962, 1966, 1970];
export const isCupYear = (year: number) =>
  year >= FIRST_CUP && year <= LAST_CUP && (year - FIRST_CUP) % CUP_EVERY === 0;

export const has = ({ cues }: Reading, ...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));
export const hasNoun = (reading: Reading) => has(reading, 'players') || of(reading, 'role').length > 0;

/** A year is a World Cup's, or else one in which a player was active. */
export function withYears(reading: Reading): void {
  withHost(reading);
  const asksCups = isAboutCups(reading);
  // 'Ballon d'Or winners since 1975 who never played at a World Cup', or never won one
  const isNever =
    of(reading, 'cup', true).some(({ years }) => years === null) ||
    (of(reading, 'honour', true).length > 0 && of(reading, 'honour').length > 0);
  for (const years of distinct(reading.years)) {
    const isCup = isOfCups(reading, years, asksCups) && !(isNever && years.from !== years.to);
    if (!isCup) reading.conditions.push({ kind: 'active', years });
    // 'The 1990 tournament in Italy'
    else if (!of(reading, 'cup').some((one) => isSame(one.years, years)))
      reading.conditions.push({ kind: 'cup', years });
  }
  const since = LEAGUES.find(({ name }) =>
    of(reading, 'club').some(({ group }) => group.label === leagueLabel(name)),
  )?.since;
  if (since && of(reading, 'active').length === 0)
    reading.conditions.push({ kind: 'active', years: { from: since, to: FUTURE } });
}

/** A year may be said twice. */
const distinct = (all: readonly Years[]) =>
  all.filter((years, at) => all.findIndex((one) => isSame(one, years)) === at);
const isSame = (one: Years | null, years: Years) => one?.from === years.from && one.to === years.to;

const CUPS_ONLY = /^(?:italia|espana|mexico|usa|america|united|korea|japan)/;

/** The nation that a host's name is also of. */
export const nationOf = (host: string) =>
  NATIONS.find(({ nation, words }) => nation.toLowerCase() === host || words.includes(host))?.nation;

/** 'France 98' is the tournament, but its squad is France's. */
function withHost(reading: Reading): void {
  const { hostYear, conditions } = reading;
  if (!hostYear) return;
  // 'The 1998 World Cup in France'
  if (!of(reading, 'cup').some(({ years }) => years?.from === hostYear.year))
    conditions.push({ kind: 'cup', years: { from: hostYear.year, to: hostYear.year } });
  const isTeam = has(reading, 'squad', 'lineup', 'eleven', 'team') && of(reading, 'nation').length === 0;
  const host = nationOf(hostYear.host);
  if (isTeam && host && !CUPS_ONLY.test(hostYear.host))
    conditions.push({ kind: 'nation', group: { label: host, nations: [host] } });
}

export function isAboutCups(reading: Reading): boolean {
  const counted = [
    ...reading.measures,
    reading.order?.measure,
    ...of(reading, 'measure').map(({ measure }) => measure),
  ];
  const honours = of(reading, 'honour').map(({ honour }) => honour);
  // 'Ballon d'Or winners of the 90s'
  const isOfAward = honours.some(({ isOfCup, titles }) => !isOfCup && titles !== '');
  return (
    honours.some(({ isOfCup }) => isOfCup) ||
    CUP_MEASURES.some((one) => counted.includes(one)) ||
    reading.lacking.some((what) => OF_SOME_TEAMS.includes(what)) ||
    has(reading, 'ofCups', ...CUP_CUES.filter((cue) => cue !== 'champion' || !isOfAward)) ||
    reading.conditions.some(({ kind }) => ['stage', 'goal', 'haul', 'score', 'record'].includes(kind))
  );
}

export function isOfCups(reading: Reading, { from, to }: Years, asksCups: boolean): boolean {
  // 'Strikers of the 90s with five goals' were active then, but not 'with five goals up to 2022'.
  const isOfFigures = to - from !== DECADE_LENGTH && of(reading, 'measure').length > 0;
  // 'Has anyone scored in two finals since 1974?'
  const isOfMatches = reading.conditions.some(({ kind }) => ['stage', 'goal', 'haul'].includes(kind));
  const isOfPlayers = hasNoun(reading) && reading.order === null && !isOfFigures && !isOfMatches;
  if (has(reading, 'worldCup')) return from === to || asksCups;
  if (from !== to) return asksCups && !isOfPlayers;
  if (!isCupYear(from) && !EARLIER_YEARS.includes(from)) return false;
  const { players, conditions } = reading;
  // 'Brazil 2002'
  const isTeam = of(reading, 'nation').length > 0 && of(reading, 'club').length === 0 && players.length === 0;
  // 'Did Zidane play in 2006?'
  const isOfHim = reading.isWhether && players.length > 0 && conditions.every(({ kind }) => kind === 'nation');
  return (
    asksCups ||
    isTeam ||
    isOfHim ||
    reading.sides.some(({ year }) => year === from) ||
    has(reading, 'scored', 'number', 'teammates') ||
    of(reading, 'measure', true).some(({ measure }) => CUP_MEASURES.includes(measure)) ||
    // 'The oldest player in 2014'
    reading.order?.measure === 'age' ||
    of(reading, 'shirt').length > 0
  );
}

/** The years of the World Cups in question; null is all of them. */
export function cupYearsOf(query: Pick<Query, 'conditions'>): Years | null {
  const cup = query.conditions.find((one) => one.kind === 'cup' && !one.isNot && one.years !== null);
  return cup?.kind === 'cup' ? cup.years : null;
}
