import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  type Found,
  isTeamOf,
  matchesFor,
  reachedText,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { type Condition, conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { counted } from '#lib/assistant/scout/say/phrases.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { OUTCOMES } from '#lib/assistant/scout/words/cues.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

/** Several teams side by side: 'Uruguay or Paraguay: who has won more matches?' */
export function records({ query, tables, groups, where }: Found): Answer | null {
  const { cues, order, said } = query;
  const isOfGoals = order?.measure === 'cupGoals' || cues.has('conceded');
  // 'Spain v Portugal' are their matches against each other.
  const areRivals = /^(?:v|vs|versus|against)$/.test(said.get('compare') ?? '');
  const isOf = (group: NationGroup) => (one: Condition) => areRivals || one.kind !== 'nation' || one.group === group;
  const isOfEach = (cues.has('champion') && cues.has('most')) || (cues.has('record') && !areRivals);
  // 'Spain 2010 and Italy 2006'
  const sides = query.sides.length > 1 ? query.sides : groups.map((group) => ({ group, year: null }));
  if (groups.length < 2 || !(isOfEach || isOfGoals || order?.measure === 'cupMatches')) return null;
  const [key = 'won'] = [
    ...(isOfGoals ? [cues.has('conceded') ? ('conceded' as const) : ('scored' as const)] : []),
    ...(['lost', 'drawn'] as const).filter((cue) => cues.has(cue)),
  ];
  return {
    kind: 'tally',
    lead: `Most ${isOfGoals ? 'goals' : 'matches'} ${key} first, ${query.sides.length > 1 ? 'at those World Cups' : where}, counting shoot-outs as draws:`,
    rows: sides
      .map(({ group, year }) =>
        recordOf(group, year, { ...query, conditions: query.conditions.filter(isOf(group)) }, tables),
      )
      .sort((a, b) => b[key] - a[key])
      .map(rowOf),
  };
}

type Record = ReturnType<typeof recordOf>;

const rowOf = ({ name, played, won, drawn, lost, scored, conceded }: Record) =>
  [name, `${played} played, ${won} won, ${drawn} drawn, ${lost} lost, goals ${scored}–${conceded}`] as const;

/** 'Which team went home without losing a match?', 'which countries have only ever lost?' */
export function teamsByRecord(context: CupContext): Answer {
  const { query, tables, when } = context;
  const asked = conditionsOf(query, 'record');
  const goals = conditionsOf(query, 'measure').filter(({ measure }) => measure === 'cupGoals');
  const isNoGoal = conditionsOf(query, 'measure', true).some(({ measure }) => measure === 'cupGoals');
  const [won] = query.conditions.filter((one) => one.kind === 'honour');
  // At one World Cup, or at all that a nation was at.
  const isOfOne =
    context.year !== null ||
    query.cues.has('out') ||
    (asked.every(({ isEver }) => !isEver) && /\b(?:a|one|any) world cup$/.test(query.said.get('worldCup') ?? ''));
  const stages = [...asked.flatMap(({ stage }) => stage ?? []), ...context.stages];
  // 'Which teams went out in the group stage unbeaten?'
  const isOut = query.cues.has('out') && stages.includes('group');
  const there = context.groups.length > 0 ? context.own : context.there;
  const keyOf = ({ id, nation }: Squad) => (isOfOne ? id : nation);
  const winners = new Set(there.filter(({ isWinner }) => isWinner).map(keyOf));
  const cups = conditionsOf(query, 'measure').filter(({ measure }) => measure === 'cups');
  const squads = there.filter(
    (squad) =>
      (!isOut || reachedText(tables, squad) === 'group stage') &&
      (!won || winners.has(keyOf(squad)) === !won.isNot) &&
      cups.every((range) => isWithin(there.filter(({ nation }) => nation === squad.nation).length, range)),
  );
  const sides = isOfOne
    ? squads.map(({ team, year }) => ({ label: team, nations: [team], year }))
    : [...new Set(squads.map(({ nation }) => nation))].map((nation) => ({
        label: nation,
        nations: [nation],
        year: null,
      }));
  const [stage] = stages;
  const found = sides
    .map(({ label, nations, year }) => {
      const group = { label, nations };
      const years = query.conditions.filter(({ kind }) => kind === 'cup');
      const conditions: Condition[] = [
        { kind: 'nation', group },
        ...(year === null ? years : [{ kind: 'cup', years: { from: year, to: year } } as const]),
        ...(stage === undefined ? [] : [{ kind: 'stage', stage } as const]),
      ];
      return recordOf(group, year, { ...query, cues: new Set(), conditions }, tables);
    })
    .filter(
      (one) =>
        one.played > 0 &&
        asked.every(({ end, isAll }) => one[end] === (isAll ? one.played : 0)) &&
        goals.every((range) => isWithin(one.scored, range)) &&
        (!isNoGoal || one.scored === 0) &&
        (!query.cues.has('scored') || one.scored > 0),
    );
  if (found.length === 0) return lines(`I know no such team ${when}.`);
  return {
    kind: 'tally',
    lead: `${counted(found.length, 'team', 'teams')} ${when}, counting shoot-outs as draws:`,
    rows: found.toSorted((a, b) => b.played - a.played).map(rowOf),
  };
}

function recordOf(group: NationGroup, year: number | null, query: Query, tables: ScoutTables) {
  const conditions = query.conditions.map((one) =>
    one.kind === 'cup' && year !== null ? { ...one, years: { from: year, to: year } } : one,
  );
  const cues = new Set([...query.cues].filter((cue) => !OUTCOMES.includes(cue)));
  const isTheirs = isTeamOf(tables, [group]);
  const scores = matchesFor({ ...query, conditions, cues }, tables).map(({ year, teams, goals: [home, away] }) =>
    isTheirs(year, teams[0]) ? ([home, away] as const) : ([away, home] as const),
  );
  const count = (sign: number) => scores.filter(([own, other]) => Math.sign(own - other) === sign).length;
  const sum = (at: 0 | 1) => scores.reduce((total, score) => total + score[at], 0);
  return {
    name: year === null ? group.label : `${group.label} ${year}`,
    played: scores.length,
    won: count(1),
    drawn: count(0),
    lost: count(-1),
    scored: sum(0),
    conceded: sum(1),
  };
}
