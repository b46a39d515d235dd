import type { Features } from '#lib/assistant/scout/read/features.ts';
import { cuesIn, MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';

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

const isCount = ({ has, measures, hasCup, nations }: Features) =>
  has('howMany') &&
  measures.some((one) => one === 'cupGoals' || one === 'cupMatches') &&
  (hasCup || nations > 0 || has('worldCup'));

const isOfMatches = (features: Features) => {
  const { has, isPerson, isPlayers, isAtMatch, nations, isOneCup, measures, hasNoun, order } = features;
  // 'World Cup matches of Italy and France', 'England's games in 1990', 'every match that Scotland won'
  const isOfAll = nations === (isOneCup || has('champion') ? 1 : 2) && measures.includes('cupMatches');
  const isDuel = nations > 1 && !hasNoun && order === null && ((isOneCup && !has('squad')) || has('compare'));
  if (has('whichCup') && order?.measure === 'cupGoals' && !hasNoun) return true;
  if (isOfBest(features) || (has('conceded') && !isPerson && !hasNoun)) return true;
  const isRecord = has('record') && nations > 0;
  return (
    !isPlayers &&
    !has('eleven') &&
    (isAtMatch || has(...MATCH_CUES) || isCount(features) || isDuel || isOfAll || isRecord)
  );
};

export const isMatch = (features: Features) => isOfRecords(features) || isOfMatches(features);

/** 'Senegal's line-up when they beat France' names the match without its year. */
const isOfTwo = ({ has, nations, isOneCup, isRegion }: Features) =>
  nations > 1 && !isRegion && (isOneCup || has('beat', 'lost'));

const isOfOther = ({ has, isPerson, isWhether, hasRole, formations, order }: Features) =>
  isPerson ||
  formations.length > 0 ||
  order !== null ||
  has('shootouts', 'wouldWin', 'teams', 'howMany', 'scored') ||
  has('players') ||
  // 'Has England ever been in a final?'
  (isWhether && !hasRole);

/** 'How did France line up in the 1998 final?' */
export const isLineup = (features: Features) => {
  const { has, nations, isOneCup, isAtMatch, conditions, hasRole } = features;
  const isDuel = isOfTwo(features);
  if (isOfOther(features)) return false;
  const isTeams = isDuel || (nations > 0 && isOneCup);
  const isThere = isAtMatch ? isOneCup || nations > 0 : isDuel && has('result', 'compare', 'beat', 'lost');
  if (isThere && (features.hasPlayed || has('formationAdvice') || hasRole)) return true;
  const isPlain = isTeams && conditions.every(({ isNot }) => !isNot) && isSquadsEleven(features, isDuel);
  return (has('lineup', 'formationAdvice') || isPlain) && (isThere || isTeams);
};

/** 'The England team in the semi-final', 'Brazil 2002 eleven' */
const isSquadsEleven = ({ has, isAtMatch }: Features, isDuel: boolean) =>
  (isAtMatch || isDuel) && has('team', 'squad', 'eleven');

/** 'Brazil 2002' */
export const isSquad = (features: Features) => {
  const { has, count, isPerson, isRegion, nations, isOneCup, conditions, order, lacking, players } = features;
  if ((isPerson && (players.length < 2 || !has('squad'))) || isRegion || !isOneCup || nations === 0 || has('scored'))
    return false;
  // 'Which Germans won it in 1990 and were in the squad of 1986?'
  if (has('players') && (has('champion') || count('cup') > 1)) return false;
  if (has('squad')) return order === null && count('club') === 0;
  return conditions.length === 2 && order === null && lacking.length === 0 && !has('best', 'howMany', 'eleven');
};

const isOfSide = (conditions: Features['conditions'], side: 'for' | 'against') =>
  conditions.some((one) => one.kind === 'nation' && one.scoring === side);

/** 'Did he score?', 'his goals', but not 'the score of the final'. */
const hasScored = ({ has, said, measures, order, isPerson, isWhether, conditions }: Features) =>
  measures.every((measure) => measure === 'cupGoals') &&
  (measures.length > 0 ||
    order?.measure === 'cupGoals' ||
    // 'Three against Brazil'
    (conditions.some((one) => one.kind === 'measure' && one.measure === 'cupGoals') &&
      (isOfSide(conditions, 'against') || (isPerson && has('opponents')))) ||
    (has('scored') && (isPerson || isWhether || !/^scores?$/.test(said.get('scored') ?? ''))));

/** 'How many goals did Germany score against Brazil?' is the teams' record. */
const isTotal = ({ has, isPerson, order }: Features) => has('howMany') && !isPerson && order === null;

const OF_TEAM = cuesIn('instead eleven squad wouldWin mine fill');
const OTHER = cuesIn('conceded hosts difference highest biggest');

/** Of some matches, one player at one World Cup, or against someone. */
function isOfSomeMatches({
  has,
  count,
  conditions,
  nations,
  order,
  players,
  isOneCup,
  ...features
}: Features): boolean {
  const isDuel = nations > 1 && (has('compare', 'beat') || isOneCup);
  const isOwn = players.length === 1 && nations === 0 && count('cup') < 2 && (isOneCup || has('minute', 'opponents'));
  // 'Goals of Cameroon 1990'
  const isOfTeam = nations === 1 && isOneCup && !features.isPlayers && features.measures.includes('cupGoals');
  return (
    count('stage') + count('score') > 0 || isOfSide(conditions, 'against') || (!order && (isDuel || isOwn || isOfTeam))
  );
}

/** Who scored, and when. */
export const isGoals = (features: Features) => {
  const { has, count, order, isPerson, isMine, hasTeam, isHonour } = features;
  if (has(...OF_TEAM) || (isMine && hasTeam)) return false;
  if (count('goal') + count('haul') > 0) return true;
  const isOfOrder = order !== null && order.measure !== 'cupGoals' && order.measure !== 'age';
  const isOther = has(...OTHER) || isTotal(features) || isHonour || isOfOrder || (has('whichCup') && !isPerson);
  return hasScored(features) && !isOther && isOfSomeMatches(features);
};
