import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { isWithin } from '#lib/assistant/scout/answer/conditions.ts';
import {
  isIn,
  isOfStage,
  isTeamOf,
  MOST_MATCHES,
  nationIn,
  nationsOf,
  SINCE,
  tallyOf,
  winnerOf,
  yearOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { areShootoutsDraws, type Found } from '#lib/assistant/scout/answer/found-matches.ts';
import { conditionsOf, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { NationGroup } from '#lib/players/filters.ts';

/** With more, the years would fill the line. */
const MOST_YEARS = 6;

/** 'Which African country won most?' */
function regionOf(query: Query): NationGroup | null {
  const [group, ...others] = nationsOf(query);
  const isAsked = query.cues.has('most') || query.order !== null;
  return group && others.length === 0 && group.nations.length > 1 && isAsked ? group : null;
}

function verbOf(query: Query): 'lost' | 'won' | 'played' | null {
  const { cues, said } = query;
  if (cues.has('lost') || (cues.has('shootouts') && cues.has('out'))) return 'lost';
  if (cues.has('champion')) return 'won';
  const isReached = cues.has('teams') && /^(?:reach|g[eo]t)/.test(said.get('result') ?? '');
  const isMost = cues.has('most') && conditionsOf(query, 'stage').length > 0;
  return cues.has('playedFor') || isReached || isMost ? 'played' : null;
}

/** Nations in a round: 'semi-finals without ever getting to a final' */
const teamsIn = (stage: string, query: Query, tables: ScoutTables) =>
  tables.matches
    .filter((match) => isIn(query, match.year) && isOfStage(match.stage, stage))
    .flatMap(({ year, teams }) => teams.map((team) => nationIn(tables)(year, team)));

/** Which countries won, lost or played most of these matches. */
export function nationTally({ query, tables, found, nation, where }: Found): Answer | null {
  const { cues, order } = query;
  const isOfRound = yearOf(query) === null && conditionsOf(query, 'stage').length > 0 && !cues.has('shootouts');
  const isAsked = cues.has('nation') || cues.has('teams') || order !== null || isOfRound;
  const verb = verbOf(query);
  const isLost = verb === 'lost';
  const region = regionOf(query);
  const isTheirs = isTeamOf(tables, region ? [region] : []);
  if ((nation ? !region : !isAsked) || !verb) return null;
  const nationOf = nationIn(tables);
  const areDraws = areShootoutsDraws(query);
  const counts = (match: CupMatch, team: string) => {
    const winner = areDraws && match.shootout !== '' ? null : winnerOf(match);
    return verb === 'played' || (winner !== null && (winner === team) !== isLost);
  };
  const places = found.flatMap((match) =>
    match.teams
      .filter((team) => counts(match, team) && (!region || isTheirs(match.year, team)))
      .map((team) => ({ team: nationOf(match.year, team), year: match.year })),
  );
  const others = conditionsOf(query, 'stage', true);
  const isNeverWon = conditionsOf(query, 'honour', true).length > 0;
  const beyond = [
    ...others.flatMap((other) => teamsIn(other.stage, query, tables)),
    ...tables.squads.flatMap(({ isWinner, nation }) => (isNeverWon && isWinner ? nation : [])),
  ];
  const years = (name: string) => places.filter(({ team }) => team === name).map(({ year }) => year);
  const [times] = conditionsOf(query, 'stage').flatMap((one) => one.times ?? []);
  const tally = tallyOf(places.map(({ team }) => team));
  const isLeast = saysFewest(query);
  const asides = [
    ...others.map(({ stage }) => `, by those in no ${stage}`),
    isNeverWon && `, by those who won no World Cup ${SINCE}`,
    areDraws && verb !== 'played' && ', counting shoot-outs as draws',
    places.some(({ team }) => team === 'Germany') && ', West Germany counted as Germany',
  ].filter((aside) => aside !== false);
  return {
    kind: 'tally',
    lead: `${isLeast ? 'Fewest' : 'Most'} ${matchesText(query, found)} ${verb} ${where}${asides.join('')}:`,
    rows: (isLeast ? tally.toReversed() : tally)
      .filter(([name, count]) => (!times || isWithin(count, times)) && !beyond.includes(name))
      .slice(0, MOST_MATCHES)
      .map(([name, count]) => [name, count > MOST_YEARS ? count : `${count} (${years(name).join(', ')})`]),
  };
}

function matchesText(query: Query, found: readonly CupMatch[]): string {
  if (query.cues.has('shootouts')) return 'shoot-outs';
  const isOfOpening = conditionsOf(query, 'stage').some(({ stage }) => stage === 'opening');
  const [stage, ...others] = new Set(isOfOpening ? ['opening'] : found.map((match) => match.stage));
  return stage !== undefined && others.length === 0 ? `${stage} matches` : 'matches';
}
