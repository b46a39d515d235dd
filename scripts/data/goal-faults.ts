import { type GoalRow, scorersTeam } from '#scripts/data/goals.ts';
import type { CupMatchRow, SquadPlace } from '#scripts/data/squads.ts';

const LAST_MINUTE = { group: 90, knockout: 120 } as const;

export function goalFaults(
  goals: readonly GoalRow[],
  matches: readonly CupMatchRow[],
  places: readonly SquadPlace[],
): string[] {
  const inSquads = new Set(places.map(({ year, team, name, born }) => `${year} ${team} ${name} ${born}`));
  const matchId = (date: string, teams: readonly string[]) => `${date} ${teams.toSorted().join(' – ')}`;
  const known = new Map(matches.map((match) => [matchId(match.date, [match.home, match.away]), match]));
  const byMatch = Map.groupBy(goals, ({ date, team, opponent }) => matchId(date, [team, opponent]));
  const ofRows = goals.flatMap((goal) => {
    const match = known.get(matchId(goal.date, [goal.team, goal.opponent]));
    const last = match?.stage.endsWith('group') ? LAST_MINUTE.group : LAST_MINUTE.knockout;
    const faults = [
      !inSquads.has(`${goal.year} ${scorersTeam(goal)} ${goal.name} ${goal.born}`) && 'not in the squad',
      match?.year !== goal.year && 'no such match',
      !(goal.minute >= 1 && goal.minute <= last) && `minute '${goal.minute}'`,
      !['', 'penalty', 'own goal'].includes(goal.how) && `how '${goal.how}'`,
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${goal.date}, ${goal.name}: ${fault}`);
  });
  const ofMatches = [...known].flatMap(([id, match]) => {
    const own = byMatch.get(id) ?? [];
    const scores = [match.home, match.away].map((side) => own.filter(({ team }) => team === side).length);
    return [
      ...(scores.join() === match.goals.join() ? [] : [`${id}: ${scores.join('–')} by its goals`]),
      ...(own.some(({ minute }, at) => minute < (own[at - 1]?.minute ?? 0)) ? [`${id}: goals out of order`] : []),
    ];
  });
  return [...ofRows, ...ofMatches];
}
