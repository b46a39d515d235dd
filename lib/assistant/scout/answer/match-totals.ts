import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import {
  type CupContext,
  type Found,
  goalsIn,
  isTeamOf,
  MOST_MATCHES,
  nationIn,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { counted } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import { tableRules } from '#lib/match/cup/cup-format.ts';
import { groupTable } from '#lib/match/cup/group-table.ts';

/** 'Which World Cup had the most goals?' */
export function goalsByCup({ query, found, when }: Found): Answer | null {
  const { cues, order } = query;
  if (!cues.has('whichCup') || order?.measure !== 'cupGoals') return null;
  const rows = [...Map.groupBy(found, ({ year }) => year)].map(
    ([year, matches]) => [year, matches.reduce((sum, match) => sum + goalsIn(match), 0), matches.length] as const,
  );
  return {
    kind: 'tally',
    lead: `World Cups ${when} by ${order.isLeast ? 'fewest' : 'most'} goals:`,
    rows: rows
      .sort((a, b) => (b[1] - a[1]) * (order.isLeast ? -1 : 1))
      .map(([year, goals, matches]) => [year, `${goals} in ${matches} matches`]),
  };
}

/** 'Which World Cup had the most draws?' */
export function countByCup({ query, tables, found, groups, isIn, there, when }: Found): Answer | null {
  const { cues, order } = query;
  if (!cues.has('whichCup') || !cues.has('most') || order !== null) return null;
  const sign = saysFewest(query) ? -1 : 1;
  const teams = groups.map((group) => isTeamOf(tables, [group]));
  const isThere = (at: number) =>
    teams.every((isTheirs) => there.some(({ year, team }) => year === at && isTheirs(year, team)));
  // A World Cup without one counts, if the teams in question were there.
  const rows = tables.cups.years
    .filter((year) => isIn(year) && isThere(year))
    .map((year) => [year, found.filter((one) => one.year === year).length] as const)
    .sort((a, b) => (b[1] - a[1]) * sign);
  return { kind: 'tally', lead: `Such matches by World Cup, ${when}:`, rows };
}

/** 'How many goals were there?' */
export function totalGoals({ query, tables, found, name, where, groups }: Found): Answer | null {
  const isAgainst = query.cues.has('conceded');
  if (!isAgainst && (!query.measures.includes('cupGoals') || !query.cues.has('howMany'))) return null;
  if (isAgainst && query.cues.has('champion'))
    return lines('I can count goals conceded by one team or by all, but not by the winners only.');
  if (isAgainst && !name) return concededByTeam(query, found, where, nationIn(tables));
  const [own, ...others] = groups;
  // 'How many did Germany score against Brazil?'
  const isOne = others.length === 1 && query.said.get('compare') === 'against' && own !== undefined;
  const isTheirs = isTeamOf(tables, isOne ? [own] : groups);
  const ownGoals = ({ goals, teams, year }: CupMatch) =>
    goals.filter((_, at) => isTheirs(year, teams[at] ?? '') !== isAgainst);
  const goals = found.flatMap((match) => (name ? ownGoals(match) : match.goals)).reduce((sum, one) => sum + one, 0);
  const team = isOne ? own.label : name;
  const who = team ? `${team} ${isAgainst ? 'conceded' : 'scored'}` : 'There were';
  return lines(
    `${who} ${counted(goals, 'goal', 'goals')} in ${counted(found.length, 'match', 'matches')}${isOne ? ` against ${others[0]?.label}` : ''} ${where}, not counting shoot-outs.`,
  );
}

/** 'Who conceded the fewest goals?' */
function concededByTeam(
  { order, limit, said }: Query,
  found: readonly CupMatch[],
  where: string,
  nationOf: (year: number, team: string) => string,
): Answer {
  const sides = found.flatMap(({ year, teams: [one, other], goals: [home, away] }) => [
    { team: nationOf(year, one), against: away },
    { team: nationOf(year, other), against: home },
  ]);
  const isLeast = (order?.isLeast ?? false) || saysFewest({ said });
  const rows = [...Map.groupBy(sides, ({ team }) => team)]
    .map(([team, all]) => [team, all.reduce((sum, { against }) => sum + against, 0), all.length] as const)
    .sort((a, b) => (b[1] - a[1]) * (isLeast ? -1 : 1) || b[2] - a[2]);
  return {
    kind: 'tally',
    lead: `Teams by ${isLeast ? 'fewest' : 'most'} goals conceded ${where}, not counting shoot-outs:`,
    rows: rows
      .slice(0, limit ?? MOST_MATCHES)
      .map(([team, goals, matches]) => [team, `${goals} in ${counted(matches, 'match', 'matches')}`]),
  };
}

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
