import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { type CupContext, MOST_MATCHES, resultText } from '#lib/assistant/scout/answer/cup-scope.ts';
import {
  haulsAsked,
  haulsIn,
  type Scored,
  scorersOf,
  teamOf,
  wishOf,
} from '#lib/assistant/scout/answer/goal-filter.ts';
import { goalNoun, haulNoun, minutesText, paged, scopeText } from '#lib/assistant/scout/answer/goal-text.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import { isWithin } from '#lib/assistant/scout/read/ranges.ts';
import { capital, counted, list, timeBetween } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

const MOST_HAULS = 5;

/** Goals counted by player, team, match or World Cup. Null if that isn't asked. */
export function goalCounts(context: CupContext, matches: readonly CupMatch[], goals: readonly Scored[]): Answer | null {
  const { query, stages } = context;
  const { which, how } = wishOf(query);
  const ofPlayers = goals.filter(({ goal }) => goal.how !== 'own goal' || how === 'own goal');
  const isHaul = (count: number) => haulsAsked(query).every((range) => isWithin(count, range));
  if (haulsAsked(query).length > 0 && haulsIn(goals, (goal) => goal.entry).some(({ length }) => isHaul(length)))
    return hauls(context, ofPlayers);
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

/** Goals of one player in one match, the most first. */
function hauls(context: CupContext, goals: readonly Scored[]): Answer {
  const { query } = context;
  const isOfMost = query.cues.has('most') || query.order?.measure === 'cupGoals';
  const all = haulsIn(goals, (goal) => goal.entry).toReversed();
  const rows = all
    .toSorted((a, b) => b.length - a.length)
    .map((own) => {
      const [first] = own as [Scored];
      const count = counted(own.length, 'goal', 'goals');
      const minutes = minutesText(own.map(({ goal }) => goal));
      return `${first.goal.entry.player.name}, ${count}: ${resultText(first.match, teamOf(first))} – ${minutes}`;
    });
  const what = capital(isOfMost ? 'most goals by one player in a match' : haulNoun(query));
  const lead = `${query.isWhether ? 'Yes. ' : ''}${what}${scopeText(context)}`;
  return paged(context, lead, rows, '', isOfMost ? MOST_HAULS : MOST_MATCHES);
}

const DAYS = [372, 31, 1] as const;
/** Days until a date, all months being of equal length. */
const dayOf = (date: string) => date.split('-').reduce((sum, part, at) => sum + Number(part) * (DAYS[at] ?? 0), 0);

/** The youngest or oldest scorers on the day. */
function byAge(context: CupContext, goals: readonly Scored[]): Answer {
  const isYoungest = context.query.order?.isLeast === true;
  const ageOf = ({ match, goal }: Scored) => dayOf(match.date) - dayOf(goal.entry.details.born);
  const byYouth = goals.toSorted((a, b) => ageOf(a) - ageOf(b));
  const rows = (isYoungest ? byYouth : byYouth.toReversed()).map(({ match, goal }) => {
    const { player, details } = goal.entry;
    return `${player.name}, ${timeBetween(details.born, match.date)}: ${resultText(match)} – ${minutesText([goal])}`;
  });
  return paged(context, `${isYoungest ? 'Youngest' : 'Oldest'} scorers${scopeText(context)}`, rows, 'goals');
}
