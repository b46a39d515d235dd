import type { Answer, Fact } from '#lib/assistant/scout/answer/answer.ts';
import { type Asked, conditionsOf, type Query, saysFewest } from '#lib/assistant/scout/query.ts';
import { ACTING } from '#lib/assistant/scout/read/features.ts';
import { HEEDED_CUES } from '#lib/assistant/scout/say/heeded.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { listOf } from '#lib/assistant/scout/words/rows.ts';

const factsIn = listOf<Fact>();
const kindsIn = listOf<Answer['kind']>();

/** All but a profile, which says none in particular. */
const NAMED = factsIn(
  'born ageThen clubs position number nation career awards rating isAtClub isFrom isWinner isRole cups cupGoals cupMatches',
);

/** The facts about a person that say it, and the other answers that never do. */
const FORMS: Readonly<Record<Asked, readonly [facts: readonly Fact[], never: readonly Answer['kind'][]]>> = {
  who: [factsIn('clubs nation awards isWinner isAtClub isFrom'), kindsIn('count')],
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

/** Left out, they would ask for something else. */
const SPOILING = cuesIn(
  'keep instead absent beat lost drawn attacking defensive result bench difference shootouts firstCup lastCup asPlayer',
);
/** They answer a condition, not a question. */
const ADDED: readonly Fact[] = ['isFrom', 'isAtClub', 'isRole'];
const AGES: readonly Fact[] = ['born', 'ageThen', 'ageAtEnd'];
const OF_TEAMS = kindsIn('eleven suggestions lineups lines several');

/** Whether an answer has the form that the question asks for: a year for 'when', a number for 'how many'. */
export function hasForm(query: Query, answer: Answer): boolean {
  const { asks } = query;
  if ((query.ask === 'screen' && isOfNothing(query)) || isOfNothingBefore(query) || isSpoilt(query, answer))
    return false;
  if (answer.kind === 'person') return isOfPerson(query, answer.facts);
  // 'How many times would they win?' is the share.
  const isShare = answer.kind === 'versus' && !query.cues.has('howMany');
  return asks === null || isShare || !FORMS[asks][1].includes(answer.kind);
}

/** 'The same formation but all Germans' */
const isOfNothingBefore = ({ ask, cues, idle }: Query) =>
  ask === 'list' && cues.has('sameAs') && idle.includes('formation');

function isSpoilt(query: Query, { kind }: Answer): boolean {
  const { ask, asks, cues, said, formations, order, inherited } = query;
  if (formations.length > 0 && !OF_TEAMS.includes(kind)) return true;
  // 'And who of them scored most?'
  if (kind === 'eleven' && asks === 'who' && order !== null && (order.measure !== 'rating' || order.isLeast))
    return true;
  // 'Is that the most?' has to say of what, and a list of the fewest would be everyone's.
  const isOfNobody = saysFewest(query) || !TALLIED.some((cue) => cues.has(cue));
  if (kind === 'count' && /often|times/.test(said.get('howMany') ?? '')) return true;
  // 'The oldest squad' isn't the oldest player.
  if (ask === 'list' && order !== null && cues.has('squad') && conditionsOf(query, 'nation').length === 0) return true;
  if (ask === 'list' && order === null && cues.has('most') && !inherited.has('most') && isOfNobody) return true;
  const isOther = SPOILING.some((cue) => cues.has(cue) && !HEEDED_CUES[ask].includes(cue));
  return isOther && kind !== 'lines' && !cues.has('or');
}
const TALLIED = cuesIn('clubs teams nation lesser');

function isOfPerson(query: Query, facts: readonly Fact[]): boolean {
  const { asks, order, unread, said, cues, inherited, form } = query;
  // 'And Figo on the other side' after a change is one, too.
  if (inherited.has('change')) return false;
  // 'Players with the same rating as Cantona' aren't him, nor is 'a team of Van's only'.
  if (/s$/.test(said.get('players') ?? '') || (cues.has('only') && (cues.has('team') || cues.has('eleven'))))
    return false;
  const isOfAge = order?.measure === 'age' || order?.measure === 'fame';
  if (isOfAge && !facts.some((fact) => AGES.includes(fact))) return false;
  if (facts.includes('profile')) return isOfProfile(query);
  // 'Less German, but keep Matthäus' isn't about his nation.
  if (asks === null) return (unread.length === 0 && form !== 'wish') || !facts.every((fact) => ADDED.includes(fact));
  return facts.some((fact) => FORMS[asks][0].includes(fact));
}

/** 'Is my midfield too defensive?', 'is any substitute better than a starter?': what it is made of is no answer. */
const isOfNothing = ({ cues, conditions }: Query) =>
  cues.has('attacking') ||
  cues.has('defensive') ||
  (cues.has('than') && !cues.has('bench') && !cues.has('thanMine') && conditions.every(({ kind }) => kind !== 'than'));

/** 'Zidane', 'who is Zidane', or what there is instead of his height. */
const isOfProfile = ({ asks, cues, conditions, ranks, unread, idle, lacking }: Query) =>
  unread.length === 0 &&
  (cues.has('who') ||
    lacking.length > 0 ||
    ((asks === null || (asks === 'who' && conditions.length + ranks.length === 0)) &&
      !idle.some((word) => ACTING.test(word))) ||
    // 'Is George Best in the app?'
    (asks === 'whether' && conditions.length + ranks.length === 0 && [...cues].every((cue) => cue === 'pronoun')));
