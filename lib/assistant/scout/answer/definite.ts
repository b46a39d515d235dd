import { type Ask, asksIn, conditionsOf, type Query, saysFewest, stagesIn } from '#lib/assistant/scout/query.ts';
import { isOnlyOf } from '#lib/assistant/scout/read/features.ts';
import { ASIDE } from '#lib/assistant/scout/read/lacking.ts';
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

/** Whether the question asks for something in particular, and for nothing that can't be understood or looked up. */
export function isDefinite(query: Query, isLater: boolean): boolean {
  const { ask, lacking, unread } = query;
  if (!isOfNamed(query) && unread.length + missingIn(query).filter((what) => what !== ASIDE).length > 0) return false;
  if (ask === 'nothing' || isOfNobody(query) || lacking.some((what) => WHOLE.includes(what))) return false;
  if (isContradiction(query) || isWithoutSubject(query) || isOfAnything(query, isLater)) return false;
  // 'Born on Burns night, 25th of January'
  if (unread.some((word) => (ask === 'person' ? /\d/ : /^\d{4}$/).test(word))) return false;
  return ask === 'person' || !isTurned(query);
}

/** Without such a word, the question would ask for the opposite, or another time. */
export const isTurned = ({ unread }: Query) => unread.some((word) => TURNING.test(word));
const TURNING = /\b(?:not|before|after|until|till|apart|aside|first|same)\b/;

/** Whether nothing tells whom or what it is about. */
function isWithoutSubject(query: Query): boolean {
  const { ask, cues, lacking, said } = query;
  return (
    // 'Nobody won it younger than whom?', 'scored most and conceded fewest'
    / who/.test(said.get('than') ?? '') ||
    (cues.has('conceded') && cues.has('scored') && !query.inherited.has('scored')) ||
    (cues.has('conceded') && query.order?.isLeast === false && saysFewest(query)) ||
    (ask === 'list' && isNoList(query)) ||
    // 'The 1974 and 1978 finals: who was at both?'
    (ask === 'champion' && ((cues.has('both') && cues.has('who')) || said.get('result') === 'match')) ||
    // 'Who won neither the golden boot nor a World Cup?'
    (ask === 'compare' && /^n(?:either|or)$/.test(said.get('not') ?? '') && query.order !== null) ||
    // 'Was he sent off in the final?'
    (ask === 'person' && lacking.length > 0 && stagesIn(query).length > 0) ||
    // 'Where was that?' after a match, 'have the hosts lost the opening match?'
    (ask === 'hosts' &&
      ((cues.has('pronoun') && conditionsOf(query, 'nation').length > 1) ||
        said.get('result') === 'match' ||
        stagesIn(query).includes('opening')))
  );
}

/** Whether a list of players would answer what was asked about one of them, or about a team. */
const isNoList = (query: Query) => {
  const { asks, cues, said, order, conditions, isWhether } = query;
  const isOfOthers = said.has('comparative') && order?.measure === 'rating' && !cues.has('alike');
  return (
    // 'How old is the keeper?'
    ((asks === 'age' || said.get('born') === 'age') && isOnlyOf(query, 'role')) ||
    // 'Is he better than Baggio?'
    (isWhether && isOnlyOf(query, 'than')) ||
    // 'Did Scotland do better in 74 or 78?'
    (isOfOthers && conditions.every(({ kind }) => kind !== 'than' && kind !== 'name')) ||
    // 'Has Scotland ever got out of it?'
    (isWhether && order === null && !cues.has('players') && isOnlyOf(query, 'nation', 'cup', 'active')) ||
    // 'With both Italian and Spanish football behind him' isn't from either.
    (cues.has('both') && conditionsOf(query, 'nation').length > 1) ||
    // 'The same formation but all Germans'
    (cues.has('sameAs') && query.idle.includes('formation'))
  );
};

/** 'And how many did each get?', or 'who scored in the final?' after another tournament, would list everyone. */
function isOfAnything(query: Query, isLater: boolean): boolean {
  const { ask, asks, players, cues, order, said } = query;
  if (players.length > 0 || OF_ALL.some((cue) => cues.has(cue))) return false;
  if (ask === 'goals') return isLater && isOnlyOf(query, 'stage');
  // 'Who scored?' and 'who was in goal?' don't say where.
  const isVague =
    isLater || (asks === 'who' && (cues.has('scored') || (said.get('who') === 'who was' && order === null)));
  return isVague && ask === 'list' && isOnlyOf(query, 'role', order === null ? 'measure' : 'role');
}
const OF_ALL = cuesIn('worldCup ofCups ever best most minute');

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
