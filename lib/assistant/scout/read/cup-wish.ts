import { type Features, isOnlyOf } from '#lib/assistant/scout/read/features.ts';
import { cuesIn, MATCH_CUES } from '#lib/assistant/scout/words/cues.ts';

/** 'Which country won the most matches?', 'Brazil or Germany: who scored more?', 'who lost most matches?' */
const isOfBest = ({ has, nations, order, hasNoun, isPerson, sides }: Features) => {
  if (hasNoun || isPerson) return false;
  const isOfTeams = has('teams') || sides.length > 1 || (nations > 1 && has('or', 'compare', 'than'));
  if (order?.measure === 'cupMatches') return isOfTeams || has('lost', 'drawn', 'beat', 'champion');
  return isOfTeams && /^cupGoals/.test(order?.measure ?? '');
};

export const isMatch = (features: Features) => {
  const { has, isPerson, isPlayers, nations, isOneCup, measures, hasNoun, order } = features;
  if (has('whichCup') && order?.measure === 'cupGoals') return true;
  if (isOfBest(features) || (has('conceded') && !isPerson && !hasNoun)) return true;
  // 'Goals in Qatar'
  const isOfAllGoals =
    isOneCup && isOnlyOf(features, 'cup') && features.cues.isSubsetOf(new Set(cuesIn('ofCups worldCup playedFor')));
  const isCount =
    (has('howMany') || isOfAllGoals) && !features.count('name') && measures.some((one) => /^cup[GM]/.test(one));
  // 'World Cup matches of Italy and France', 'England's games in 1990'
  const isOfAll = nations > 0 && measures.includes('cupMatches');
  const isDuel = features.isDuel || (nations > 1 && isOneCup);
  return (
    !isPlayers &&
    !has('eleven') &&
    !features.isOfAbsent &&
    (features.isAtMatch || has(...MATCH_CUES) || isCount || isDuel || isOfAll || (has('record') && nations > 0))
  );
};

/** Not 'at the'. */
const hasPlayed = ({ has, said }: Features) => has('playedFor') && !/^at /.test(said.get('playedFor') ?? '');

/** 'How did France line up in the 1998 final?' */
export const isLineup = (features: Features) => {
  const { has, nations, isOneCup, isAtMatch, hasRole } = features;
  // 'Has England ever been in a final?'
  const isOther = features.isPerson || features.order !== null || (features.isWhether && !hasRole);
  if (isOther || features.isOfAbsent || has('players', 'shootouts', 'wouldWin', 'teams', 'howMany', 'scored'))
    return false;
  // 'Senegal's line-up when they beat France' names the match without its year.
  const isDuel = nations > 1 && !features.isRegion && (isOneCup || has('beat', 'lost'));
  const isThere = isAtMatch ? isOneCup || (nations > 0 && !features.isRegion) : isDuel;
  // 'The England team in the semi-final'
  if (isThere && (hasRole || hasPlayed(features) || has('team', 'squad', 'eleven'))) return true;
  // 'England's eleven of 1990 in 4-4-2' is to be chosen.
  return has('lineup', 'formationAdvice') && (isThere || (nations > 0 && isOneCup && !features.isFormation));
};

/** 'Brazil 2002' */
export const isSquad = (features: Features) => {
  const { has, count, isPerson, isRegion, nations, isOneCup, conditions, order, lacking, players } = features;
  if (
    (isPerson && (players.length < 2 || !has('squad'))) ||
    isRegion ||
    !isOneCup ||
    nations === 0 ||
    features.isFormation ||
    has('scored', 'lineup')
  )
    return false;
  // 'The best England team from the 1990 squad' is to be chosen.
  if (has('squad')) return order === null && count('club') === 0 && !(has('best') && has('team'));
  return conditions.length === 2 && order === null && lacking.length === 0 && !has('best', 'howMany', 'eleven');
};

const OTHER = cuesIn('instead eleven wouldWin fill conceded hosts difference highest biggest');

/** Who scored, and when: in some matches, by one player at one World Cup, or against someone. */
export const isGoals = (features: Features): boolean => {
  const { has, count, conditions, measures, nations, order, players, isOneCup, isPerson, isHonour } = features;
  // 'Spain 2010 and Italy 2006, who scored more?'
  const isOfTeams = features.sides.length > 1 && order !== null && !features.hasNoun;
  if (isOfTeams || has(...OTHER) || (features.isMine && features.hasTeam)) return false;
  if (count('goal') + count('haul') > 0) return true;
  const isCounted = conditions.some((one) => one.kind === 'measure' && one.measure === 'cupGoals');
  const isScored = measures.length > 0 || order?.measure === 'cupGoals' || isCounted || has('scored', 'minute');
  // 'How many goals did Germany score against Brazil?' is the teams' record.
  const isTotal = has('howMany') && !isPerson && order === null;
  if (!isScored || isTotal || isHonour || has('squad') || measures.some((measure) => measure !== 'cupGoals'))
    return false;
  const isAgainst = conditions.some((one) => one.kind === 'nation' && one.scoring === 'against');
  const isDuel = nations > 1 && (has('compare', 'beat') || isOneCup);
  const isOwn = players.length === 1 && nations === 0 && count('cup') < 2 && (isOneCup || has('minute', 'opponents'));
  // 'Goals of Cameroon 1990'
  const isOfTeam = nations === 1 && isOneCup && !features.isPlayers && measures.includes('cupGoals');
  return count('stage') + count('score') > 0 || isAgainst || isDuel || isOwn || isOfTeam;
};
