import type { Ask, Query } from '#lib/assistant/scout/query.ts';
import { askOf, MATCH_CUES, OTHER_TITLES } from '#lib/assistant/scout/read/ask.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { leagueLabel } from '#lib/assistant/scout/read/lexicon.ts';
import { FUTURE, MANY } from '#lib/assistant/scout/read/ranges.ts';
import type { Reading } from '#lib/assistant/scout/read/reading.ts';
import { type Cue, LACKING_CAPS, SCORERS } from '#lib/assistant/scout/words/cues.ts';
import { CAPTAINS, type Honour, type Measure, TOP_SCORER, WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import { COUNTRIES } from '#lib/players/reference/countries.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';
import { NATIONS } from '#lib/players/vocabulary/nations.ts';

const LEAGUES = COUNTRIES.flatMap(({ leagues }) => leagues);
const FIRST_CUP = 1974;
const LAST_CUP = 2026;
const CUP_MEASURES: readonly Measure[] = ['cupGoals', 'cupMatches', 'cupStarts', 'cups', 'cupsWon', 'cupsScoredIn'];
/** A World Cup is meant by these. */
const CUP_CUES: readonly Cue[] = ['worldCup', 'squad', 'lineup', 'hosts', 'teams', 'champion', ...MATCH_CUES];

const EARLIER_CUPS = [1930, 1934, 1938, 1950, 1954, 1958, 1962, 1966, 1970];
export const isCupYear = (year: number) => year >= FIRST_CUP && year <= LAST_CUP && (year - FIRST_CUP) % 4 === 0;

/** Resolves what only the whole question makes clear. `hasTeam`: there are players on the user's screen. */
export function settled(read: Reading, hasTeam: boolean): Query {
  const reading: Reading = { ...read, conditions: [...read.conditions] };
  withTimes(reading);
  withYears(reading);
  withCaptains(reading);
  withChampions(reading);
  withTopScorers(reading);
  withNarrowest(reading);
  const ask = askOf(reading, hasTeam);
  withLacking(reading, ask);
  withScores(reading, ask);
  return {
    ask,
    cues: reading.cues,
    said: reading.said,
    conditions: reading.conditions,
    players: reading.players,
    measures: [...new Set(reading.measures)],
    sides: reading.sides,
    order: orderOf(reading, ask),
    limit: reading.limit ?? (reading.cues.has('second') ? 2 : null),
    atMost: reading.atMost,
    offset: offsetOf(reading),
    formations: reading.formations,
    unknownFormation: reading.unknownFormation,
    lacking: [...new Set(reading.lacking)],
    unread: reading.unread,
    language: reading.language,
  };
}

const has = ({ cues }: Reading, ...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));
const hasNoun = (reading: Reading) => has(reading, 'players') || of(reading, 'role').length > 0;

/** 'Players with more than 10 World Cup goals' come in the order of their goals. */
function orderOf({ order, conditions, cues }: Reading, ask: Ask): Query['order'] {
  if (order !== null || (ask !== 'list' && ask !== 'count')) return order;
  const than = conditions.find((one) => one.kind === 'than');
  if (than?.kind === 'than') return { measure: than.measure, isLeast: than.isLess };
  // 'Who was in goal for Germany in 1990?'
  const year = cupYearsOf({ conditions })?.from ?? LAST_CUP;
  const isOfSquad =
    conditions.length === 3 &&
    ['nation', 'role', 'cup'].every((kind) => conditions.some((one) => one.kind === kind && !one.isNot));
  if (isOfSquad && year < LAST_CUP && !cues.has('best')) return { measure: 'cupStarts', isLeast: false };
  const counted = conditions.find((one) => one.kind === 'measure' && one.from > 1 && !one.isNot);
  return counted?.kind === 'measure' ? { measure: counted.measure, isLeast: false } : null;
}

const FIRST_PAGE = 10;

function offsetOf({ cues, limit }: Reading): number {
  if (cues.has('second')) return 1;
  return cues.has('more') ? (limit ?? FIRST_PAGE) : 0;
}

/** 'African players from Ghana' are those from Ghana. */
function withNarrowest(reading: Reading): void {
  const groups = of(reading, 'nation').map(({ group }) => group);
  const isWider = ({ nations }: NationGroup) =>
    groups.some(
      (one) => one.nations.length < nations.length && one.nations.every((nation) => nations.includes(nation)),
    );
  reading.conditions = reading.conditions.filter((one) => one.kind !== 'nation' || one.isNot || !isWider(one.group));
}

/** 'Golden boot winner 1986' asks for the goals there. */
function withTopScorers(reading: Reading): void {
  if (cupYearsOf(reading) === null || !of(reading, 'honour').some(({ honour }) => honour === TOP_SCORER)) return;
  reading.conditions = reading.conditions.filter((one) => one.kind !== 'honour' || one.honour !== TOP_SCORER);
  reading.order = { measure: 'cupGoals', isLeast: false };
}

/** 'How often was Italy world champion?' asks about the team. */
function withChampions(reading: Reading): void {
  if (!has(reading, 'howMany') || hasNoun(reading) || of(reading, 'nation').length === 0) return;
  if (!of(reading, 'honour').some(({ honour }) => honour === WORLD_CUP)) return;
  reading.conditions = reading.conditions.filter((one) => one.kind !== 'honour');
  reading.cues.add('champion').add('worldCup');
}

/** 'Captains who won the World Cup', but 'who captained France in 1998?' */
function withCaptains(reading: Reading): void {
  const isOfWinners = has(reading, 'champion') || of(reading, 'honour').some(({ honour }) => honour === WORLD_CUP);
  if (!reading.lacking.includes('captains') || !isOfWinners || has(reading, 'mine') || cupYearsOf(reading)) return;
  reading.lacking = reading.lacking.filter((what) => what !== 'captains');
  reading.cues.delete('champion');
  reading.conditions = reading.conditions.filter((one) => one.kind !== 'honour');
  reading.conditions.push({ kind: 'honour', honour: CAPTAINS });
}

/** 'Won the Ballon d'Or twice', 'won the World Cup more than once'. */
function withTimes(reading: Reading): void {
  if (!reading.times) return;
  const { from, to } = reading.times;
  const isHonour = of(reading, 'honour').some(({ honour }) => honour !== WORLD_CUP);
  if (isHonour || has(reading, 'champion') || of(reading, 'honour').length > 0)
    reading.conditions.push({ kind: 'measure', measure: isHonour ? 'awards' : 'cupsWon', from, to });
  reading.times = null;
}

/** A year is a World Cup's, or else one in which a player was active. */
function withYears(reading: Reading): void {
  withHost(reading);
  const asksCups = isAboutCups(reading);
  for (const years of reading.years)
    reading.conditions.push(isOfCups(reading, years, asksCups) ? { kind: 'cup', years } : { kind: 'active', years });
  if (of(reading, 'cup').length > 1)
    reading.conditions = reading.conditions.filter((one) => one.kind !== 'cup' || one.isNot || one.years !== null);
  const since = LEAGUES.find(({ name }) =>
    of(reading, 'club').some(({ group }) => group.label === leagueLabel(name)),
  )?.since;
  if (since && of(reading, 'active').length === 0)
    reading.conditions.push({ kind: 'active', years: { from: since, to: FUTURE } });
}

const CUPS_ONLY = /^(?:italia|espana|mexico|usa|korea|japan)/;

/** 'France 98' is the tournament, but its squad is France's. */
function withHost(reading: Reading): void {
  const { hostYear, conditions } = reading;
  if (!hostYear) return;
  conditions.push({ kind: 'cup', years: { from: hostYear.year, to: hostYear.year } });
  const isTeam = has(reading, 'squad', 'lineup', 'eleven') && of(reading, 'nation').length === 0;
  const host = NATIONS.find(
    ({ nation, words }) => nation.toLowerCase() === hostYear.host || words.includes(hostYear.host),
  );
  if (isTeam && host && !CUPS_ONLY.test(hostYear.host))
    conditions.push({ kind: 'nation', group: { label: host.nation, nations: [host.nation] } });
}

function isAboutCups(reading: Reading): boolean {
  const measures = [
    ...reading.measures,
    ...of(reading, 'measure').map(({ measure }) => measure),
    reading.order?.measure,
  ];
  const isOfOneCup = of(reading, 'honour').some(({ honour }) => honour.isOfCup);
  const isCounted = isOfOneCup || measures.some((one) => one !== undefined && CUP_MEASURES.includes(one));
  return (
    isCounted ||
    has(reading, 'ofCups', ...CUP_CUES) ||
    of(reading, 'stage').length > 0 ||
    of(reading, 'score').length > 0
  );
}

function isOfCups(reading: Reading, { from, to }: Years, asksCups: boolean): boolean {
  if (from !== to) return asksCups && (!hasNoun(reading) || reading.order !== null || reading.cues.has('worldCup'));
  if (reading.cues.has('worldCup')) return true;
  const nations = of(reading, 'nation');
  // 'Brazil 2002'
  const isTeam =
    nations.length > 0 && nations.every(({ group }) => group.nations.length === 1) && of(reading, 'club').length === 0;
  return (
    (isCupYear(from) || EARLIER_CUPS.includes(from)) &&
    (asksCups || (isTeam && reading.players.length === 0) || reading.cues.has('scored'))
  );
}

const withoutTotals = ({ conditions }: Reading) =>
  conditions.filter(
    (one) => one.kind !== 'measure' || one.measure !== 'cupMatches' || of({ conditions }, 'cup').length > 0,
  );

/** Words that ask for what no table has, only together. */
function withLacking(reading: Reading, ask: Ask): void {
  const { cues, said, lacking } = reading;
  // 'Won the Premier League', 'Champions League winners'
  const isOfClubs = of(reading, 'club').length > 0 || lacking.some((what) => OTHER_TITLES.includes(what));
  if (cues.has('champion') && !cues.has('worldCup') && isOfClubs && of(reading, 'honour').length === 0) {
    cues.delete('champion');
    lacking.push('club titles');
  }
  // 'Who scored in the final?', but not 'the score of the final'.
  if (
    (ask === 'match' || ask === 'champion') &&
    cues.has('scored') &&
    !cues.has('howMany') &&
    said.get('scored') !== 'score'
  )
    lacking.push(SCORERS);
  if (cues.has('born') && /^where/.test(said.get('nation') ?? '')) lacking.push('birthplaces');
  // 'How many goals did Messi score against Germany?'
  if (ask === 'person' && said.get('compare') === 'against') {
    lacking.push('figures against single teams');
    reading.conditions = reading.conditions.filter(({ kind }) => kind !== 'nation');
  }
  // 'More than 50 caps' are not World Cup matches.
  if (
    !isAboutCups({ ...reading, measures: [], order: null, conditions: withoutTotals(reading) }) &&
    !cues.has('worldCup')
  ) {
    if (withoutTotals(reading).length < reading.conditions.length) lacking.push(LACKING_CAPS);
    reading.conditions = withoutTotals(reading);
  }
}

/** 'Midfielders who scored at a World Cup', 'players who won the World Cup', 'the youngest at a World Cup'. */
function withScores(reading: Reading, ask: Ask): void {
  const isList = ['list', 'count', 'eleven', 'screen', 'suggest'].includes(ask);
  if (!isList) return;
  const { conditions, cues, order } = reading;
  const hasScored = conditions.some(
    (one) => one.kind === 'measure' && ['cupGoals', 'cupsScoredIn'].includes(one.measure),
  );
  if (cues.has('scored') && !hasScored && order?.measure !== 'cupGoals')
    conditions.push({ kind: 'measure', measure: 'cupGoals', from: 1, to: MANY });
  const isOther = ({ honour }: { honour: Honour }) =>
    cues.has('worldCup') && honour !== WORLD_CUP && (!honour.isOfCup || honour === TOP_SCORER);
  const isHonoured = conditions.some(
    (one) => (one.kind === 'honour' && !isOther(one)) || (one.kind === 'measure' && one.measure === 'cupsWon'),
  );
  if (cues.has('champion') && !isHonoured && !cues.has('awards'))
    conditions.push({ kind: 'honour', honour: WORLD_CUP });
  if (cues.has('worldCup') && !conditions.some(({ kind }) => kind === 'cup'))
    conditions.push({ kind: 'cup', years: null });
}

/** The years of the World Cups in question; null is all of them. */
export function cupYearsOf(query: Pick<Query, 'conditions'>): Years | null {
  const cup = query.conditions.find((one) => one.kind === 'cup' && !one.isNot && one.years !== null);
  return cup?.kind === 'cup' ? cup.years : null;
}
