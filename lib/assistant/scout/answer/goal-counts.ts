import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { type CupContext, MOST_MATCHES, resultText } from '#lib/assistant/scout/answer/cup-scope.ts';
import {
  haulsAsked,
  haulsIn,
  isOfTeams,
  type Scored,
  scorersOf,
  teamOf,
  wishOf,
} from '#lib/assistant/scout/answer/goal-filter.ts';
import { goalNoun, haulNoun, minutesText, paged, scopeText } from '#lib/assistant/scout/answer/goal-text.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { capital, counted, list, numbered, timeBetween } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

/** A group stage has so many matches of a team. */
const LEAST_MATCHES = 3;
const MOST_HAULS = 5;

/** Goals counted by player, team, match or World Cup, or in order of the scorers' ages. Null if that isn't asked. */
export function goalCounts(context: CupContext, matches: readonly CupMatch[], goals: readonly Scored[]): Answer | null {
  const { query, stages } = context;
  const { which, how } = wishOf(query);
  const ofPlayers = goals.filter(({ goal }) => goal.how !== 'own goal' || how === 'own goal');
  if (which === 'every') return everyMatch(context, matches, ofPlayers);
  const isHaul = (count: number) => haulsAsked(query).every((range) => isWithin(count, range));
  if (haulsAsked(query).length > 0 && haulsIn(goals, query).some(({ length }) => isHaul(length)))
    return hauls(context, isOfTeams(query) ? goals : ofPlayers);
  if (query.order?.measure === 'age') return byAge(context, ofPlayers);
  const isOfTimes = timesIn(query) !== undefined;
  const isOfMost = query.order?.measure === 'cupGoals' || query.cues.has('most');
  const isBroad = matches.length > MOST_MATCHES && query.players.length + stages.length === 0 && !which && !how;
  return isOfTimes || isOfMost || (isBroad && !wishOf(query).minutes) ? tally(context, goals, ofPlayers) : null;
}

/** 'In two finals', 'in five matches' */
const timesIn = (query: Query): Years | undefined =>
  conditionsOf(query, 'haul').find(({ of }) => of === 'matches') ??
  conditionsOf(query, 'stage').flatMap((one) => one.times ?? [])[0];

type By = { of: string; cues: readonly Cue[]; keyOf: (one: Scored, query: Query) => string };
const BY_PLAYER: By = { of: 'players', cues: [], keyOf: ({ goal }) => goal.entry.player.name };
const BY: readonly By[] = [
  { of: 'World Cups', cues: ['whichCup'], keyOf: ({ match }) => String(match.year) },
  { of: 'teams', cues: ['teams', 'team', 'nation'], keyOf: (one, query) => scorersOf(query)(one) ?? '' },
];

function tally(context: CupContext, goals: readonly Scored[], ofPlayers: readonly Scored[]): Answer {
  const { query } = context;
  const { of, keyOf } = BY.find(({ cues }) => cues.some((cue) => query.cues.has(cue))) ?? BY_PLAYER;
  const all = of === BY_PLAYER.of ? ofPlayers : goals;
  const times = timesIn(query);
  const rows = [...Map.groupBy(all, (one) => keyOf(one, query))]
    .map(([name, own]) => ({ name, count: own.length, matches: [...new Set(own.map(({ match }) => match))] }))
    .filter((one) => !times || isWithin(one.matches.length, times))
    .sort((a, b) => b.count - a.count)
    .map(({ name, count, matches }) => {
      const years = [...new Set(matches.map(({ year }) => String(year)))];
      return `${name}: ${count}${of === 'World Cups' ? '' : ` (${list.format(years)})`}`;
    });
  const many = times
    ? `, scored in ${times.from === times.to ? times.from : `${times.from} or more`} ${context.stages.length > 0 ? 'of them' : 'matches'}`
    : '';
  return paged(context, `${capital(goalNoun(query, true))}${scopeText(context)}${many}, most first`, rows, of);
}

function hauls(context: CupContext, goals: readonly Scored[]): Answer {
  const { query } = context;
  const isOfMost = query.cues.has('most') || query.order?.measure === 'cupGoals';
  const all = haulsIn(goals, query);
  const latest = all.length > MOST_MATCHES ? all.toReversed() : all;
  const rows = (isOfMost ? all.toSorted((a, b) => b.length - a.length) : latest).map((own) => {
    const [first] = own as [Scored];
    const minutes = minutesText(own.map(({ goal }) => goal));
    const who = isOfTeams(query) ? teamOf(first) : first.goal.entry.player.name;
    return `${who}, ${counted(own.length, 'goal', 'goals')}: ${resultText(first.match, teamOf(first))} – ${minutes}`;
  });
  const what = capital(
    isOfMost ? `most goals by one ${isOfTeams(query) ? 'team' : 'player'} in a match` : haulNoun(query),
  );
  const lead = `${query.isWhether ? 'Yes. ' : ''}${what}${scopeText(context)}`;
  return paged(context, lead, rows, '', isOfMost ? MOST_HAULS : MOST_MATCHES);
}

const DAYS = [372, 31, 1] as const;
/** Days until a date, all months being of equal length. */
const dayOf = (date: string) => date.split('-').reduce((sum, part, at) => sum + Number(part) * (DAYS[at] ?? 0), 0);

/** The youngest or oldest scorers on the day. */
function byAge(context: CupContext, goals: readonly Scored[]): Answer {
  const sign = context.query.order?.isLeast ? 1 : -1;
  const ageOf = ({ match, goal }: Scored) => dayOf(match.date) - dayOf(goal.entry.details.born);
  const rows = goals
    .toSorted((a, b) => (ageOf(a) - ageOf(b)) * sign)
    .map(({ match, goal }) => {
      const { player, details } = goal.entry;
      return `${player.name}, ${timeBetween(details.born, match.date)}: ${resultText(match)} – ${minutesText([goal])}`;
    });
  return paged(context, `${sign > 0 ? 'Youngest' : 'Oldest'} scorers${scopeText(context)}`, rows, 'goals');
}

/** Who scored in each of his team's matches at a World Cup. */
function everyMatch(context: CupContext, matches: readonly CupMatch[], goals: readonly Scored[]): Answer {
  const { of = null } = wishOf(context.query);
  const matchesOf = (team: string | undefined, at: number) =>
    matches.filter(({ year, teams }) => year === at && team !== undefined && teams.includes(team)).length;
  const byPlayer = Map.groupBy(goals, ({ match, goal }) => `${match.year} ${goal.entry.player.id}`);
  const rows = [...byPlayer.values()].flatMap((own) => {
    const [first] = own as [Scored];
    const team = teamOf(first);
    const count = matchesOf(team, first.match.year);
    const isEvery =
      (of === null ? count >= LEAST_MATCHES : count === of) && new Set(own.map(({ match }) => match)).size === count;
    const who = `${first.goal.entry.player.name}, ${team} ${first.match.year}`;
    return isEvery ? [`${who}: ${counted(own.length, 'goal', 'goals')} in ${count} matches`] : [];
  });
  const what = `scored in each match of his team, of ${of ?? `${LEAST_MATCHES} or more`},${scopeText(context)}`;
  return rows.length === 0 ? lines(`Nobody ${what}.`) : lines(`Who ${what}:`, numbered(rows));
}
