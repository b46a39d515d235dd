import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  isTeamOf,
  MOST_MATCHES,
  noted,
  reachedText,
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
  standingOf,
  standings,
  withoutOutcomes,
} from '#lib/assistant/scout/answer/parts.ts';
import { type Condition, conditionsOf, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { capital, counted } from '#lib/assistant/scout/say/phrases.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';

export const isOfNations = ({ cues, said }: Pick<Query, 'cues' | 'said'>) =>
  cues.has('teams') || /countr|nation/.test(said.get('nation') ?? '');
const isReached = ({ said }: Query) => /^(?:reach|g[eo]t)/.test(said.get('result') ?? '');
const isOfGoals = ({ order, cues }: Query) => cues.has('conceded') || /^cupGoals/.test(order?.measure ?? '');
const isMost = ({ cues, order }: Query) => cues.has('most') || order !== null;
const isLeast = (query: Query) => (query.order?.isLeast ?? false) || saysFewest(query);
const isOfOneCup = ({ order, said }: Query) =>
  order?.measure === 'cupGoalsOnce' || /\b(?:a|one|any) world cup$/.test(said.get('worldCup') ?? '');
const areRivals = ({ said }: Query) => /^(?:v|vs|versus|against)$/.test(said.get('compare') ?? '');

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
  const { cues, order } = query;
  const stages = conditionsOf(query, 'stage');
  const isOfMany = isOfNations(query) || conditionsOf(query, 'nation').some(({ group }) => group.nations.length > 1);
  const isOfScore = query.conditions.some(({ kind }) => kind === 'score');
  const isOfTeams = isOfNations(query) && yearOf(query) === null && !isOfScore;
  const isCounted = stages.some(({ times }) => cues.has('most') || isOfTeams || (times && isOfNations(query)));
  const isOfCups = byOf(query) === 'cup';
  return (
    cues.has('playedFor') || order?.measure === 'cupMatches' || isCounted || isOfCups || (isReached(query) && isOfMany)
  );
}

/** 'Which teams lost most finals?', 'which African country won most?', 'which World Cup had the most goals?' */
export function ranking(context: Found): Answer | null {
  const { query, name, where } = context;
  const figure = figureOf(query);
  const by = byOf(query);
  if (figure === null || !isRanked(context, by)) return null;
  const isOfGoals = GOALS.includes(figure);
  const key = by === 'cup' && !isOfGoals ? 'played' : figure;
  const parts = context.parts.filter((part) => isOfGoals || part[key] > 0);
  const [most, sign] = isLeast(query) ? ['fewest', -1] : ['most', 1];
  const beyond = beyondOf(context);
  const [times] = conditionsOf(query, 'stage').flatMap((one) => one.times ?? []);
  const rows = standings(parts, NAMES[by], by === 'cup' ? yearsOf(context) : [])
    .filter((one) => (!times || isWithin(one[key], times)) && !beyond.includes(one.name))
    .toSorted((a, b) => (b[key] - a[key]) * sign || (isOfGoals ? b.played - a.played : 0))
    .slice(0, query.limit ?? (by === 'cup' ? parts.length : MOST_MATCHES))
    .map((one) => {
      const matches = isOfGoals ? ` in ${counted(one.played, 'match', 'matches')}` : '';
      return [
        one.name,
        by === 'nation' && !isOfGoals && context.year === null
          ? noted(one.parts.map(({ year }) => year))
          : one[key] + matches,
      ] as const;
    });
  const each = { nation: isOfGoals ? 'Teams by ' : '', squad: 'Teams by ', cup: 'World Cups by ' }[by];
  const what = `${isOfGoals ? 'goals' : matchesText(context)} ${figure}${by === 'cup' && name ? ` by ${name}` : ''}`;
  return {
    kind: 'tally',
    lead: `${query.isWhether ? 'Yes. ' : ''}${capital(`${each}${most} ${what}`)} ${where}${asidesOn(query, figure, parts)}:`,
    rows,
  };
}

const GOALS: readonly Figure[] = ['scored', 'conceded'];

const asidesOn = (query: Query, figure: Figure, parts: readonly Part[]) =>
  [
    ...conditionsOf(query, 'stage', true).map(({ stage }) => `, by those in no ${stage}`),
    isNeverWon(query) && `, by those who won no World Cup ${SINCE}`,
    GOALS.includes(figure) && ', not counting shoot-outs',
    areShootoutsDraws(query) && ['won', 'drawn', 'lost'].includes(figure) && ', counting shoot-outs as draws',
    byOf(query) === 'nation' &&
      parts.some(({ team }) => team === 'West Germany') &&
      ', West Germany counted as Germany',
  ]
    .filter((aside) => aside !== false)
    .join('');

const NAMES = {
  nation: ({ nation }: Part) => nation,
  squad: ({ team, year }: Part) => `${team} ${year}`,
  cup: ({ year }: Part) => String(year),
} as const;
type By = keyof typeof NAMES;

function byOf(query: Query): By {
  if (query.cues.has('whichCup') && isMost(query)) return 'cup';
  return isOfOneCup(query) && isMost(query) ? 'squad' : 'nation';
}

function isRanked({ query, groups, year, stages }: Found, by: By): boolean {
  if (by !== 'nation') return isMost(query);
  const isRegion = groups.length === 1 && groups.every(({ nations }) => nations.length > 1);
  if (groups.length > 0) return isRegion && (isMost(query) || isOfNations(query) || isReached(query));
  const isOfRound = year === null && stages.length > 0 && !query.cues.has('shootouts');
  return isMost(query) || isOfNations(query) || isOfRound || query.cues.has('conceded');
}

/** The World Cups that all the teams in question were at: one without such a match counts, too. */
const yearsOf = ({ tables, groups, isIn, there }: Found) =>
  tables.cups.years
    .filter(
      (at) =>
        isIn(at) &&
        groups.every((group) => there.some(({ year, team }) => year === at && isTeamOf(tables, [group])(year, team))),
    )
    .map(String);

const isNeverWon = (query: Query) => conditionsOf(query, 'honour', true).length > 0;

/** 'Semi-finals without ever getting to a final': those who did. */
function beyondOf({ query, tables }: Found): string[] {
  const others = conditionsOf(query, 'stage', true).map((one) => ({ ...one, isNot: false }));
  const conditions = query.conditions.filter(({ kind }) => kind !== 'stage' && kind !== 'nation');
  const parts = others.flatMap((one) =>
    partsFor({ ...query, cues: new Set(), conditions: [...conditions, one] }, tables),
  );
  return [
    ...parts.map(({ nation }) => nation),
    ...tables.squads.flatMap(({ isWinner, nation }) => (isNeverWon(query) && isWinner ? nation : [])),
  ];
}

function matchesText({ query, stages, found }: Found): string {
  if (query.cues.has('shootouts')) return 'shoot-outs';
  const [stage, ...others] = stages.length > 0 ? stages : new Set(found.map((match) => match.stage));
  return stage !== undefined && others.length === 0 ? `${stage} matches` : 'matches';
}

/** Several teams side by side: 'Uruguay or Paraguay: who has won more matches?', 'Spain 2010 and Italy 2006' */
export function compared({ query, tables, groups, where }: Found): Answer | null {
  const isOf = (cue: Cue) => query.cues.has(cue);
  const isOfEach = ((isOf('champion') || isOf('lost')) && isOf('most')) || (isOf('record') && !areRivals(query));
  if (groups.length < 2 || !(isOfEach || isOfGoals(query) || query.order?.measure === 'cupMatches')) return null;
  const isOfSides = query.sides.length > 1;
  const cues = withoutOutcomes(query);
  const sides = isOfSides ? query.sides : groups.map((group) => ({ group, year: null }));
  const figure = figureOf(query);
  const key = figure === null || figure === 'played' ? 'won' : figure;
  return {
    kind: 'tally',
    lead: `Most ${isOfGoals(query) ? 'goals' : 'matches'} ${key} first, ${isOfSides ? 'at those World Cups' : where}, counting shoot-outs as draws:`,
    rows: sides
      .map(({ group, year }) => {
        const others = query.conditions.filter(
          (one) =>
            (one.kind !== 'nation' || (areRivals(query) && one.group !== group)) &&
            (one.kind !== 'cup' || year === null),
        );
        const conditions: Condition[] = [{ kind: 'nation', group }, ...others];
        if (year !== null) conditions.push({ kind: 'cup', years: { from: year, to: year } });
        return standingOf(
          year === null ? group.label : `${group.label} ${year}`,
          partsFor({ ...query, conditions, cues }, tables),
        );
      })
      .sort((a, b) => b[key] - a[key])
      .map(recordRow),
  };
}

/** 'Which team went home without losing a match?', 'which countries have only ever lost?' */
export function teamsByRecord(context: CupContext): Answer {
  const { query, tables, when, groups, own, there } = context;
  // Not 'none': at least one.
  const asked = [...conditionsOf(query, 'record'), ...conditionsOf(query, 'record', true)];
  const ranges = conditionsOf(query, 'measure');
  const isNoGoal = conditionsOf(query, 'measure', true).some(({ measure }) => measure === 'cupGoals');
  const titles = query.conditions.filter((one) => one.kind === 'honour');
  const isOut = query.cues.has('out') || titles.some(({ isNot }) => isNot);
  const isWon = !isOut && (query.cues.has('champion') || titles.length > 0);
  // At one World Cup, or at all that a nation was at.
  const isOfOne =
    context.year !== null || isOut || isWon || (asked.every(({ isEver }) => !isEver) && isOfOneCup(query));
  const stages = [...asked.flatMap(({ stage }) => stage ?? []), ...context.stages];
  // 'Which teams went out in the group stage unbeaten?'
  const isOfGroup = query.cues.has('out') && stages.includes('group');
  const all = groups.length > 0 ? own : there;
  const keyOf = ({ team, year, nation }: { team: string; year: number; nation: string }) =>
    isOfOne ? `${team} ${year}` : nation;
  const squads = all.filter(
    (squad) =>
      (!isOfGroup || reachedText(tables, squad) === 'group stage') &&
      !(squad.isWinner ? isOut : isWon) &&
      ranges.every(
        (range) =>
          range.measure !== 'cups' || isWithin(all.filter(({ nation }) => nation === squad.nation).length, range),
      ),
  );
  const conditions = [
    ...query.conditions.filter(({ kind }) => kind === 'cup'),
    ...stages.slice(0, 1).map((stage) => ({ kind: 'stage', stage }) as const),
  ];
  const names = new Set(squads.map(keyOf));
  const found = standings(partsFor({ ...query, cues: new Set(), conditions }, tables), keyOf).filter(
    (one) =>
      names.has(one.name) &&
      asked.every(({ end, isAll, isNot = false }) => (one[end] === (isAll ? one.played : 0)) !== isNot) &&
      ranges.every((range) => range.measure !== 'cupGoals' || isWithin(one.scored, range)) &&
      (!isNoGoal || one.scored === 0),
  );
  if (found.length === 0) return lines(`I know no such team ${when}.`);
  return {
    kind: 'tally',
    lead: `${counted(found.length, 'team', 'teams')} ${when}, counting shoot-outs as draws:`,
    rows: found.toSorted((a, b) => b.played - a.played).map(recordRow),
  };
}
