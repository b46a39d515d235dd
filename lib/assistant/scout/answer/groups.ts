import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import type { CupContext } from '#lib/assistant/scout/answer/cup-scope.ts';
import { counted } from '#lib/assistant/scout/say/phrases.ts';
import { tableRules } from '#lib/match/cup/cup-format.ts';
import { groupTable } from '#lib/match/cup/group-table.ts';

/** 'Which group was Costa Rica in?', 'group D of 2014': the group's table. */
export function groupAnswer({ query, tables, year, isTheirs }: CupContext): Answer | null {
  const format = year === null ? undefined : tables.cups.cup(year)?.format;
  if (!query.cues.has('whichGroup') || query.cues.has('result') || year === null || !format) return null;
  const [, letter] = /\bgroup ([a-l1-8])\b/.exec(query.said.get('whichGroup') ?? '') ?? [];
  const group = format.groups.find(
    ({ name, teams }) => name.toLowerCase() === letter || teams.some((at) => isTheirs(year, format.teams[at] ?? '')),
  );
  if (!group) return null;
  const number = (team: string) => format.teams.indexOf(team);
  const results = tables.matches
    .filter((match) => match.year === year && match.stage === 'group')
    .map(({ teams: [home, away], goals }) => ({ home: number(home), away: number(away), goals }));
  return {
    kind: 'tally',
    lead: `Group ${group.name} of the ${year} World Cup:`,
    rows: groupTable(group.teams, results, tableRules(format)).map(
      ({ team, points, won, drawn, lost, scored, conceded }) => [
        format.teams[team] ?? '',
        `${counted(points, 'point', 'points')}, ${won} won, ${drawn} drawn, ${lost} lost, goals ${scored}–${conceded}`,
      ],
    ),
  };
}
