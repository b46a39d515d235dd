import type { Ask, Heard, Reading } from '#lib/assistant/scout/query.ts';
import { cupYearsOf, has, hasNoun, isCupYear } from '#lib/assistant/scout/read/cup-years.ts';
import { of } from '#lib/assistant/scout/read/features.ts';
import { LACKING_CAPS, LACKING_GOALS, OTHER_TITLES } from '#lib/assistant/scout/words/cues.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';

const LISTS: readonly Ask[] = ['list', 'count', 'eleven', 'screen', 'suggest'];

/** 'Top scorers of Barcelona', 'Shearer's Premier League goals', 'his goals for Arsenal and at World Cups' */
const asksClubGoals = (reading: Reading) =>
  (reading.cues.has('scored') || [reading.order?.measure, ...reading.measures].includes('cupGoals')) &&
  of(reading, 'club').length > 0 &&
  ((reading.players.length > 0 && of(reading, 'club').some(({ scoring }) => scoring)) || isOfClubsOnly(reading));

const isOfClubsOnly = (reading: Reading) => !reading.cues.has('worldCup') && cupYearsOf(reading) === null;

/** 'Won the Premier League', 'Champions League winners' */
const asksClubTitles = (reading: Reading) =>
  reading.cues.has('champion') &&
  !reading.cues.has('worldCup') &&
  of(reading, 'honour').length === 0 &&
  ((of(reading, 'club').length > 0 && !reading.cues.has('ofCups')) ||
    reading.lacking.some((what) => OTHER_TITLES.includes(what)));

/** 'Most caps among those never at a World Cup' can't be World Cup matches, and women's World Cups aren't there. */
function withoutCups(reading: Reading, ask: Ask): void {
  const isOfWomen = of(reading, 'gender').some(({ gender }) => gender === 'F');
  const isNever = reading.conditions.some((one) => one.kind === 'cup' && one.isNot && one.years === null);
  const isOfCups = (measure: Measure | undefined) => measure?.startsWith('cup') ?? false;
  if (!LISTS.includes(ask) || !(isOfWomen || isNever)) return;
  const measures = [reading.order?.measure, ...reading.measures].filter(isOfCups);
  const conditions = reading.conditions.filter((one) => one.kind === 'measure' && isOfCups(one.measure) && !one.isNot);
  if (measures.length + conditions.length === 0) return;
  const isOfGoals = measures.includes('cupGoals') || conditions.length > 0;
  const own = isOfGoals ? LACKING_GOALS : LACKING_CAPS;
  reading.lacking.push(isOfWomen ? 'women’s goals and matches' : own);
  reading.measures = reading.measures.filter((measure) => !isOfCups(measure));
  reading.conditions = reading.conditions.filter((one) => !conditions.includes(one));
  if (isOfCups(reading.order?.measure)) reading.order = null;
}

/** By teams, but not by keepers. */
function withConceded(reading: Reading, ask: Ask): void {
  const { cues, lacking } = reading;
  if ((ask === 'person' || ask === 'compare') && of(reading, 'score').length > 0) {
    reading.conditions = reading.conditions.filter(({ kind }) => kind !== 'score');
    lacking.push('clean sheets and saves');
  }
  if (ask === 'match' || !cues.delete('conceded')) return;
  lacking.push('goals conceded by single players');
}

/** 'Which years was he at Leeds?' */
function withSeasons(reading: Reading, ask: Ask): void {
  const { cues, conditions } = reading;
  const isAsked =
    reading.asks === 'when' || cues.has('career')
      ? of(reading, 'club').length > 0
      : of(reading, 'active').length > 0 && (cues.has('playedFor') || cues.has('clubs'));
  if (ask !== 'person' || !isAsked || cues.has('ofCups')) return;
  reading.lacking.push('club seasons');
  for (const cue of ['whichCup', 'worldCup'] as const) cues.delete(cue);
  reading.conditions = conditions.filter(({ kind }) => kind !== 'club' && kind !== 'active');
}

/** 'Netherlands v Argentina, Marseille 1998', 'what was in Córdoba in 78?' are about places, not about clubs. */
export function withPlaces(reading: Reading): void {
  const { cues, years } = reading;
  const isOfMatches =
    of(reading, 'nation').length > 1 || (reading.asks === 'which' && of(reading, 'nation').length > 0);
  const isOfPlayers =
    hasNoun(reading) || has(reading, 'playedFor', 'clubs', 'squad', 'eleven') || reading.players.length > 0;
  const isOfCup = years.length === 1 && years.every(({ from, to }) => from === to && isCupYear(from));
  if (of(reading, 'club').length === 0 || isOfPlayers || !isOfMatches || !(isOfCup || cues.has('compare'))) return;
  reading.conditions = reading.conditions.filter(({ kind }) => kind !== 'club');
  reading.lacking.push('host cities');
}

/** 'Who scored in the shoot-out?', 'which subs scored?', 'who was on the bench in the final?' */
function withShootouts({ cues, lacking }: Reading, ask: Ask): void {
  const isOfScorers = ['goals', 'list', 'count'].includes(ask) && cues.has('scored');
  if ((isOfScorers || ask === 'match' || ask === 'lineup') && cues.delete('bench'))
    lacking.push('substitutes who came on');
  if (ask === 'goals' && cues.delete('shootouts')) lacking.push('the takers of single penalties');
}

/** By players, of any kind. */
export const isOfTitles = ({
  cues,
  conditions,

  measures,
}: Heard) => cues.has('champion') && cues.has('most') && conditions.length + measures.length === 0;

/** Words that ask for what no table has, only together. */
export function withLacking(reading: Reading, ask: Ask): void {
  const { cues, said, lacking } = reading;
  const drop = (kind: 'club' | 'nation') => {
    reading.conditions = reading.conditions.filter((one) => one.kind !== kind);
  };
  if (asksClubTitles(reading)) {
    cues.delete('champion');
    lacking.push('club titles');
  }
  // 'Who has won more, Xavi or Iniesta?'
  if (ask === 'compare' && isOfTitles(reading)) lacking.push('club titles');
  if (cues.has('whichGroup')) reading.lacking = lacking.filter((what) => !/^league tables/.test(what));
  withConceded(reading, ask);
  withoutCups(reading, ask);
  withShootouts(reading, ask);
  if (asksClubGoals(reading)) {
    lacking.push('club goals');
    if (ask === 'person' || ask === 'compare') drop('club');
  }
  withSeasons(reading, ask);
  if (cues.has('born') && /^where/.test(said.get('nation') ?? '')) lacking.push('birthplaces');
  // 'How many matches did Messi play against Germany?'
  if (
    ask === 'person' &&
    of(reading, 'nation').some(({ scoring }) => scoring === 'against') &&
    of(reading, 'stage').length === 0
  ) {
    lacking.push('figures against single teams');
    drop('nation');
  }
}
