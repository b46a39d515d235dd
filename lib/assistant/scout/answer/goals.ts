import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { type CupContext, MOST_MATCHES, resultText } from '#lib/assistant/scout/answer/cup-scope.ts';
import { mayHavePlayedBefore } from '#lib/assistant/scout/answer/figures.ts';
import { goalCounts } from '#lib/assistant/scout/answer/goal-counts.ts';
import {
  cupsIn,
  EXTRA_TIME,
  goalsIn,
  haulsAsked,
  matchesAsked,
  type Scored,
  teamOf,
  wishOf,
} from '#lib/assistant/scout/answer/goal-filter.ts';
import {
  byText,
  goalLimits,
  goalLines,
  goalNoun,
  matchGoalsText,
  minutesText,
  paged,
  scopeText,
} from '#lib/assistant/scout/answer/goal-text.ts';
import { personAnswer } from '#lib/assistant/scout/answer/person.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { capital, dateText, names, timeBetween, yearsText } from '#lib/assistant/scout/say/phrases.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import { CUPS } from '#lib/assistant/scout/tables.ts';
import { cuesIn, OUTCOMES } from '#lib/assistant/scout/words/cues.ts';

/** Who scored, and when. */
export function goalsAnswer(scope: CupContext): Answer | null {
  const cups = cupsIn(scope.query);
  const context = cups.length > 1 ? { ...scope, year: null, where: `at World Cups ${yearsText(cups)}` } : scope;
  const { query, tables, groups, where } = context;
  const [named] = query.players;
  const matches = matchesAsked(context);
  if (isOfOthers(context) && matches.length !== 1) return null;
  if (asksExtraTime(context)) return extraTime(context, matches);
  const goals = goalsIn(context, matches);
  const isPlain =
    context.stages.length + groups.length + haulsAsked(query).length + Object.keys(wishOf(query)).length === 0;
  if (named && goals.length === 0 && isPlain) return personAnswer(query, tables.recordOf(named.entry), tables);
  if (matches.length === 0 && !named) return lines(`${yesOrNo(context, 'No')}I know no such match ${where}.`);
  const answer = goals.length === 0 ? noGoal(context, matches) : goalsFound(context, matches, goals);
  const earlier = isEarlier(context) && cups.length === 0 && `I don’t have the World Cups before ${CUPS.first}.`;
  const asides = [...(query.cues.has('born') ? agesAt(goals) : []), ...goalLimits(query), earlier];
  const [scorer, ...others] = new Set(goals.map(({ goal }) => goal.entry));
  const [match, ...more] = matches;
  return {
    kind: 'several',
    answers: [answer, ...asides.flatMap((aside) => (aside === false ? [] : lines(aside)))],
    about: { player: others.length === 0 ? scorer : undefined, match: more.length === 0 ? match : undefined },
  };
}

function goalsFound(context: CupContext, matches: readonly CupMatch[], goals: readonly Scored[]): Answer {
  const [only, ...others] = matches;
  const counts = goalCounts(context, matches, goals);
  if (counts) return counts;
  return only && others.length === 0 ? ofMatch(context, only, goals) : listed(context, goals);
}

/** How old the scorers were on the day. */
const agesAt = (goals: readonly Scored[]) =>
  new Set(
    goals.map(({ match, goal: { entry } }) => {
      const age = timeBetween(entry.details.born, match.date);
      return `${entry.player.name} was ${age} old on ${dateText(match.date)}.`;
    }),
  );

const isEarlier = ({ query, tables }: CupContext) =>
  query.players.some(({ entry }) => mayHavePlayedBefore(tables.recordOf(entry)));

function yesOrNo(context: CupContext, answer: 'Yes' | 'No'): string {
  if (!context.query.isWhether) return '';
  return answer === 'No' && isEarlier(context) ? `Not since ${CUPS.first}: ` : `${answer}, `;
}

const whoIn = ({ query }: CupContext) => names(query.players.map(({ entry }) => entry));

function noGoal(context: CupContext, matches: readonly CupMatch[]): Answer {
  const { query } = context;
  const who = whoIn(context);
  const noun = haulsAsked(query).length > 0 ? 'such haul' : goalNoun(query, false);
  const lead = capital(`${yesOrNo(context, 'No')}${who ? `${who} scored no ${noun}` : `there was no ${noun}`}`);
  const [only, ...others] = matches;
  return only && others.length === 0
    ? lines(`${lead}${byText(query)}: ${resultText(only)}.`, ...goalLines(only))
    : lines(`${lead}${scopeText(context)}.`);
}

/** All its goals if they are a player's or anyone's, else those in question. */
function ofMatch(context: CupContext, match: CupMatch, found: readonly Scored[]): Answer {
  const goals = found.map(({ goal }) => goal);
  const isKind = Object.keys(wishOf(context.query)).length > 0;
  const who = whoIn(context);
  if (who)
    return lines(`${yesOrNo(context, 'Yes')}${who} scored: ${matchText(context, match, found)}.`, ...goalLines(match));
  const kind = isKind ? `${capital(goalNoun(context.query, goals.length > 1))} – ` : '';
  const [first, ...more] = goalLines(match, goals);
  return lines(`${yesOrNo(context, 'Yes')}${resultText(match)}.`, `${kind}${first}`, ...more);
}

/** If one player is meant, his minutes need no name. */
function matchText({ query }: CupContext, match: CupMatch, found: readonly Scored[]): string {
  const goals = found.map(({ goal }) => goal);
  const [first] = found;
  return query.players.length === 1 && first
    ? `${resultText(match, teamOf(first))} – ${minutesText(goals)}`
    : matchGoalsText(match, goals);
}

/** Match by match, the latest first if they are many. */
function listed(context: CupContext, goals: readonly Scored[]): Answer {
  const who = whoIn(context);
  const rows = [...Map.groupBy(goals, ({ match }) => match)].map(([match, own]) => matchText(context, match, own));
  const noun = goalNoun(context.query, goals.length > 1);
  if (goals.length === 1 && wishOf(context.query).which)
    return lines(capital(`${yesOrNo(context, 'Yes')}${who && `${who}’s `}${noun}${scopeText(context)}: ${rows[0]}.`));
  const lead = `${yesOrNo(context, 'Yes')}${who ? `${who} scored ` : ''}${goals.length} ${noun}${scopeText(context)}`;
  return paged(context, lead, rows.length > MOST_MATCHES ? rows.toReversed() : rows, 'matches');
}

const hadExtraTime = ({ scored, shootout }: CupMatch) =>
  shootout !== '' || scored.some(({ minute }) => minute >= EXTRA_TIME);

/** 'Won in extra time', 'the squad in the second half' aren't about goals. */
const isOfOthers = ({ query }: CupContext) =>
  wishOf(query).minutes !== undefined && !isOfGoals(query) && OTHERS.some((cue) => query.cues.has(cue));
const OTHERS = [...OUTCOMES, ...cuesIn('lineup squad')];
const isOfGoals = ({ cues, measures }: Query) => cues.has('scored') || measures.includes('cupGoals');

/** Extra time itself, rather than goals in it. */
const asksExtraTime = ({ query }: CupContext) => (wishOf(query).minutes?.from ?? 0) >= EXTRA_TIME && !isOfGoals(query);

/** 'Did it go to extra time?' */
function extraTime(context: CupContext, matches: readonly CupMatch[]): Answer {
  const found = matches.filter(hadExtraTime);
  const [only, ...others] = matches;
  if (only && others.length === 0)
    return lines(`${hadExtraTime(only) ? 'Yes' : 'No'}: ${resultText(only)}.`, ...goalLines(only));
  const lead = `${context.query.cues.has('howMany') ? `${found.length} matches` : 'Matches'} that went to extra time${scopeText(context)}`;
  const rows = found.toReversed().map((match) => resultText(match));
  return paged(context, lead, rows, 'matches');
}
