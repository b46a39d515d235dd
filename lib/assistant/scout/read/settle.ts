import { type Ask, asksIn, type Query, type Reading } from '#lib/assistant/scout/query.ts';
import { askOf } from '#lib/assistant/scout/read/ask.ts';
import {
  withAwards,
  withAwardYears,
  withCaptains,
  withCupsOf,
  withTimes,
  withTopScorers,
} from '#lib/assistant/scout/read/awards.ts';
import { CUP_MEASURES, cupYearsOf, has, withYears } from '#lib/assistant/scout/read/cup-years.ts';
import { withExchange, withGender, withStance } from '#lib/assistant/scout/read/edit-wish.ts';
import { asksFirst, of } from '#lib/assistant/scout/read/features.ts';
import { withLacking, withPlaces, withSubstitutes } from '#lib/assistant/scout/read/lacking.ts';
import { limitOf, offsetOf, orderOf, withAlike, withOwnRival, withRival } from '#lib/assistant/scout/read/order-of.ts';
import { MANY } from '#lib/assistant/scout/read/ranges.ts';
import { withShape } from '#lib/assistant/scout/read/shape.ts';
import { withNations, withSquads } from '#lib/assistant/scout/read/shares.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';
import { type Honour, WORLD_CUP, YOUNG } from '#lib/assistant/scout/words/measures.ts';
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
  withStance(reading, screen);
  withRival(reading);
  withYouth(reading);
  withAlike(reading);
  withTimes(reading);
  withAwards(reading);
  withSquads(reading);
  withPlaces(reading);
  withSubstitutes(reading);
  withYears(reading);
  withTeammates(reading);
  withCupsOf(reading);
  withCaptains(reading);
  withTopScorers(reading);
  withAwardYears(reading);
  withNarrowest(reading);
  if (of(reading, 'birthday').length > 0) reading.cues.delete('born');
  // 'Former Barcelona players' may play elsewhere.
  if (has(reading, 'former') && of(reading, 'club').length + of(reading, 'playing').length === 0)
    reading.conditions.push({ kind: 'playing', isActive: false });
  const ask = withOwnRival(reading, askOf(reading, screen), screen);
  withLacking(reading, ask);
  withScores(reading, ask);
  withAges(reading, ask);
  withEnds(reading, ask);
  withRoute(reading, ask);
  if (ask === 'list' || ask === 'count') withNations(reading);
  if (of(reading, 'gender').length === 0) withGender(reading, ask, screen);
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

/** 'Which starters', 'the starting XI', but not 'the starters for Italy in the final' */
const isOwnStarters = ({ said, conditions, sides, years }: Reading) =>
  /^(?:starters?$|th|start\w+ (?:eleven|11|xi))/.test(said.get('lineup') ?? '') &&
  (/\bmy\b/.test(said.get('mine') ?? '') ||
    (sides.length + years.length === 0 && !conditions.some(({ kind }) => kind === 'nation' || kind === 'stage')));

/** With a team on screen, 'the side' and 'my starters' are that team, as 'this XI' always is. */
function withOwnSide(reading: Reading, screen: ScreenTeam | null): void {
  const { cues, said, conditions } = reading;
  const own = screen?.players ?? [];
  // 'Anyone better whom I left out?'
  if (cues.has('notMine') && screen)
    conditions.push({ kind: 'listed', entries: own.flatMap(({ entry }) => entry ?? []), isNot: true });
  const eleven = said.get('eleven') ?? '';
  const isSide = eleven === 'side' && conditions.length === 0 && own.length > 0;
  if ((eleven === 'this xi' || isSide) && cues.delete('eleven')) {
    cues.add('mine');
    said.set('mine', eleven);
  }
  if (own.length === 0) return;
  if (isOwnStarters(reading) && cues.delete('lineup')) cues.add('mine');
  withOwnLines(reading);
}

/** 'Is my attack better than my midfield?' */
function withOwnLines(reading: Reading): void {
  const { cues } = reading;
  const roles = of(reading, 'role').map(({ role }) => role.one);
  if (roles.length < 2 || !cues.delete('thanMine')) return;
  reading.order = null;
  cues.delete('than');
  if (roles.every((one) => ['defender', 'midfielder', 'forward'].includes(one))) cues.add('ofLines');
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

/** 'Which teams have won it?' */
function withTeams(reading: Reading): void {
  const { cues, said, players } = reading;
  // 'Which team did Germany beat in the 2014 final?' isn't about Germany's line-up.
  if (reading.asks === 'which' && has(reading, 'beat')) cues.delete('team');
  // 'The first African side into a semi-final'
  const isOfCups =
    /^cup/.test(reading.order?.measure ?? '') ||
    of(reading, 'stage').length > 0 ||
    has(reading, ...MATCH_CUES, 'champion', 'whichCup');
  // 'Germany's side in the final'
  const isOfOne = of(reading, 'nation').some(({ group }) => group.nations.length === 1);
  const isTeam = !isOfOne && /^(?:a )?(?:team|side)(?: ever)?$/.test(said.get('eleven') ?? '');
  if (isOfCups && isTeam && cues.delete('eleven')) cues.add('teams');
  if (players.length === 0 && /\bteams\b/.test(said.get('clubs') ?? '') && cues.delete('clubs')) cues.add('teams');
}

/** 'A young team, nobody born before 2000' says itself how young. */
function withYouth(reading: Reading): void {
  if (reading.conditions.some((one) => one.kind === 'born' || (one.kind === 'age' && one.to !== YOUNG.to)))
    reading.conditions = reading.conditions.filter((one) => one.kind !== 'age' || one.to !== YOUNG.to);
}

/** 'African players from Ghana' are those from Ghana, but matches of Ghana may be against Africans. */
function withNarrowest(reading: Reading): void {
  if (has(reading, ...MATCH_CUES)) return;
  const groups = of(reading, 'nation').map(({ group }) => new Set(group.nations));
  const isWider = ({ nations }: NationGroup) =>
    groups.some((one) => one.size < nations.length && one.isSubsetOf(new Set(nations)));
  reading.conditions = reading.conditions.filter(
    (one) => one.kind !== 'nation' || one.isNot || one.scoring || !isWider(one.group),
  );
}

/** 'Who lost more than one final as a player?' */
function withEnds(reading: Reading, ask: Ask): void {
  const { conditions, order, cues } = reading;
  if (!cues.has('lost')) return;
  // 'Who lost in 1990?'
  if (
    ask === 'match' &&
    !order &&
    !cues.has('shootouts') &&
    cupYearsOf(reading) &&
    conditions.every(({ kind }) => kind === 'cup')
  )
    conditions.push({ kind: 'stage', stage: 'final' });
  if (of(reading, 'stage').length === 0 || !['list', 'count', 'eleven', 'screen'].includes(ask)) return;
  reading.conditions = conditions.map((one) => (one.kind === 'stage' && !one.isNot ? { ...one, end: 'lost' } : one));
  cues.delete('lost');
}

const ROUTE = /^(?:path|route|road|journey|run)$/;
const REACHED = /^(?:get|got) to$|^reach/;

/** 'How did Croatia reach the final in 2018?' is about its other matches, too. */
function withRoute(reading: Reading, ask: Ask): void {
  const { said, conditions, form, isWhether, asks, cues, inherited } = reading;
  const result = ask !== 'match' || inherited.has('result') ? '' : (said.get('result') ?? '');
  const isOfOne = of(reading, 'nation').length === 1 && of(reading, 'nation')[0]?.group.nations.length === 1;
  const isHow = form === 'question' && !isWhether && (asks === null || cues.has('beat'));
  if (!isOfOne || !(ROUTE.test(result) || (REACHED.test(result) && isHow)) || of(reading, 'stage').length === 0) return;
  // Several finals have as many ways there.
  if (cupYearsOf(reading)) reading.conditions = conditions.filter(({ kind }) => kind !== 'stage');
  else reading.unread.push(result);
}

/** 'The oldest to start a World Cup match' */
function withStarts(reading: Reading): void {
  const { cues, conditions, said } = reading;
  if (conditions.some(({ kind }) => kind === 'stage') || !cues.delete('lineup')) return;
  // At a club is when a career began.
  if (of(reading, 'club').length > 0 && !has(reading, 'worldCup')) reading.unread.push(said.get('lineup') ?? '');
  else conditions.push({ kind: 'measure', measure: 'cupStarts', from: 1, to: MANY });
  reading.measures = reading.measures.filter((one) => one !== 'cupMatches');
}

const LISTING = asksIn('list count eleven screen suggest edit');

/** 'Midfielders who scored at a World Cup', 'players who won the World Cup', 'the youngest at a World Cup'. */
function withScores(reading: Reading, ask: Ask): void {
  if (!LISTING.includes(ask) && !asksFirst(reading)) return;
  // A line-up that is asked for is no start.
  if (ask !== 'eleven') withStarts(reading);
  const { cues, order } = reading;
  // 'How many goals do men called Müller have?', 'which of mine scored in a final?'
  if (ask === 'count' && of(reading, 'name').length > 0 && reading.measures.includes('cupGoals')) cues.add('scored');
  if (of(reading, 'stage').length > 0 && cues.delete('scored'))
    reading.conditions = reading.conditions.map((one) => (one.kind === 'stage' ? { ...one, end: 'scored' } : one));
  const { conditions } = reading;
  const hasScored = conditions.some(
    (one) => one.kind === 'measure' && ['cupGoals', 'cupsScoredIn'].includes(one.measure),
  );
  if (cues.has('scored') && !hasScored && order?.measure !== 'cupGoals')
    conditions.push({ kind: 'measure', measure: 'cupGoals', from: 1, to: MANY });
  const isOther = ({ honour }: { honour: Honour }) => cues.has('worldCup') && honour !== WORLD_CUP;
  const isHonoured = conditions.some(
    (one) =>
      (one.kind === 'honour' && !isOther(one)) ||
      (one.kind === 'measure' && ['cupsWon', 'awards'].includes(one.measure)),
  );
  if (cues.has('champion') && !isHonoured) conditions.push({ kind: 'honour', honour: WORLD_CUP });
  const isNever = conditions.some((one) => one.kind === 'measure' && one.isNot && CUP_MEASURES.includes(one.measure));
  // 'An eleven of teenagers from World Cups'
  const isOfCups = cues.has('worldCup') || reading.measures.includes('cups');
  if (isOfCups && !isNever && !conditions.some(({ kind }) => kind === 'cup'))
    conditions.push({ kind: 'cup', years: null });
}
