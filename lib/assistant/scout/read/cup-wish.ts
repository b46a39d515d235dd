import type { Features } from '#lib/assistant/scout/read/features.ts';
import { MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';

/** 'Uruguay or Paraguay: who has won more matches?' */
const isOfRecords = ({ has, nations, order, hasNoun, isPerson }: Features) =>
  nations > 1 &&
  (order?.measure === 'cupMatches' || order?.measure === 'cupGoals') &&
  has('or', 'compare', 'than') &&
  !hasNoun &&
  !isPerson;

/** 'Which country won the most matches?', 'most goals by one team', 'who lost most matches?' */
const isOfBest = ({ has, said, order, hasNoun, isPerson }: Features) => {
  const isOfTeams = has('teams') || /countr|nation/.test(said.get('nation') ?? '');
  const isOfEnds = has('lost', 'drawn', 'beat', 'champion');
  if (hasNoun || isPerson || has('clubs', 'mine')) return false;
  return order?.measure === 'cupMatches' ? isOfTeams || isOfEnds : isOfTeams && /^cupGoals/.test(order?.measure ?? '');
};

const isOfMatches = (features: Features) => {
  const { has, isPerson, isPlayers, isAtMatch, nations, isOneCup, measures, hasCup, hasNoun, order } = features;
  const isTotal =
    has('howMany') &&
    measures.some((one) => one === 'cupGoals' || one === 'cupMatches') &&
    (hasCup || nations > 0 || has('worldCup'));
  const isDuel = nations > 1 && !hasNoun && order === null && ((isOneCup && !has('squad')) || has('compare'));
  if (has('whichCup') && order?.measure === 'cupGoals' && !hasNoun) return true;
  if (isOfBest(features)) return true;
  if (has('conceded') && !isPerson && !hasNoun) return true;
  const isRecord = has('record') && nations > 0;
  return !isPlayers && !has('eleven') && (isAtMatch || has(...MATCH_CUES) || isTotal || isDuel || isRecord);
};

export const isMatch = (features: Features) => isOfRecords(features) || isOfMatches(features);

const isOfOther = ({ isPerson, formations, order }: Features) => isPerson || formations.length > 0 || order !== null;

/** 'How did France line up in the 1998 final?' */
export const isLineup = (features: Features) => {
  const { has, isMine, nations, isOneCup, isAtMatch, conditions, hasRole } = features;
  if (isOfOther(features) || has('shootouts', 'wouldWin', 'teams', 'players', 'howMany')) return false;
  const isTeams = nations > 0 && isOneCup;
  const isDuel = isTeams && nations > 1;
  const isThere = (isAtMatch && (isOneCup || nations > 0)) || (isDuel && has('result', 'compare', 'beat', 'lost'));
  if (isThere && (features.hasPlayed || has('formationAdvice') || hasRole)) return true;
  const isPlain = isTeams && conditions.every(({ isNot }) => !isNot) && isSquadsEleven(features, isDuel);
  return (has('lineup', 'formationAdvice') || isPlain) && !isMine && (isThere || isTeams);
};

/** 'The England team in the semi-final', 'Brazil 2002 eleven' */
const isSquadsEleven = ({ has, isAtMatch, nations }: Features, isDuel: boolean) =>
  isAtMatch || isDuel ? has('team', 'squad', 'eleven') : has('eleven') && !has('best') && nations === 1;

/** 'Brazil 2002' */
export const isSquad = (features: Features) => {
  const { has, count, isPerson, isRegion, nations, isOneCup, conditions, order, lacking, hasRole, players } = features;
  if (
    (isPerson && (players.length < 2 || !has('squad'))) ||
    isRegion ||
    !isOneCup ||
    nations === 0 ||
    (has('scored') && !has('squad'))
  )
    return false;
  // 'Which Germans won it in 1990 and were in the squad of 1986?'
  if (has('players') && (has('champion') || count('cup') > 1)) return false;
  if (has('squad')) return order === null && count('club') === 0 && !has('most', 'clubs');
  return (
    nations === 1 &&
    conditions.length === 2 &&
    order === null &&
    lacking.length === 0 &&
    !hasRole &&
    !has('best', 'howMany', 'eleven')
  );
};
