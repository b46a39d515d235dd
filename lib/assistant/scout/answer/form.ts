import type { Answer, Fact } from '#lib/assistant/scout/answer/answer.ts';
import { type Asked, conditionsOf, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { ACTING, hasCue } from '#lib/assistant/scout/read/features.ts';
import { isHeeded } from '#lib/assistant/scout/say/heeded.ts';
import { OUTCOMES } from '#lib/assistant/scout/words/cues.ts';
import { listOf } from '#lib/assistant/scout/words/rows.ts';

const factsIn = listOf<Fact>();
const kindsIn = listOf<Answer['kind']>();

/** All but a profile, which says none in particular. */
const NAMED = factsIn(
  'born ageThen clubs position number nation career awards rating isAtClub isFrom isWinner isRole cups cupGoals cupMatches',
);

/** The facts about a person that say it, and the other answers that never do. */
const FORMS: Readonly<Record<Asked, readonly [facts: readonly Fact[], never: readonly Answer['kind'][]]>> = {
  who: [factsIn('clubs nation isAtClub isFrom'), kindsIn('count')],
  when: [
    factsIn('born ageThen ageAtEnd career awards isWinner cups cupGoals cupMatches'),
    kindsIn('count eleven suggestions squad versus'),
  ],
  age: [factsIn('born ageThen ageAtEnd'), kindsIn('count eleven suggestions squad versus lineups matches tally')],
  where: [
    factsIn('clubs nation position cups isAtClub isFrom isRole'),
    kindsIn('count eleven suggestions squad versus players'),
  ],
  howMany: [
    factsIn('clubs number position awards rating isWinner cups cupGoals cupMatches ageThen born'),
    kindsIn('eleven suggestions lineups versus'),
  ],
  which: [NAMED, kindsIn('count')],
  whether: [[...NAMED, 'ageAtEnd'], []],
};

/** They answer a condition, not a question. */
const ADDED: readonly Fact[] = ['isFrom', 'isAtClub', 'isRole'];
const AGES: readonly Fact[] = ['born', 'ageThen', 'ageAtEnd'];

/** Whether an answer has the form that the question asks for: a year for 'when', a number for 'how many'. */
export function hasForm(query: Query, answer: Answer): boolean {
  if (isSpoilt(query, answer)) return false;
  // 'European teams that didn't reach the last sixteen' aren't matches of other rounds.
  if (answer.kind === 'matches' && conditionsOf(query, 'stage', true).length > 0) return false;
  if (answer.kind === 'person') return isOfPerson(query, answer.facts);
  return query.asks === null || !FORMS[query.asks][1].includes(answer.kind);
}

function isSpoilt(query: Query, { kind }: Answer): boolean {
  const { ask, asks, cues, order, said, inherited } = query;
  // 'And who of them scored most?'
  if (kind === 'eleven' && asks === 'who' && order !== null && (order.measure !== 'rating' || order.isLeast))
    return true;
  // 'Is that the most?' has to say of what, and a list of the fewest would be everyone's.
  const isOfNobody = saysFewest(query) || !hasCue(query, ['clubs', 'teams', 'nation', 'lesser']);
  // 'The oldest squad' isn't the oldest player.
  if (ask === 'list' && order !== null && cues.has('squad') && conditionsOf(query, 'nation').length === 0) return true;
  // 'And which has more over 85?' is about nations or clubs.
  // 'How many league games did they lose?', then 'how many were at the World Cup?'
  if (OUTCOMES.some((cue) => inherited.has(cue) && !isHeeded(ask, cue)) && kind !== 'lines') return true;
  return (
    ask === 'list' &&
    cues.has('most') &&
    (order === null ? isOfNobody : order.measure === 'rating' && said.get('most') === 'more')
  );
}

/** 'Is it better now?' after a change */
const isComparedWithNobody = ({ isWhether, said, order, conditions }: Query) =>
  isWhether && said.has('comparative') && order?.measure === 'rating' && conditions.length === 0;

function isOfPerson(query: Query, facts: readonly Fact[]): boolean {
  const { asks, order, unread, said, cues, inherited } = query;
  // 'And Figo on the other side' after a change is one, too.
  if (inherited.has('change') || isComparedWithNobody(query)) return false;
  // 'Players with the same rating as Cantona' aren't him, nor is 'a team of Van's only'.
  if (/s$/.test(said.get('players') ?? '') || (cues.has('only') && (cues.has('team') || cues.has('eleven'))))
    return false;
  if (order?.measure === 'age' && !facts.some((fact) => AGES.includes(fact))) return false;
  if (facts.includes('profile')) return isOfProfile(query);
  // 'Less German, but keep Matthäus' isn't about his nation.
  if (query.lacking.length + unread.length > 0 && facts.every((fact) => ADDED.includes(fact))) return false;
  // 'How old was Rooney when he signed for United?'
  if (asks === 'age' && said.has('yearOf') && facts.includes('born')) return false;
  return asks === null || facts.some((fact) => FORMS[asks][0].includes(fact));
}

/** 'Zidane', 'who is Zidane', or what there is instead of his height. */
const isOfProfile = ({ asks, cues, conditions, ranks, unread, idle, lacking }: Query) =>
  unread.length === 0 &&
  (lacking.length > 0 ||
    ((asks === null || ((asks === 'who' || cues.has('who')) && conditions.length + ranks.length === 0)) &&
      !idle.some((word) => ACTING.test(word))) ||
    // 'Is George Best in the app?'
    (asks === 'whether' && conditions.length + ranks.length === 0 && [...cues].every((cue) => cue === 'pronoun')));
