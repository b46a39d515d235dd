import type { Features } from '#lib/assistant/scout/read/features.ts';

const isOfOther = ({ isPerson, formations, order }: Features) => isPerson || formations.length > 0 || order !== null;

/** 'How did France line up in the 1998 final?' */
export const isLineup = (features: Features) => {
  const { has, isMine, nations, isOneCup, isAtMatch, conditions, hasRole } = features;
  if (isOfOther(features) || has('shootouts', 'wouldWin', 'teams', 'players', 'howMany')) return false;
  const isTeams = nations > 0 && isOneCup;
  const isDuel = isTeams && nations > 1;
  const isThere = (isAtMatch && (isOneCup || nations > 0)) || (isDuel && has('result', 'compare', 'beat', 'lost'));
  if (isThere && (has('playedFor') || hasRole)) return true;
  const isPlain = isTeams && conditions.every(({ isNot }) => !isNot) && isSquadsEleven(features, isDuel);
  return (has('lineup') || isPlain) && !isMine && (isThere || isTeams);
};

/** 'The England team in the semi-final', 'Brazil 2002 eleven' */
const isSquadsEleven = ({ has, isAtMatch, nations }: Features, isDuel: boolean) =>
  isAtMatch || isDuel ? has('team', 'squad', 'eleven') : has('eleven') && !has('best') && nations === 1;

/** 'Brazil 2002' */
export const isSquad = ({
  has,
  count,
  isPerson,
  isRegion,
  nations,
  isOneCup,
  conditions,
  order,
  lacking,
  hasRole,
}: Features) => {
  if (isPerson || isRegion || !isOneCup || nations === 0 || (has('scored') && !has('squad'))) return false;
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
