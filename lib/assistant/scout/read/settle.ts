import { type Ask, asksIn, type NamedPlayer, type Query, type Reading } from '#lib/assistant/scout/query.ts';
import { askOf } from '#lib/assistant/scout/read/ask.ts';
import {
  withAwards,
  withAwardYears,
  withCaptains,
  withTimes,
  withTopScorers,
} from '#lib/assistant/scout/read/awards.ts';
import { CUP_MEASURES, cupYearsOf, has, hasNoun, withYears } from '#lib/assistant/scout/read/cup-years.ts';
import { withExchange } from '#lib/assistant/scout/read/edit-wish.ts';
import { asksFirst, of } from '#lib/assistant/scout/read/features.ts';
import { withLacking, withPlaces } from '#lib/assistant/scout/read/lacking.ts';
import { limitOf, offsetOf, orderOf, withAlike, withOwnRival, withRival } from '#lib/assistant/scout/read/order-of.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import { withShape } from '#lib/assistant/scout/read/shape.ts';
import { withEachNation, withSquads } from '#lib/assistant/scout/read/shares.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';
import { type Honour, TOP_SCORER, WORLD_CUP, YOUNG } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';

/** Resolves what only the whole question makes clear. */
export function settled(read: Reading, screen: ScreenTeam | null, today: string): Query {
  const reading: Reading = {
    ...read,
    cues: new Set(read.cues),
    said: new Map(read.said),
    conditions: [...read.conditions],
    players: [...read.players],
    lacking: [...read.lacking],
    unread: [...read.unread],
  };
  withTeams(reading);
  // 'Would they beat Germany 1990?'
  if (has(reading, 'wouldWin') && reading.sides.length === 1 && screen?.open.length === 0) reading.cues.add('mine');
  withOwnSide(reading, screen);
  // 'Swap my weakest player for a better one' goes without saying.
  if (has(reading, 'weakest') && has(reading, 'instead') && reading.order?.measure === 'rating') reading.order = null;
  withShape(reading);
  withExchange(reading, screen);
  withRival(reading);
  withYouth(reading);
  withAlike(reading);
  withTimes(reading);
  withAwards(reading);
  withSquads(reading);
  withPlaces(reading);
  withYears(reading);
  withTeammates(reading);
  // 'Who won more World Cups, Totti or Baggio?'
  if (reading.order?.measure === 'cups' && has(reading, 'champion') && (reading.players.length > 0 || hasNoun(reading)))
    reading.order = { ...reading.order, measure: 'cupsWon' };
  withCaptains(reading);
  withTopScorers(reading);
  withAwardYears(reading);
  withNarrowest(reading);
  // 'Former Barcelona players' may play elsewhere.
  if (has(reading, 'former') && of(reading, 'club').length === 0)
    reading.conditions.push({ kind: 'playing', isActive: false });
  const ask = withOwnRival(reading, askOf(reading, screen), screen);
  withLacking(reading, ask);
  withScores(reading, ask);
  withAges(reading, ask);
  withEnds(reading, ask);
  if (ask === 'list' || ask === 'count') withEachNation(reading);
  // A count covers whom the same list would show.
  if (ask === 'count' && reading.conditions.length > 0 && !reading.conditions.some(({ kind }) => kind === 'gender'))
    reading.conditions.push({ kind: 'gender', gender: 'M' });
  return {
    ...reading,
    ask,
    measures: [...new Set(reading.measures)],
    order: orderOf(reading, ask),
    isBothWays:
      reading.isBothWays || (reading.order?.measure === 'rating' && reading.order.isLeast && has(reading, 'best')),
    limit: limitOf(reading),
    offset: offsetOf(reading),
    lacking: [...new Set(reading.lacking)],
    today,
  };
}

/** 'How old are they?' of a list orders it by age, which says how old each is. */
function withAges(reading: Reading, ask: Ask): void {
  if (ask !== 'list') return;
  if (/^(?:how old|ages?$|birthday)/.test(reading.said.get('born') ?? ''))
    reading.order ??= { measure: 'age', isLeast: false };
  if (reading.order?.measure !== 'age') return;
  for (const cue of ['born', 'pronoun'] as const) reading.cues.delete(cue);
}

/** With a team on screen, 'the side', 'this XI' and 'my starters' are that team. */
const OWN_ELEVEN = /^(?:side|this xi)$/;

/** 'Which starters', 'the starting XI', but not 'the starters for Italy in the final' */
const isOwnStarters = ({ said, conditions, sides, years }: Reading) =>
  /^(?:starters?$|th|start\w+ (?:eleven|11|xi))/.test(said.get('lineup') ?? '') &&
  (/\bmy\b/.test(said.get('mine') ?? '') ||
    (sides.length + years.length === 0 &&
      !conditions.some(({ kind, isNot }) => !isNot && (kind === 'nation' || kind === 'stage'))));

/** 'Who's the oldest in the side?' */
function withOwnSide(reading: Reading, screen: ScreenTeam | null): void {
  const { cues, said, conditions, players, form } = reading;
  // 'Anyone better whom I left out?'
  if (cues.has('notMine') && screen)
    conditions.push({ kind: 'listed', entries: screen.players.flatMap(({ entry }) => entry ?? []), isNot: true });
  const hasTeam = screen !== null && screen.players.length > 0;
  const eleven = said.get('eleven') ?? '';
  if (!hasTeam && form === 'question' && eleven === 'this xi') said.set('mine', eleven);
  if (!hasTeam && !said.has('mine')) return;
  if (OWN_ELEVEN.test(eleven) && (eleven !== 'side' || conditions.length === 0)) cues.add('mine').delete('eleven');
  // 'Should Carrick play?'
  const isSub = ({ entry }: NamedPlayer) => screen?.bench.some((place) => place.entry === entry);
  if (cues.has('should') && players.length === 1 && players.every(isSub)) cues.add('bench');
  if (isOwnStarters(reading) && cues.delete('lineup')) cues.add('mine');
  withOwnLines(reading);
}

/** 'Is my attack better than my midfield?' */
function withOwnLines(reading: Reading): void {
  const { cues, conditions } = reading;
  const roles = of(reading, 'role');
  const areCompared =
    cues.has('thanMine') || (cues.has('mine') && cues.has('or') && reading.order?.measure === 'rating');
  if (!areCompared || roles.length < 2 || roles.length < conditions.length) return;
  reading.order = null;
  for (const cue of ['than', 'thanMine'] as const) cues.delete(cue);
  if (roles.every(({ role }) => ['defender', 'midfielder', 'forward'].includes(role.one))) cues.add('ofLines');
}

/** 'Messi's team-mates at the 2022 World Cup' are its squad. */
function withTeammates({ cues, players, conditions }: Reading): void {
  const [named, ...others] = players;
  const years = cupYearsOf({ conditions });
  if (!named || others.length > 0 || !years || years.from !== years.to || !cues.delete('teammates')) return;
  const nation = named.entry.player.nationality;
  cues.add('squad');
  players.length = 0;
  if (!conditions.some(({ kind }) => kind === 'nation'))
    conditions.push({ kind: 'nation', group: { label: nation, nations: [nation] } });
  conditions.push({ kind: 'player', named, isNot: true });
}

/** 'A young team, nobody born before 2000' says itself how young. */
function withYouth(reading: Reading): void {
  if (reading.conditions.some((one) => one.kind === 'born' || (one.kind === 'age' && one.to !== YOUNG.to)))
    reading.conditions = reading.conditions.filter((one) => one.kind !== 'age' || one.to !== YOUNG.to);
}

/** 'Which teams have won it?' */
function withTeams(reading: Reading): void {
  const { cues, said, players, formations } = reading;
  // 'The first African side into a semi-final'
  const isOfCups =
    /^cup/.test(reading.order?.measure ?? '') ||
    of(reading, 'stage').length > 0 ||
    has(reading, ...MATCH_CUES, 'champion', 'whichCup');
  if (
    isOfCups &&
    formations.length === 0 &&
    // 'Germany's side in the final'
    !(of(reading, 'stage').length > 0 && of(reading, 'nation').some(({ group }) => group.nations.length === 1)) &&
    /^(?:a )?(?:team|side)$/.test((said.get('eleven') ?? '').replace(reading.isWhether ? / ever$/ : '', '')) &&
    cues.delete('eleven')
  )
    cues.add('teams');
  if (players.length === 0 && /\bteams\b/.test(said.get('clubs') ?? '') && cues.delete('clubs')) cues.add('teams');
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

/** 'Who lost more than one final as a player?' */
function withEnds(reading: Reading, ask: Ask): void {
  // 'Who lost in 1990?'
  const isOfFinal = ask === 'match' && reading.asks === 'who' && has(reading, 'lost');
  if (isOfFinal && !reading.order && cupYearsOf(reading) && reading.conditions.every(({ kind }) => kind === 'cup'))
    reading.conditions.push({ kind: 'stage', stage: 'final' });
  const end = has(reading, 'lost') ? 'lost' : has(reading, 'champion') && 'won';
  const isOfStages = of(reading, 'stage').length > 0 && ['list', 'count', 'eleven', 'screen'].includes(ask);
  if (!isOfStages) {
    const times = of(reading, 'stage').find((one) => one.times !== undefined)?.times;
    if (times && !['person', 'match', 'goals'].includes(ask)) reading.unread.push(String(times.from));
    return;
  }
  if (!end) return;
  reading.conditions = reading.conditions.map((one) => (one.kind === 'stage' && !one.isNot ? { ...one, end } : one));
  if (end === 'won')
    reading.conditions = reading.conditions.filter((one) => one.kind !== 'honour' || one.honour !== WORLD_CUP);
  reading.cues.delete(end === 'lost' ? 'lost' : 'champion');
}

/** 'The oldest to start a World Cup match', 'most World Cup matches started' */
function withStarts(reading: Reading): void {
  const { cues, conditions, order, said } = reading;
  if (!cues.has('lineup') || of(reading, 'stage').length > 0) return;
  cues.delete('lineup');
  // At a club is when a career began.
  if (of(reading, 'club').length > 0 && !has(reading, 'worldCup'))
    return void reading.unread.push(said.get('lineup') ?? '');
  if (order?.measure === 'cupMatches') reading.order = { ...order, measure: 'cupStarts' };
  else conditions.push({ kind: 'measure', measure: 'cupStarts', from: 1, to: MANY });
  reading.measures = reading.measures.filter((one) => one !== 'cupMatches');
}

const LISTING = asksIn('list count eleven screen suggest edit');

/** 'Midfielders who scored at a World Cup', 'players who won the World Cup', 'the youngest at a World Cup'. */
function withScores(reading: Reading, ask: Ask): void {
  if (!LISTING.includes(ask) && !asksFirst(reading)) return;
  // A line-up that is asked for is no start.
  if (ask !== 'eleven' || /start(?!ing)/.test(reading.said.get('lineup') ?? '')) withStarts(reading);
  const { cues, order } = reading;
  // 'Which of mine scored in a final?'
  if (of(reading, 'stage').length > 0 && cues.delete('scored'))
    reading.conditions = reading.conditions.map((one) => (one.kind === 'stage' ? { ...one, end: 'scored' } : one));
  const { conditions } = reading;
  const hasScored = conditions.some(
    (one) => one.kind === 'measure' && ['cupGoals', 'cupsScoredIn'].includes(one.measure),
  );
  if (cues.has('scored') && !hasScored && order?.measure !== 'cupGoals')
    conditions.push({ kind: 'measure', measure: 'cupGoals', from: 1, to: MANY });
  const isOther = ({ honour }: { honour: Honour }) =>
    cues.has('worldCup') && honour !== WORLD_CUP && (!honour.isOfCup || honour === TOP_SCORER);
  const isHonoured = conditions.some(
    (one) =>
      (one.kind === 'honour' && !isOther(one)) ||
      (one.kind === 'measure' && ['cupsWon', 'awards'].includes(one.measure)),
  );
  if (cues.has('champion') && !isHonoured) conditions.push({ kind: 'honour', honour: WORLD_CUP });
  const isNever = conditions.some((one) => one.kind === 'measure' && one.isNot && CUP_MEASURES.includes(one.measure));
  // 'An eleven of teenagers from World Cups'
  const isOfCups = cues.has('worldCup') || (reading.measures.includes('cups') && order === null && !cues.has('mine'));
  if (isOfCups && !isNever && !conditions.some(({ kind }) => kind === 'cup'))
    conditions.push({ kind: 'cup', years: null });
}
