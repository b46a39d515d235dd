import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { isTeamOf, nationsOf, yearOf } from '#lib/assistant/scout/answer/cup-scope.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { counted } from '#lib/assistant/scout/say/phrases.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { pointsForWin } from '#lib/match/cup/cup-format.ts';

/** 'Which group was Costa Rica in?', 'group D of 2014': the group's table. */
export function groupAnswer({ query, tables }: { query: Query; tables: ScoutTables }): Answer | null {
  const year = yearOf(query);
  const format = year === null ? undefined : tables.cups.cup(year)?.format;
  if (!query.cues.has('whichGroup') || year === null || !format) return null;
  const nations = nationsOf(query).flatMap((one) => one.nations);
  const isTheirs = isTeamOf(tables, nations);
  const [, letter] = /\bgroup ([a-l1-8])\b/.exec(query.said.get('whichGroup') ?? '') ?? [];
  const group = format.groups.find(
    ({ name, teams }) => name.toLowerCase() === letter || teams.some((at) => isTheirs(year, format.teams[at] ?? '')),
  );
  if (!group) return null;
  const rows = group.teams.map((at) => standing(format.teams[at] ?? '', year, tables));
  return {
    kind: 'tally',
    lead: `Group ${group.name} of the ${year} World Cup, by points, then goal difference:`,
    rows: rows
      .sort((a, b) => b.points - a.points || b.difference - a.difference || b.goals - a.goals)
      .map(({ team, points, text }) => [team, `${counted(points, 'point', 'points')}, ${text}`]),
  };
}

function standing(team: string, year: number, { matches }: ScoutTables) {
  const results = matches
    .filter((match) => match.year === year && match.stage === 'group' && match.teams.includes(team))
    .map(({ teams, goals: [home, away] }) => (teams[0] === team ? [home, away] : [away, home]) as [number, number]);
  const count = (isOne: (own: number, other: number) => boolean) =>
    results.filter(([own, other]) => isOne(own, other)).length;
  const [won, drawn, lost] = [count((a, b) => a > b), count((a, b) => a === b), count((a, b) => a < b)];
  const [goals, against] = [0, 1].map((at) => results.reduce((sum, result) => sum + (result[at] ?? 0), 0)) as [
    number,
    number,
  ];
  return {
    team,
    points: (won as number) * pointsForWin(year) + (drawn as number),
    difference: goals - against,
    goals,
    text: `${won} won, ${drawn} drawn, ${lost} lost, goals ${goals}–${against}`,
  };
}
