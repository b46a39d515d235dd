import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  MOST_MATCHES,
  noted,
  reachedText,
  roundText,
  SINCE,
  yearOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import {
  areShootoutsDraws,
  type Figure,
  type Found,
  type Part,
  partsFor,
  recordRow,
  type Standing,
  scoreAside,
  standingOf,
  standings,
  withoutOutcomes,
} from '#lib/assistant/scout/answer/parts.ts';
import { type Condition, conditionsOf, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { capital, counted } from '#lib/assistant/scout/say/phrases.ts';

export const isOfNations = ({ cues, said }: Pick<Query, 'cues' | 'said'>) =>
  cues.has('teams') || /countr|nation/.test(said.get('nation') ?? '');
const isOfGoals = ({ order, cues }: Query) => cues.has('conceded') || /^cupGoals/.test(order?.measure ?? '');
const isMost = ({ cues, order }: Query) => cues.has('most') || order !== null;
const isNeverWon = (query: Query) => conditionsOf(query, 'honour', true).length > 0;

/** What teams are ranked by, if the question says. */
function figureOf(query: Query): Figure | null {
  const { cues } = query;
  if (isOfGoals(query)) return cues.has('conceded') ? 'conceded' : 'scored';
  if (cues.has('lost') || (cues.has('shootouts') && cues.has('out'))) return 'lost';
  if (cues.has('champion') || cues.has('beat')) return 'won';
  if (cues.has('drawn')) return 'drawn';
  return isPlayed(query) ? 'played' : null;
}

function isPlayed(query: Query): boolean {
  const stages = conditionsOf(query, 'stage');
  const isOfScore = conditionsOf(query, 'score').length > 0;
  const isOfTeams = isOfNations(query) && yearOf(query) === null && !isOfScore;
  const isOfRounds = stages.some(({ times }) => query.cues.has('most') || isOfTeams || (times && isOfNations(query)));
  return isOfRounds || byOf(query) === 'cup' || query.order?.measure === 'cupMatches';
}

/** 'Which teams lost most finals?', 'which African country won most?', 'which World Cup had the most goals?' */
export function ranking(context: Found): Answer | null {
  const { query, name, where, squads, tables } = context;
  const figure = figureOf(query);
  const by = byOf(query);
  if (figure === null || !isRanked(context, by)) return null;
  const isGoals = GOALS.includes(figure);
  // A draw is one match of a World Cup, but two teams'.
  const key = by === 'cup' && !isGoals ? 'played' : figure;
  const parts = context.parts.filter((part) => isGoals || part[key] > 0);
  const isLeast = query.order?.isLeast || saysFewest(query);
  const winners = tables.squads.flatMap(({ isWinner, nation }) => (isWinner && isNeverWon(query) ? nation : []));
  // 'Semi-finals without ever getting to a final'
  const beyond = conditionsOf(query, 'stage', true).flatMap(({ stage }) =>
    partsFor({ cues: new Set(), conditions: [{ kind: 'stage', stage }] }, tables).map(({ nation }) => nation),
  );
  const [times] = conditionsOf(query, 'stage').flatMap((one) => one.times ?? []);
  // A World Cup without such a match counts, too.
  const cups = by === 'cup' ? squads.map(({ year }) => String(year)) : [];
  const isYears = by === 'nation' && !isGoals && context.year === null;
  const isAverage = query.cues.has('perMatch');
  const weigh = (one: Standing) => one[key] / (isAverage ? one.played : 1);
  const rows = standings(parts, NAMES[by], cups)
    .filter((one) => (!times || isWithin(one[key], times)) && ![...winners, ...beyond].includes(one.name))
    .toSorted((a, b) => (weigh(b) - weigh(a)) * (isLeast ? -1 : 1) || (isGoals ? b.played - a.played : 0))
    .slice(0, query.limit ?? (by === 'cup' ? cups.length : MOST_MATCHES))
    .map((one) => {
      const count = isGoals ? goalsText(one, key, isAverage) : one[key];
      return [one.name, isYears ? noted(one.parts.map(({ year }) => year)) : count] as const;
    });
  const each = { nation: isGoals ? 'Teams by ' : '', squad: 'Teams by ', cup: 'World Cups by ' }[by];
  const what = `${isGoals ? 'goals' : matchesText(context)} ${figure}${by === 'cup' && name ? ` by ${name}` : ''}`;
  return {
    kind: 'tally',
    lead: `${query.isWhether ? 'Yes. ' : ''}${capital(`${each}${isLeast ? 'fewest' : 'most'} ${what}`)}${scoreAside(query)} ${where}${asidesOn(query, figure, parts)}:`,
    rows,
  };
}

/** '2.67 (171 in 64 matches)' */
function goalsText(one: Standing, figure: Figure, isAverage: boolean): string {
  const sum = `${one[figure]} in ${counted(one.played, 'match', 'matches')}`;
  return isAverage ? `${(one[figure] / one.played).toFixed(2)} (${sum})` : sum;
}

const GOALS: readonly Figure[] = ['scored', 'conceded'];
const ENDS: readonly Figure[] = ['won', 'drawn', 'lost'];

const asidesOn = (query: Query, figure: Figure, parts: readonly Part[]) =>
  [
    ...conditionsOf(query, 'stage', true).map(({ stage }) => `, by those in no ${stage}`),
    ...(isNeverWon(query) ? [`, by those who won no World Cup ${SINCE}`] : []),
    ...(query.cues.has('perMatch') ? [', per match'] : []),
    ...(GOALS.includes(figure) ? [', not counting shoot-outs'] : []),
    ...(areShootoutsDraws(query) && ENDS.includes(figure) ? [', counting shoot-outs as draws'] : []),
    ...(byOf(query) === 'nation' && parts.some(({ team }) => team === 'West Germany')
      ? [', West Germany counted as Germany']
      : []),
  ].join('');

const NAMES = {
  nation: ({ nation }: Part) => nation,
  squad: ({ team, year }: Part) => `${team} ${year}`,
  cup: ({ year }: Part) => String(year),
} as const;
type By = keyof typeof NAMES;

function byOf(query: Query): By {
  if (!isMost(query)) return 'nation';
  if (query.cues.has('whichCup')) return 'cup';
  const isOfOneCup = /\b(?:a|one|any) world cup$/.test(query.said.get('worldCup') ?? '');
  return isOfOneCup || query.order?.measure === 'cupGoalsOnce' ? 'squad' : 'nation';
}

function isRanked({ query, groups, year, stages }: Found, by: By): boolean {
  const isOfTeams = isMost(query) || isOfNations(query);
  if (by !== 'nation') return true;
  if (groups.length > 0) return groups.length === 1 && groups.every(({ nations }) => nations.length > 1) && isOfTeams;
  return (
    isOfTeams || query.cues.has('conceded') || (year === null && stages.length > 0 && !query.cues.has('shootouts'))
  );
}

function matchesText({ query, found }: Found): string {
  if (query.cues.has('shootouts')) return 'shoot-outs';
  const [stage, ...others] = new Set(found.map((match) => match.stage));
  return stage !== undefined && others.length === 0 ? `${stage} matches` : 'matches';
}

/** Several teams side by side: 'Uruguay or Paraguay: who has won more matches?' */
export function compared({ query, tables, groups, where }: Found): Answer | null {
  const isOfEach = isOfGoals(query) || query.order?.measure === 'cupMatches';
  if (groups.length < 2 || !isOfEach) return null;
  const figure = figureOf(query);
  const key = figure === null || figure === 'played' ? 'won' : figure;
  const isOfSides = query.sides.length > 1;
  const sides = isOfSides ? query.sides : groups.map((group) => ({ group, year: null }));
  const others = query.conditions.filter(({ kind }) => kind !== 'nation' && !(isOfSides && kind === 'cup'));
  const [most, sign] = query.order?.isLeast || saysFewest(query) ? ['Fewest', -1] : ['Most', 1];
  return {
    kind: 'tally',
    lead: `${most} ${isOfGoals(query) ? 'goals' : 'matches'} ${key} first, ${isOfSides ? 'at those World Cups' : where}, counting shoot-outs as draws:`,
    rows: sides
      .map(({ group, year }) => {
        const conditions: Condition[] = [{ kind: 'nation', group }, ...others];
        if (year !== null) conditions.push({ kind: 'cup', years: { from: year, to: year } });
        const name = year === null ? group.label : `${group.label} ${year}`;
        return standingOf(name, partsFor({ conditions, cues: withoutOutcomes(query) }, tables));
      })
      .sort((a, b) => (b[key] - a[key]) * sign)
      .map(recordRow),
  };
}

/** 'Which team went home without losing a match?', 'which countries have only ever lost?' */
export function teamsByRecord(context: CupContext): Answer {
  const { query, tables, when, year } = context;
  // Not 'none': at least one.
  const asked = [...conditionsOf(query, 'record'), ...conditionsOf(query, 'record', true)];
  const isOut = query.cues.has('out') || isNeverWon(query);
  const isWon = !isOut && (query.cues.has('champion') || conditionsOf(query, 'honour').length > 0);
  // At one World Cup, or at all that a nation was at.
  const isOfOne = year !== null || isOut || isWon || asked.every(({ isEver }) => !isEver);
  const stages = [...asked.flatMap(({ stage }) => stage ?? []), ...context.stages].slice(0, 1);
  const keyOf = ({ team, year, nation }: { team: string; year: number; nation: string }) =>
    isOfOne ? `${team} ${year}` : nation;
  const squads = context.squads.filter(
    (squad) =>
      !(squad.isWinner ? isOut : isWon) &&
      // 'Which teams went out in the group stage unbeaten?'
      (!query.cues.has('out') || stages.every((stage) => reachedText(tables, squad) === roundText(stage))),
  );
  const conditions = [...conditionsOf(query, 'cup'), ...stages.map((stage) => ({ kind: 'stage', stage }) as const)];
  const names = new Set(squads.map(keyOf));
  const found = standings(partsFor({ cues: new Set(), conditions }, tables), keyOf).filter(
    (one) =>
      names.has(one.name) &&
      asked.every(({ end, isAll, isNot = false }) => (one[end] === (isAll ? one.played : 0)) !== isNot),
  );
  if (found.length === 0) return lines(`I know no such team ${when}.`);
  return {
    kind: 'tally',
    lead: `${counted(found.length, 'team', 'teams')} ${when}, counting shoot-outs as draws:`,
    rows: found.toSorted((a, b) => b.played - a.played).map(recordRow),
  };
}
