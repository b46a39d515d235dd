import type { Ask, Heard, Kind, Reading } from '#lib/assistant/scout/query.ts';
import { cupYearsOf, has, hasNoun, isCupYear } from '#lib/assistant/scout/read/cup-years.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { asksScorers } from '#lib/assistant/scout/read/goes-on.ts';
import { type Cue, LACKING_CAPS, LACKING_GOALS, OTHER_TITLES } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';

const LISTS: readonly Ask[] = ['list', 'count', 'eleven', 'screen', 'suggest'];
const OF_PLAYERS: readonly Ask[] = ['person', 'compare'];

/** 'Top scorers of Barcelona', 'Shearer's Premier League goals', 'his goals for Arsenal and at World Cups' */
const asksClubGoals = (reading: Reading) =>
  (has(reading, 'scored') || [reading.order?.measure, ...reading.measures].includes('cupGoals')) &&
  of(reading, 'club').length > 0 &&
  ((reading.players.length > 0 && of(reading, 'club').some(({ scoring }) => scoring)) ||
    (!has(reading, 'worldCup', 'ofCups') && cupYearsOf(reading) === null));

/** 'Won the Premier League', 'Champions League winners' */
const asksClubTitles = (reading: Reading) =>
  has(reading, 'champion') &&
  of(reading, 'honour').length === 0 &&
  ((of(reading, 'club').length > 0 && !has(reading, 'ofCups', 'worldCup')) ||
    reading.lacking.some((what) => OTHER_TITLES.includes(what)));

/** 'Most caps among those never at a World Cup' can't be World Cup matches, and women's World Cups aren't there. */
function withoutCups(reading: Reading): void {
  const { measures, order } = reading;
  const isOfCups = (measure: Measure | undefined) => measure?.startsWith('cup') ?? false;
  const isOfWomen = of(reading, 'gender').some(({ gender }) => gender === 'F');
  const isNever = of(reading, 'cup', true).some(({ years }) => years === null);
  const asked = [order?.measure, ...measures, ...of(reading, 'measure').map(({ measure }) => measure)].filter(isOfCups);
  if (!(isOfWomen || isNever) || asked.length === 0) return;
  const ofMen = asked.includes('cupGoals') ? LACKING_GOALS : LACKING_CAPS;
  reading.lacking.push(isOfWomen ? 'women’s goals and matches' : ofMen);
}

const SUBSTITUTES = 'substitutes';
/** Two teams and a year name a match without it. */
export const ASIDE = 'the cities of matches';

/** 'Netherlands v Argentina, Marseille 1998', 'what was in Córdoba in 78?' are about places, not about clubs. */
export function withPlaces(reading: Reading): void {
  const [year] = reading.years;
  const isOfMatches = of(reading, 'nation').length > (reading.asks === 'which' ? 0 : 1);
  const isOfPlayers = hasNoun(reading) || has(reading, 'playedFor', 'clubs', 'squad', 'eleven');
  if (of(reading, 'club').length === 0 || isOfPlayers || !isOfMatches || !year || !isCupYear(year.from)) return;
  for (const { group } of of(reading, 'club')) withPlace(reading, group.label);
  reading.conditions = reading.conditions.filter(({ kind }) => kind !== 'club');
}

/** Where a match was, in the user's word. */
export function withPlace(reading: Reading, typed: string): void {
  reading.lacking.push(of(reading, 'nation').length > 1 ? ASIDE : 'host cities');
  reading.missed.push(typed);
}

/** By players, of any kind. */
export const isOfTitles = ({ cues, conditions, measures }: Heard) =>
  cues.has('champion') && cues.has('most') && !cues.has('worldCup') && conditions.length + measures.length === 0;

/** 'Which years was he at Leeds?', 'who did he play for in 2001?' */
const asksSeasons = (reading: Reading) =>
  reading.asks === 'when' || has(reading, 'career')
    ? of(reading, 'club').length > 0
    : of(reading, 'active').length > 0 && has(reading, 'playedFor', 'clubs');

/** Those who scored without starting had come on: 'which substitutes scored?' */
export function withSubstitutes(reading: Reading): void {
  const isOfSubstitutes =
    reading.lacking.includes(SUBSTITUTES) || /^(?:subs|substitutes)$/.test(reading.said.get('bench') ?? '');
  const isOfGoals =
    asksScorers(reading) ||
    reading.order?.measure === 'cupGoals' ||
    of(reading, 'measure').some(({ measure }) => measure === 'cupGoals');
  if (!isOfSubstitutes || !isOfGoals || has(reading, 'mine', 'eleven')) return;
  reading.lacking = reading.lacking.filter((what) => what !== SUBSTITUTES);
  reading.cues.delete('bench');
  reading.conditions.push({ kind: 'goal', isOfSubstitutes: true });
}

type Lack = { what: string; isAsked: (reading: Reading, ask: Ask) => boolean; cue?: Cue; kinds?: readonly Kind[] };

/** What no table has, the cue that asks for it, and, of single players, the conditions that say more of it. */
const LACKING: readonly Lack[] = [
  { what: 'club titles', isAsked: asksClubTitles, cue: 'champion' },
  // 'Who has won more, Xavi or Iniesta?'
  { what: 'club titles', isAsked: (reading, ask) => ask === 'compare' && isOfTitles(reading) },
  {
    what: 'substitutes who came on',
    isAsked: (reading, ask) => has(reading, 'bench') && of(reading, 'stage').length > 0 && ask !== 'screen',
    cue: 'bench',
  },
  {
    what: 'the takers of single penalties',
    isAsked: (reading, ask) => ask === 'goals' && has(reading, 'shootouts'),
    cue: 'shootouts',
  },
  {
    what: 'birthplaces',
    isAsked: (reading) => has(reading, 'born') && /^where/.test(reading.said.get('nation') ?? ''),
  },
  { what: 'club goals', isAsked: asksClubGoals, kinds: ['club'] },
  {
    what: 'club seasons',
    isAsked: (reading, ask) => ask === 'person' && asksSeasons(reading),
    kinds: ['club', 'active'],
  },
  {
    what: 'clean sheets and saves',
    isAsked: (reading, ask) => OF_PLAYERS.includes(ask) && of(reading, 'score').length > 0,
    kinds: ['score'],
  },
  {
    what: 'goals conceded by single players',
    isAsked: (reading, ask) => OF_PLAYERS.includes(ask) && has(reading, 'conceded'),
    cue: 'conceded',
  },
];

/** Goals per match are known of World Cups and teams. */
const AVERAGES = 'averages per match';

/** Words that ask for what no table has, only together. */
export function withLacking(reading: Reading, ask: Ask): void {
  if (LISTS.includes(ask)) withoutCups(reading);
  if (ask === 'match' && reading.lacking.includes(AVERAGES)) {
    reading.lacking = reading.lacking.filter((what) => what !== AVERAGES);
    reading.cues.add('perMatch');
    reading.said.set('perMatch', reading.missed.join(' '));
  }
  for (const { what, isAsked, cue, kinds = [] } of LACKING) {
    if (!isAsked(reading, ask)) continue;
    reading.lacking.push(what);
    if (cue) reading.cues.delete(cue);
    if (OF_PLAYERS.includes(ask)) reading.conditions = reading.conditions.filter(({ kind }) => !kinds.includes(kind));
  }
}
