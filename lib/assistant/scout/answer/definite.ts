import { type Ask, asksIn, type Condition, conditionsOf, type Query, stagesIn } from '#lib/assistant/scout/query.ts';
import { isOfNobody } from '#lib/assistant/scout/say/talk.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';

/** Questions about these ask for nothing else. */
const WHOLE: readonly string[] = [
  'elevens with one of each World Cup’s winners',
  'reasons',
  'lengths of names',
  'referees',
  'attendances',
  'stadiums',
  'the takers of single penalties',
  'substitutes who came on',
  'the results of each player’s own team',
  'other places than the first',
];
const NAMED = asksIn('person compare versus');
/** Answers about whom the question names are of use without a part of it; any other would be to another question. */
export const isOfNamed = ({ ask, players }: Query) => NAMED.includes(ask) || (ask === 'goals' && players.length > 0);

/** What some answers do have. */
const KNOWN: Partial<Record<Ask, string>> = { manager: 'coaches', captain: 'captains', screen: 'captains' };

/** What the question asks for and no table has. */
export const missingIn = ({ ask, lacking }: Query) => lacking.filter((what) => KNOWN[ask] !== what);

const OF_ALL_MATCHES = cuesIn('biggest highest heaviest shootouts conceded howMany most record whichCup ever');

/** Whether the question asks for something in particular, and for nothing that can't be understood or looked up. */
export function isDefinite(query: Query, isLater: boolean): boolean {
  const { ask, lacking, unread } = query;
  if (!isOfNamed(query) && unread.length + missingIn(query).length > 0) return false;
  if (isContradiction(query)) return false;
  if (ask === 'nothing' || isOfNobody(query) || lacking.some((what) => WHOLE.includes(what))) return false;
  if (isWithoutSubject(query)) return false;
  if ((isLater || asksAnyScorer(query)) && isOfAnything(query)) return false;
  if (isLater && isOfAnyRound(query)) return false;
  return !isTooMuch(query);
}

/** Fewer words of other languages are known, so two may well be the verb and its object. */
const isTooMuch = (query: Query) =>
  (query.language !== null && query.unread.length > 1) ||
  (query.ask === 'compare' && (isTurned(query) || query.unread.some((word) => /[^e]er$|est$/.test(word)))) ||
  (query.ask !== 'person' && query.conditions.length > 0 && isTurned(query));

/** Without such a word, the question would ask for the opposite, or another time. */
export const isTurned = ({ unread }: Query) => unread.some((word) => TURNING.test(word));
const TURNING = /\b(?:not|before|after|until|till|apart|aside|first|same)\b/;

/** 'Is he better than Baggio?' is about nobody before. */
function isWithoutSubject(query: Query): boolean {
  const { ask, asks, cues, said, conditions, isWhether } = query;
  return (
    // 'How old is the keeper?'
    (ask === 'list' && asks === 'age' && isAll(query, 'role')) ||
    // 'Who won a World Cup and lost one?'
    (ask === 'match' && conditions.length === 0 && cues.has('champion') && cues.has('lost')) ||
    // 'Which team has never lost a final?', but not 'never got past the group'
    (ask === 'match' &&
      conditions.length > 0 &&
      conditions.every((one) => one.isNot && !(one.kind === 'stage' && one.end === 'past'))) ||
    (isWhether && ask === 'list' && isAll(query, 'than') && !cues.has('players')) ||
    // 'In the squad, but never played for Brazil'
    (cues.has('squad') && ask === 'list' && conditionsOf(query, 'nation', true).length > 0) ||
    // 'Teams that beat the champions'
    (ask === 'match' &&
      /s$/.test(said.get('champion') ?? '') &&
      cues.has('lost') &&
      conditionsOf(query, 'nation').length === 0) ||
    // 'Where was that?' after a match, 'have the hosts lost the opening match?'
    (ask === 'hosts' &&
      ((cues.has('pronoun') && conditionsOf(query, 'nation').length > 1) || stagesIn(query).includes('opening')))
  );
}

/** 'And how many did each get?' would list everyone. */
const isOfAnything = ({ ask, conditions, players, cues, order }: Query) =>
  players.length === 0 &&
  (ask === 'list'
    ? conditions.every(({ kind }) => kind === 'role' || (kind === 'measure' && order === null)) &&
      !(['worldCup', 'ofCups', 'ever', 'best'] as const).some((cue) => cues.has(cue))
    : ask === 'match' && conditions.every(({ isNot }) => isNot) && !OF_ALL_MATCHES.some((cue) => cues.has(cue)));

/** 'Who scored in the final?' after something about another tournament */
const isOfAnyRound = ({ ask, conditions, cues }: Query) =>
  ask === 'goals' &&
  conditions.length > 0 &&
  conditions.every(({ kind }) => kind === 'stage') &&
  !cues.has('worldCup') &&
  !cues.has('ofCups');

/** 'He is a libero, but I see no libero', 'not Karl-Heinz, his brother': more was said than was understood. */
const isContradiction = ({ conditions, players }: Query) =>
  conditions.some(
    (one) =>
      one.isNot &&
      (one.kind === 'player'
        ? players.some(({ entry }) => entry === one.named.entry)
        : conditions.some(
            (other) =>
              !other.isNot && JSON.stringify({ ...other, isNot: true }) === JSON.stringify({ ...one, isNot: true }),
          )),
  );

/** 'Who scored?' doesn't say where. */
const asksAnyScorer = ({ asks, cues }: Query) => asks === 'who' && cues.has('scored') && !cues.has('most');

const isAll = ({ conditions }: Query, ...kinds: Condition['kind'][]) =>
  conditions.every(({ kind }) => kinds.includes(kind));
