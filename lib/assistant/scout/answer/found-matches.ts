import {
  type CupContext,
  type IsTeam,
  isOfStage,
  isTeamOf,
  nationsOf,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { conditionsOf, type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';

export type Found = CupContext & { found: readonly CupMatch[] };

const sorted = (goals: readonly number[]) => [...goals].sort().join();
export const goalsIn = ({ goals: [home, away] }: CupMatch) => home + away;
export const marginOf = ({ goals: [home, away] }: CupMatch) => Math.abs(home - away);

/** Matches that meet the question's conditions. */
export function matchesFor(query: Query, tables: ScoutTables): CupMatch[] {
  const groups = nationsOf(query).map((group) => isTeamOf(tables, [group]));
  const stages = stagesIn(query);
  const years = cupYearsOf(query);
  const scores = conditionsOf(query, 'score').flatMap(({ goals }) => (goals ? sorted(goals) : []));
  const totals = conditionsOf(query, 'score').flatMap(({ total }) => total ?? []);
  // 'Denmark's group, what were the results?'
  if (query.cues.has('whichGroup') && groups.length > 0 && stages.length === 0) stages.push('group');
  const isStage = (match: CupMatch) =>
    stages.length === 0 ||
    stages.some((one) => isOfStage(match.stage, one) || (one === 'opening' && isOpening(match, groups, tables)));
  const [own] = groups;
  return tables.matches.filter(
    (match) =>
      (years === null || isWithin(match.year, years)) &&
      groups.every((isTheirs) => match.teams.some((team) => isTheirs(match.year, team))) &&
      isStage(match) &&
      (scores.length === 0 || scores.includes(sorted(match.goals))) &&
      totals.every((total) => isWithin(goalsIn(match), total)) &&
      !(query.cues.has('inPlay') && match.shootout !== '') &&
      (!query.cues.has('shootouts') || match.shootout !== '') &&
      endedAsAsked(match, own ?? null, query),
  );
}

/** The first of the tournament, or of the team. */
const isOpening = (match: CupMatch, groups: readonly IsTeam[], { matches }: ScoutTables) =>
  matches.find(
    ({ year, teams }) => year === match.year && groups.every((isTheirs) => teams.some((team) => isTheirs(year, team))),
  ) === match;

/** Shoot-outs count as draws unless they, or a round such as the final, are the question. */
export const areShootoutsDraws = (query: Query) =>
  !query.cues.has('shootouts') && conditionsOf(query, 'stage').length === 0;

/** Won, drawn or lost from one side's view, if that is asked. */
function endedAsAsked(match: CupMatch, isOwn: IsTeam | null, query: Query): boolean {
  const { cues } = query;
  const isLevel = match.goals[0] === match.goals[1] && areShootoutsDraws(query);
  const winner = isLevel ? null : winnerOf(match);
  if (cues.has('drawn')) return winner === null;
  if (!isOwn) return true;
  const isWon = winner !== null && isOwn(match.year, winner);
  if ((cues.has('lost') && !cues.has('out')) || cues.has('heaviest')) return winner !== null && !isWon;
  return !(cues.has('beat') || cues.has('champion')) || isWon;
}
