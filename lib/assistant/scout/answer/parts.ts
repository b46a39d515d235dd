import {
  type CupContext,
  excludedBy,
  type IsTeam,
  isOfStage,
  isTeamOf,
  nationsOf,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { conditionsOf, type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { cupYearsOf } from '#lib/assistant/scout/read/cup-years.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { spanText } from '#lib/assistant/scout/say/criteria-text.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { OUTCOMES } from '#lib/assistant/scout/words/cues.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';

const FIGURES = ['played', 'won', 'drawn', 'lost', 'scored', 'conceded'] as const;
export type Figure = (typeof FIGURES)[number];
type Figures = Readonly<Record<Figure, number>>;

/** A team's part in one match. */
export type Part = Figures & { match: CupMatch; year: number; team: string; nation: string; margin: number };
/** What all of a name add up to. */
export type Standing = Figures & { name: string; parts: readonly Part[] };

/** The matches in question, from the side of each team in question. */
export type Found = CupContext & { parts: readonly Part[]; found: readonly CupMatch[] };

export const matchesOf = (parts: readonly Part[]) => [...new Set(parts.map(({ match }) => match))];

/** Shoot-outs count as draws unless they, or a round such as the final, are the question. */
export const areShootoutsDraws = (query: Pick<Query, 'conditions' | 'cues'>) =>
  !query.cues.has('shootouts') && conditionsOf(query, 'stage').length === 0;

export const withoutOutcomes = ({ cues }: Query) => new Set([...cues].filter((cue) => !OUTCOMES.includes(cue)));

/** 'Without conceding' */
export const scoreAside = (query: Query) =>
  conditionsOf(query, 'score')
    .flatMap(({ side }) => side ?? [])
    .map(({ end, goals }) =>
      end === 'margin'
        ? ` by a margin of ${spanText(goals)}`
        : ` with ${spanText(goals).replace('exactly 0', 'no')} goals ${end}`,
    )
    .join('');

/** Parts in matches that meet the question's conditions. */
export function partsFor(query: Pick<Query, 'conditions' | 'cues'>, tables: ScoutTables): Part[] {
  const asked = nationsOf(query);
  // 'Has an African or Asian team ever been in a semi-final?'
  const isEither = query.cues.has('or') && asked.length > 1 && asked.every(({ nations }) => nations.length > 1);
  const groups = (isEither ? [asked] : asked.map((group) => [group])).map((own) => isTeamOf(tables, own));
  const [isOwn] = groups;
  const isExcluded = isTeamOf(tables, excludedBy(query));
  const isAsked = isMatchAsked(query, groups, tables);
  const areDraws = areShootoutsDraws(query);
  const sides = conditionsOf(query, 'score').flatMap(({ side }) => side ?? []);
  const nations = new Map(tables.squads.map(({ id, nation }) => [id, nation]));
  return tables.matches.filter(isAsked).flatMap((match) => {
    const { year, teams } = match;
    const winner = areDraws && match.shootout !== '' ? null : winnerOf(match);
    return teams.flatMap((team, at) => {
      const part = {
        match,
        year,
        team,
        nation: nations.get(`${year} ${team}`) ?? team,
        played: 1,
        won: Number(winner === team),
        drawn: Number(winner === null),
        lost: Number(winner !== null && winner !== team),
        scored: match.goals[at] ?? 0,
        conceded: match.goals[1 - at] ?? 0,
        margin: Math.abs(match.goals[0] - match.goals[1]),
      };
      // 'Brazil's matches, but none against Europeans'
      const other = isOwn ? teams[1 - at] : team;
      const isInQuestion =
        (!isOwn || (isOwn(year, team) && isBetween(groups, year, team, other))) &&
        !isExcluded(year, other ?? '') &&
        sides.every(({ end, goals }) => isWithin(part[end], goals));
      return isInQuestion && endedAsAsked(part, isOwn !== undefined, query) ? part : [];
    });
  });
}

function isMatchAsked(
  query: Pick<Query, 'conditions' | 'cues'>,
  groups: readonly IsTeam[],
  tables: ScoutTables,
): (match: CupMatch) => boolean {
  const { cues } = query;
  const stages = stagesIn(query);
  const years = cupYearsOf(query);
  const scores = conditionsOf(query, 'score');
  // 'Denmark's group, what were the results?'
  if (cues.has('whichGroup') && groups.length > 0 && stages.length === 0) stages.push('group');
  return (match) =>
    (years === null || isWithin(match.year, years)) &&
    match.teams.some((team, at) => isBetween(groups, match.year, team, match.teams[1 - at])) &&
    (stages.length === 0 ||
      stages.some((one) => isOfStage(match.stage, one) || (one === 'opening' && isOpening(match, groups, tables)))) &&
    scores.every(
      ({ goals, total }) =>
        (!goals || sorted(goals) === sorted(match.goals)) &&
        (!total || isWithin(match.goals[0] + match.goals[1], total)),
    ) &&
    !(cues.has('inPlay') && match.shootout !== '') &&
    (!cues.has('shootouts') || match.shootout !== '');
}

/** Of three teams, each match is between two, and 'Brazil against South Americans' is between two of those. */
const isBetween = (groups: readonly IsTeam[], year: number, team: string, other = '') =>
  groups.length === 0 ||
  groups.some(
    (isTheirs, at) =>
      isTheirs(year, team) &&
      (groups.length === 1 || groups.some((areOthers, next) => next !== at && areOthers(year, other))),
  );

const sorted = (goals: readonly number[]) => [...goals].sort().join();

/** The first of the tournament, or of the team. */
const isOpening = (match: CupMatch, groups: readonly IsTeam[], { matches }: ScoutTables) =>
  matches.find(
    ({ year, teams }) => year === match.year && groups.every((isTheirs) => teams.some((team) => isTheirs(year, team))),
  ) === match;

/** Won, drawn or lost from one side's view, if that is asked. */
function endedAsAsked({ won, drawn, lost }: Figures, isOfOwn: boolean, { cues }: Pick<Query, 'cues'>): boolean {
  if (cues.has('drawn')) return drawn > 0;
  if (!isOfOwn) return true;
  if ((cues.has('lost') && !cues.has('out')) || cues.has('heaviest')) return lost > 0;
  return !(cues.has('beat') || cues.has('champion')) || won > 0;
}

/** One for each name, also for those without a match. */
export function standings(
  parts: readonly Part[],
  nameOf: (part: Part) => string,
  names: readonly string[] = [],
): Standing[] {
  const groups = Map.groupBy(parts, nameOf);
  return [...new Set([...names, ...groups.keys()])].map((name) => standingOf(name, groups.get(name) ?? []));
}

export function standingOf(name: string, parts: readonly Part[]): Standing {
  const sum = (figure: Figure) => parts.reduce((total, part) => total + part[figure], 0);
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, sum(figure)])) as Figures;
  // Both teams of a match may be of one name.
  return { name, parts, ...figures, played: matchesOf(parts).length };
}

export const recordRow = ({ name, played, won, drawn, lost, scored, conceded }: Standing) =>
  [name, `${played} played, ${won} won, ${drawn} drawn, ${lost} lost, goals ${scored}–${conceded}`] as const;

/** Of a team at its World Cup. */
export function standingThere({ team, year, nation }: Squad, tables: ScoutTables): Standing {
  const conditions = [
    { kind: 'nation', group: { label: team, nations: [nation] } },
    { kind: 'cup', years: { from: year, to: year } },
  ] as const;
  return standingOf(team, partsFor({ cues: new Set(), conditions }, tables));
}
