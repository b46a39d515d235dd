import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { isTeamOf, nationsOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import { type Found, matchesFor, OUTCOMES } from '#lib/assistant/scout/answer/found-matches.ts';
import type { Condition, Query } from '#lib/assistant/scout/query.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { NationGroup } from '#lib/players/filters.ts';

/** Several teams side by side: 'Uruguay or Paraguay: who has won more matches?' */
export function records({ query, tables, where }: Found): Answer | null {
  const { cues, order, said } = query;
  const groups = nationsOf(query);
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
      .map(({ name, won, drawn, lost, scored, conceded }) => [
        name,
        `${won + drawn + lost} played, ${won} won, ${drawn} drawn, ${lost} lost, goals ${scored}–${conceded}`,
      ]),
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
    won: count(1),
    drawn: count(0),
    lost: count(-1),
    scored: sum(0),
    conceded: sum(1),
  };
}
