import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import {
  areShootoutsDraws,
  type CupContext,
  type Found,
  isOfStage,
  isTeamOf,
  MOST_MATCHES,
  nationIn,
  SINCE,
  tallyOf,
  winnerOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { conditionsOf, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { NationGroup } from '#lib/players/filters.ts';

/** With more, the years would fill the line. */
const MOST_YEARS = 6;

const isOfNations = ({ cues, said }: Query) => cues.has('teams') || /countr|nation/.test(said.get('nation') ?? '');
const isReached = ({ said }: Query) => /^(?:reach|g[eo]t)/.test(said.get('result') ?? '');

/** 'Which African country won most?' */
function regionOf({ query, groups }: CupContext): NationGroup | null {
  const [group, ...others] = groups;
  const isAsked = query.cues.has('most') || isOfNations(query) || isReached(query) || query.order !== null;
  return group && others.length === 0 && group.nations.length > 1 && isAsked ? group : null;
}

function verbOf(query: Query): 'lost' | 'won' | 'played' | null {
  const { cues } = query;
  if (cues.has('lost') || (cues.has('shootouts') && cues.has('out'))) return 'lost';
  if (cues.has('champion')) return 'won';
  const isMost = cues.has('most') && conditionsOf(query, 'stage').length > 0;
  const isOfMany = isOfNations(query) || conditionsOf(query, 'nation').some(({ group }) => group.nations.length > 1);
  const isCounted = isOfNations(query) && conditionsOf(query, 'stage').some(({ times }) => times);
  return cues.has('playedFor') || isCounted || (isReached(query) && isOfMany) || isMost ? 'played' : null;
}

/** Nations in a round: 'semi-finals without ever getting to a final' */
const teamsIn = (stage: string, { tables, isIn }: CupContext) =>
  tables.matches
    .filter((match) => isIn(match.year) && isOfStage(match.stage, stage))
    .flatMap(({ year, teams }) => teams.map((team) => nationIn(tables)(year, team)));

/** Which countries won, lost or played most of these matches. */
export function nationTally(context: Found): Answer | null {
  const { query, tables, found, name: nations, where, stages } = context;
  const { cues, order } = query;
  const isOfRound = context.year === null && stages.length > 0 && !cues.has('shootouts');
  const isAsked = isOfNations(query) || order !== null || isOfRound;
  const verb = verbOf(query);
  const isLost = verb === 'lost';
  const region = regionOf(context);
  const isTheirs = isTeamOf(tables, region ? [region] : []);
  if ((nations ? !region : !isAsked) || !verb) return null;
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
    ...others.flatMap((other) => teamsIn(other.stage, context)),
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
    lead: `${isLeast ? 'Fewest' : 'Most'} ${matchesText(context)} ${verb} ${where}${asides.join('')}:`,
    rows: (isLeast ? tally.toReversed() : tally)
      .filter(([name, count]) => (!times || isWithin(count, times)) && !beyond.includes(name))
      .slice(0, MOST_MATCHES)
      .map(([name, count]) => [name, count > MOST_YEARS ? count : `${count} (${years(name).join(', ')})`]),
  };
}

function matchesText({ query, stages, found }: Found): string {
  if (query.cues.has('shootouts')) return 'shoot-outs';
  const [stage, ...others] = new Set(stages.includes('opening') ? ['opening'] : found.map((match) => match.stage));
  return stage !== undefined && others.length === 0 ? `${stage} matches` : 'matches';
}
