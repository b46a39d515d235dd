import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { isWithin } from '#lib/assistant/scout/answer/conditions.ts';
import {
  isTeamOf,
  MOST_MATCHES,
  nationIn,
  nationsOf,
  tallyOf,
  winnerOf,
  yearOf,
} from '#lib/assistant/scout/answer/cup-scope.ts';
import { areShootoutsDraws, type Found, matchesFor } from '#lib/assistant/scout/answer/found-matches.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { NationGroup } from '#lib/players/filters.ts';

/** With more, the years would fill the line. */
const MOST_YEARS = 6;

/** 'Which African country won most?' */
function regionOf(query: Query): NationGroup | null {
  const [group, ...others] = nationsOf(query);
  const isAsked = query.cues.has('most') || query.order !== null;
  return group && others.length === 0 && group.nations.length > 1 && isAsked ? group : null;
}

function verbOf({ cues, said }: Query): 'lost' | 'won' | 'played' | null {
  if (cues.has('lost') || (cues.has('shootouts') && cues.has('out'))) return 'lost';
  if (cues.has('champion')) return 'won';
  const isReached = cues.has('teams') && /^(?:reach|g[eo]t)/.test(said.get('result') ?? '');
  return cues.has('playedFor') || isReached ? 'played' : null;
}

/** Which countries won, lost or played most of these matches. */
export function nationTally({ query, tables, found, nation, where }: Found): Answer | null {
  const { cues, order } = query;
  const isOfRound = yearOf(query) === null && conditionsOf(query, 'stage').length > 0 && !cues.has('shootouts');
  const isAsked = cues.has('nation') || cues.has('teams') || order !== null || isOfRound;
  const verb = verbOf(query);
  const isLost = verb === 'lost';
  const region = regionOf(query);
  const isTheirs = isTeamOf(tables, region?.nations ?? []);
  if ((nation ? !region : !isAsked) || !verb) return null;
  const areDraws = areShootoutsDraws(query);
  const counts = (match: CupMatch, team: string) => {
    const winner = areDraws && match.shootout !== '' ? null : winnerOf(match);
    return verb === 'played' || (winner !== null && (winner === team) !== isLost);
  };
  const places = found.flatMap((match) =>
    match.teams
      .filter((team) => counts(match, team) && (!region || isTheirs(match.year, team)))
      .map((team) => ({ team: nationIn(tables)(match.year, team), year: match.year })),
  );
  // 'Semi-finals without ever getting to a final'
  const others = conditionsOf(query, 'stage', true);
  const beyond = others
    .flatMap((other) =>
      matchesFor(
        {
          ...query,
          conditions: [...query.conditions.filter(({ kind }) => kind !== 'stage'), { ...other, isNot: false }],
        },
        tables,
      ),
    )
    .flatMap(({ year, teams }) => teams.map((team) => nationIn(tables)(year, team)));
  const years = (name: string) => places.filter(({ team }) => team === name).map(({ year }) => year);
  const isOfOpening = conditionsOf(query, 'stage').some(({ stage }) => stage === 'opening');
  const times = conditionsOf(query, 'stage').find((one) => one.times)?.times;
  const stages = isOfOpening ? new Set(['opening']) : new Set(found.map(({ stage }) => stage));
  const ofRound = stages.size === 1 ? `${[...stages][0]} matches` : 'matches';
  const what = cues.has('shootouts') ? 'shoot-outs' : ofRound;
  return {
    kind: 'tally',
    lead: `Most ${what} ${verb} ${where}${others.length > 0 ? `, by those in no ${others.map(({ stage }) => stage).join(' or ')}` : ''}${areDraws && verb !== 'played' ? ', counting shoot-outs as draws' : ''}${places.some(({ team }) => team === 'Germany') ? ', West Germany counted as Germany' : ''}:`,
    rows: tallyOf(places.map(({ team }) => team))
      .filter(([name, count]) => (!times || isWithin(count, times)) && !beyond.includes(name))
      .slice(0, MOST_MATCHES)
      .map(([name, count]) => [name, count > MOST_YEARS ? String(count) : `${count} (${years(name).join(', ')})`]),
  };
}
