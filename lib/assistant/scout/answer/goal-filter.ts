import { OF_PLAYERS, whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { type CupContext, isTeamOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { matchesOf, partsFor } from '#lib/assistant/scout/answer/parts.ts';
import { type Condition, conditionsOf, kindsIn, type Query, type WhichGoal } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import type { CupMatch, Goal } from '#lib/assistant/scout/scout-file.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

/** A goal, and its match. */
export type Scored = { match: CupMatch; goal: Goal };

/** Whose goal it is. */
export const teamOf = ({ match, goal }: Scored) => match.teams[goal.side];

export const wishOf = (query: Pick<Query, 'conditions'>) =>
  Object.assign({}, ...conditionsOf(query, 'goal')) as Omit<Extract<Condition, { kind: 'goal' }>, 'kind'>;

/** Whose players scored it, of own goals. */
export const scorersOf = (query: Query) =>
  wishOf(query).how === 'own goal' ? ({ match, goal }: Scored) => match.teams[1 - goal.side] : teamOf;

/** What scorers have to be, besides their team. */
const OF_SCORERS = kindsIn('role club clubIn abroad playing name honour born');
export const EXTRA_TIME = 91;

/** The matches in question: of a player, those of his teams. */
export function matchesAsked({ query, tables, stages, groups, year }: CupContext): CupMatch[] {
  const { players } = query;
  const teams = new Set(players.flatMap(({ entry }) => tables.recordOf(entry).cups.map(({ squad }) => squad.id)));
  // 'Who scored the winner in 2010?', 'who won in 1998, and who scored?'
  const isOfFinal =
    wishOf(query).which === 'winner' && stages.length + groups.length + players.length === 0 && year !== null;
  const cups = cupsIn(query);
  const conditions = query.conditions.filter(({ kind, isNot }) => kind !== 'cup' || isNot);
  const cues = query.cues.difference(new Set(['champion'] as const));
  return matchesOf(partsFor({ ...query, conditions, cues }, tables)).filter(
    (match) =>
      (cups.length === 0 || cups.some((years) => isWithin(match.year, years))) &&
      (players.length === 0 || match.teams.some((team) => teams.has(`${match.year} ${team}`))) &&
      (!isOfFinal || match.stage === 'final'),
  );
}

/** The World Cups in question, of which there may be several. */
export const cupsIn = (query: Pick<Query, 'conditions'>) =>
  conditionsOf(query, 'cup').flatMap(({ years }) => years ?? []);

/** The goals in question. */
export function goalsIn(context: CupContext, matches: readonly CupMatch[]): readonly Scored[] {
  const { query } = context;
  const { which, how, minutes, isOfSubstitutes } = wishOf(query);
  const isAsked = [isOfSide(context, matches.length === 1), isOfScorer(context)];
  if (isOfSubstitutes) isAsked.push(cameOn(context));
  const all = matches.flatMap((match) => match.scored.map((goal) => ({ match, goal })));
  const meant = (goals: readonly Scored[]) => goals.filter((one) => isAsked.every((isMeant) => isMeant(one)));
  const inTime = all.filter(({ goal }) => (!how || goal.how === how) && (!minutes || isWithin(goal.minute, minutes)));
  if (which === 'winner' || which === 'equaliser') return meant(inTime.filter((one) => decides(one, which)));
  // 'Did he score the first?' is about any, 'his first' about his own.
  const isOfEach = context.stages.length > 0 || matches.length === 1;
  const end = (some: readonly Scored[]) => pick(some, which, query.ranks, isOfEach);
  return ofHauls(query.isWhether ? meant(end(inTime)) : end(meant(inTime)), query);
}

/** A scorer who wasn't in the starting eleven must have been a substitute. */
const cameOn =
  ({ tables }: CupContext) =>
  (one: Scored): boolean => {
    const lineup = tables.squadOf(one.match.year, teamOf(one))?.lineups.find(({ date }) => date === one.match.date);
    return (
      one.goal.how !== 'own goal' &&
      lineup !== undefined &&
      !lineup.eleven.some(({ entry }) => entry === one.goal.entry)
    );
  };

/** What the scorers have to be. */
export const scorersAsked = ({ conditions }: Pick<Query, 'conditions'>) =>
  conditions.filter(
    ({ kind, isNot }) => OF_SCORERS.includes(kind) || (isNot && OF_PLAYERS.includes(kind) && kind !== 'cup'),
  );

function isOfScorer({ query, tables }: CupContext): (one: Scored) => boolean {
  const entries = query.players.map(({ entry }) => entry);
  const conditions = scorersAsked(query);
  const isSuch = whoMeets({ ...query, ask: 'list', conditions, cues: new Set() }, tables);
  const isOwn = wishOf(query).how === 'own goal';
  return ({ goal: { entry, how } }) =>
    entries.length + conditions.length === 0 ||
    ((isOwn || how !== 'own goal') &&
      (entries.length === 0 || entries.includes(entry)) &&
      isSuch(tables.recordOf(entry)));
}

/** 'For Senegal against France'. Otherwise, one team is the scorer's, two are the match. */
function isOfSide({ query, tables }: CupContext, isOfOne: boolean): (one: Scored) => boolean {
  const nations = conditionsOf(query, 'nation');
  const teamsOn = (side?: 'for' | 'against') => {
    const groups = nations.filter((one) => one.scoring === side).map(({ group }) => group);
    return groups.length > 0 ? isTeamOf(tables, groups) : null;
  };
  const [isFor, isAgainst] = [teamsOn('for'), teamsOn('against')];
  // Of a single match, 'Germany against Bulgaria' is both.
  if (isOfOne && nations.length > 1 && isFor === null) return () => true;
  // 'The 6–0 against Peru' is everyone's, too.
  const isOfMatch = isOfOne && conditionsOf(query, 'score').length > 0 && isFor === null;
  const isTheirs = isFor ?? ((nations.length === 1 && !isOfMatch) || isAgainst ? teamsOn() : null);
  return (one) => {
    const { year } = one.match;
    const team = scorersOf(query)(one) ?? '';
    const other = one.match.teams.find((side) => side !== team) ?? '';
    return (isTheirs?.(year, team) ?? true) && (isAgainst?.(year, other) ?? true);
  };
}

/** Whether it put the winners ahead for good, or made the score level. */
function decides({ match, goal }: Scored, which: 'winner' | 'equaliser'): boolean {
  const score: [number, number] = [0, 0];
  const leads = match.scored.map((one) => {
    const was = score[0] - score[1];
    score[one.side] += 1;
    return { one, was, is: score[0] - score[1] };
  });
  if (which === 'equaliser') return leads.some(({ one, is }) => one === goal && is === 0);
  return score[0] !== score[1] && leads.findLast(({ was }) => was === 0)?.one === goal;
}

function pick(
  goals: readonly Scored[],
  which: WhichGoal | undefined,
  ranks: readonly number[],
  isOfEach: boolean,
): readonly Scored[] {
  if (which === 'fastest' || which === 'latest') {
    const minutes = goals.map(({ goal }) => goal.minute);
    const end = which === 'fastest' ? Math.min(...minutes) : Math.max(...minutes);
    return goals.filter(({ goal }) => goal.minute === end);
  }
  const ends: Partial<Record<WhichGoal, readonly number[]>> = { first: [0], last: [-1] };
  const places = (which && ends[which]) ?? ranks.map((rank) => rank - 1);
  if (places.length === 0) return goals;
  const groups = isOfEach ? [...Map.groupBy(goals, ({ match }) => match).values()] : [goals];
  return groups.flatMap((group) => places.flatMap((at) => group.at(at) ?? []));
}

/** 'Four in a match', 'three against Brazil' */
export function haulsAsked(query: Pick<Query, 'conditions'>): readonly Years[] {
  const hauls = conditionsOf(query, 'haul').filter(({ of }) => of !== 'matches');
  return hauls.length > 0 ? hauls : conditionsOf(query, 'measure').filter(({ measure }) => measure === 'cupGoals');
}

/** Those of one player, or of one side, in one match. */
export const haulsIn = (goals: readonly Scored[], keyOf: (goal: Goal) => unknown): Scored[][] =>
  [...Map.groupBy(goals, ({ match }) => match).values()].flatMap((own) => [
    ...Map.groupBy(own, ({ goal }) => keyOf(goal)).values(),
  ]);

function ofHauls(goals: readonly Scored[], query: Query): readonly Scored[] {
  const ranges = haulsAsked(query);
  if (ranges.length === 0) return goals;
  const isSuch = ({ length }: readonly Scored[]) => ranges.every((range) => isWithin(length, range));
  const ofPlayers = goals.filter(({ goal }) => goal.how !== 'own goal');
  const found = haulsIn(ofPlayers, (goal) => goal.entry).filter(isSuch);
  if (found.length > 0 || conditionsOf(query, 'haul').length > 0) return found.flat();
  // 'Kempes's six goals', 'put ten past them'
  return (query.players.length > 0 ? [goals] : haulsIn(goals, (goal) => goal.side)).filter(isSuch).flat();
}
