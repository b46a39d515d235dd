import type { Features } from '#lib/assistant/scout/read/features.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';

/** How a match ended, or which of several is meant. */
const ENDINGS: readonly Cue[] = [
  'lost',
  'drawn',
  'beat',
  'out',
  'biggest',
  'highest',
  'heaviest',
  'shootouts',
  'eliminator',
  'whichGroup',
];
export const MATCH_CUES: readonly Cue[] = ['result', ...ENDINGS];

/** 'Uruguay or Paraguay: who has won more matches?' */
const isOfRecords = ({ has, nations, order, hasNoun, isPerson }: Features) =>
  nations > 1 &&
  (order?.measure === 'cupMatches' || order?.measure === 'cupGoals') &&
  has('or', 'compare', 'than') &&
  !hasNoun &&
  !isPerson;

const isOfMatches = ({
  has,
  isPerson,
  isPlayers,
  isAtMatch,
  nations,
  isOneCup,
  measures,
  hasCup,
  hasNoun,
  order,
}: Features) => {
  const isTotal =
    has('howMany') &&
    measures.some((one) => one === 'cupGoals' || one === 'cupMatches') &&
    (hasCup || nations > 0 || has('worldCup'));
  const isDuel = nations > 1 && !hasNoun && order === null && ((isOneCup && !has('squad')) || has('compare'));
  if (has('whichCup') && order?.measure === 'cupGoals' && !hasNoun) return true;
  // 'Which country won the most matches?'
  if (has('teams', 'nation') && order?.measure === 'cupMatches' && !hasNoun) return true;
  if (has('conceded') && !isPerson && !hasNoun) return true;
  const isRecord = has('record') && nations > 0;
  return !isPlayers && !has('eleven') && (isAtMatch || has(...MATCH_CUES) || isTotal || isDuel || isRecord);
};

export const isMatch = (features: Features) => isOfRecords(features) || isOfMatches(features);
