import {
  type Ask,
  asksIn,
  type Condition,
  conditionsOf,
  kindsIn,
  type Query,
  stagesIn,
} from '#lib/assistant/scout/query.ts';
import { SCREEN } from '#lib/assistant/scout/read/features.ts';
import { isOfNobody } from '#lib/assistant/scout/say/talk.ts';
import { cuesIn, OF_SOME_TEAMS, OTHER_TITLES, UNLISTED } from '#lib/assistant/scout/words/cues.ts';

const MOST_UNREAD = 2;
/** Fewer words of other languages are known, so two may well be the verb and its object. */
const MOST_FOREIGN = 1;
/** Questions about these ask for nothing else. */
const WHOLE: readonly string[] = [
  'elevens with one of each World Cup’s winners',
  'reasons',
  'lengths of names',
  'referees',
  'attendances',
  'the takers of single penalties',
  'substitutes who came on',
  'the results of each player’s own team',
  'other places than the first',
];
/** About World Cups, so answers to nothing about another competition. */
const OF_WORLD_CUPS = asksIn('champion match goals lineup squad hosts manager teams');
const OF_ALL_MATCHES = cuesIn('biggest highest heaviest shootouts conceded howMany most record whichCup ever');

/** Whether the question still asks for something in particular without what nobody understands or no table has. */
export function isDefinite(query: Query, isLater: boolean): boolean {
  const { ask, lacking, unread } = query;
  if (isContradiction(query)) return false;
  if (ask === 'nothing' || isOfNobody(query) || lacking.some((what) => WHOLE.includes(what))) return false;
  if (isWithoutSubject(query) || isOfHalf(query)) return false;
  if ((isLater || asksAnyScorer(query)) && isOfAnything(query)) return false;
  if (isLater && isOfAnyRound(query)) return false;
  return (unread.length === 0 || isReadable(query)) && (lacking.length === 0 || isKnown(query));
}

/** Not 'never got past the group' */
const isUnplayed = (one: Condition) => one.isNot === true && !(one.kind === 'stage' && one.end === 'past');

/** Of a part of what was said, there's an answer to another question. */
const isOfHalf = ({ ask, asks, cues, conditions, unread, measures, order }: Query) =>
  // 'How old is the keeper?'
  (ask === 'list' && asks === 'age' && conditions.every(({ kind }) => kind === 'role')) ||
  // 'Who won a World Cup and lost one?'
  (ask === 'match' && conditions.length === 0 && cues.has('champion') && cues.has('lost')) ||
  // 'Called the Divine Ponytail'
  (conditions.some(({ kind }) => kind === 'name') && unread.length > 0) ||
  // An eleven's number of clubs
  (ask === 'eleven' && measures.some((one) => one !== 'cups') && order === null);

/** 'How many of them against England?' is about goals, 'is he better than Baggio?' about nobody before. */
function isWithoutSubject(query: Query): boolean {
  const { ask, cues, said, conditions, isWhether } = query;
  const isAgainst = conditions.some((one) => one.kind === 'nation' && one.scoring === 'against');
  return (
    (isAgainst && ['list', 'count'].includes(ask) && isAll(query, 'nation', 'cup')) ||
    (isWhether && ask === 'list' && isAll(query, 'than') && !cues.has('players')) ||
    // 'Which team has never lost a final?'
    (ask === 'match' && conditions.some(isUnplayed) && conditions.every(isUnplayed)) ||
    // 'Teams that beat the champions'
    (ask === 'match' &&
      /s$/.test(said.get('champion') ?? '') &&
      cues.has('lost') &&
      conditionsOf(query, 'nation').length === 0) ||
    // 'Where was that?' after a match, 'have the hosts lost the opening match?'
    (ask === 'hosts' &&
      ((cues.has('pronoun') && conditionsOf(query, 'nation').length > 1) || stagesIn(query).includes('opening'))) ||
    (cues.has('difference') && ask !== 'compare' && ask !== 'match')
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

const isBare = ({ conditions, players, formations }: Query) =>
  conditions.length + players.length + formations.length === 0;

const isAll = ({ conditions }: Query, ...kinds: Condition['kind'][]) =>
  conditions.every(({ kind }) => kinds.includes(kind));

/** In these, each word may say which: 'the president of Brazil'. */
const TELLING = asksIn('squad manager match champion hosts captain');

const isSpoilt = ({ ask, cues, conditions, players }: Query) =>
  TELLING.includes(ask) ||
  (ask === 'edit' && players.length > 0) ||
  // 'Who won the Grand Slam?'
  (ask === 'list' && cues.has('champion') && !cues.has('worldCup') && conditions.every(({ kind }) => kind !== 'cup'));

function isReadable(query: Query): boolean {
  const { ask, unread, conditions, players, cues, said, formations, language } = query;
  const isTooMuch =
    language === null ? unread.length > MOST_UNREAD && players.length === 0 : unread.length > MOST_FOREIGN;
  // Without its 'not' or 'before', it would ask for the opposite, or another time.
  const isOpposite = unread.some(
    (word) => word === said.get('not') || /^(?:not|before|after|until|till|apart|aside|first|same)\b/.test(word),
  );
  if (isTooMuch || (isOpposite && ask !== 'person' && conditions.length > 0)) return false;
  if (isSpoilt(query)) return false;
  // What's said of the whole team is no answer to 'is someone in my team twice?'.
  if (isBare(query))
    return (
      cues.has('mine') &&
      (ask === 'suggest' ||
        (ask === 'screen' && (query.order !== null || SCREEN.concat(TOGETHER).some((cue) => cues.has(cue)))))
    );
  // 'The president of Brazil'
  const isVague = isAll(query, 'nation', 'active', 'cup', 'club') && !cues.has('players');
  return !isVague || (ask !== 'list' && (ask !== 'eleven' || cues.has('eleven') || formations.length > 0));
}

/** They ask for a figure of the whole team. */
const TOGETHER = cuesIn('clubs nation teams most howMany together playedFor');

/** All goals are no answer to 'goals from the bench'. */
const NEEDED: Partial<Record<Ask, readonly Condition['kind'][]>> = {
  match: kindsIn('cup nation score'),
  goals: kindsIn('stage nation score'),
};

function isKnown(query: Query): boolean {
  const { ask, lacking, conditions, players, said, order, measures } = query;
  const lacks = (...what: readonly string[]) => lacking.some((one) => what.includes(one));
  if (OF_WORLD_CUPS.includes(ask) && lacks('other awards', ...OTHER_TITLES)) return false;
  const needed = NEEDED[ask];
  if (needed)
    return (
      !lacks(...OF_SOME_TEAMS) &&
      (conditions.some(({ kind }) => needed.includes(kind)) || (players.length > 0 && measures.length > 0))
    );
  // 'Who's the tallest in my team?'
  if (ask === 'screen' && !lacks('captains') && measures.length === 0 && order === null) return !isBare(query);
  if (['eleven', 'edit', 'suggest'].includes(ask)) return !isBare(query);
  if (ask !== 'list' && ask !== 'count') return !lacks('club titles') || ask === 'person' || ask === 'compare';
  // 'Who has the most assists?'
  const isSuperlative =
    /most|least|fewest|est$/.test(said.get('most') ?? '') && order === null && measures.length === 0;
  return !isSuperlative && !lacks(...UNLISTED, 'club titles');
}
