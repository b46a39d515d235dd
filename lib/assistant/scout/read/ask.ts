import type { Ask, Kind } from '#lib/assistant/scout/query.ts';
import { isEdit } from '#lib/assistant/scout/read/edit-wish.ts';
import { type Features, featuresOf, SCREEN, TALK } from '#lib/assistant/scout/read/features.ts';
import { isMatch, MATCH_CUES } from '#lib/assistant/scout/read/match-wish.ts';
import type { Reading } from '#lib/assistant/scout/read/reading.ts';
import { isLineup, isSquad } from '#lib/assistant/scout/read/squad-wish.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';

/** As `LACKING` calls them. */
export const OTHER_TITLES: readonly string[] = ['club titles', 'other tournaments'];

const isVersus = ({ has, sides, nations, order, count, isOneCup }: Features) =>
  (has('beat') && count('club') > 0) ||
  (has('mine') &&
    (sides.length > 0 || (nations === 1 && isOneCup)) &&
    (order?.measure === 'rating' || has('compare', 'beat', 'wouldWin'))) ||
  ((has('wouldWin') || (has('beat') && has('mine'))) &&
    (sides.length > 0 || nations > 1 || has('mine') || count('club') > 1)) ||
  (sides.length > 1 && (has('compare', 'or', 'beat') || order?.measure === 'rating'));

/** Nobody names a position or player when asking about the own team's. */
const isOnScreen = ({ has, hasRole, isPerson, nations }: Features) =>
  nations === 0 &&
  !has('eleven', 'squad') &&
  ((has('bench', 'misplaced', 'formationAdvice', 'weakest', 'strongest') && !(isPerson && has('strongest'))) ||
    (has('missing') && !hasRole && !isPerson));

const isAboutMine = ({ has, isMine, hasTeam, hasRole, isPerson }: Features) => {
  const isElsewhere =
    has('fill', 'nextTo') || (has('missing') && hasRole) || (isPerson && !has('misplaced', 'describe'));
  return isMine && (hasTeam || has(...SCREEN)) && !isElsewhere;
};

const isEleven = ({
  has,
  hasRole,
  isPerson,
  players,
  measures,
  isFormation,
  hasLimits,
  order,
  conditions,
}: Features) => {
  const isAboutPlayers =
    (isPerson && (has('should', 'instead', 'nextTo') || measures.length > 0)) ||
    (players.length > 1 && has('compare', 'or'));
  if (hasRole || isAboutPlayers) return false;
  const isTeam =
    has('team') && conditions.length > 0 && order === null && !has('playedFor', 'should', 'instead', 'mine');
  const isLine = has('lineup') && !has('howMany', 'players') && !isPerson && order === null;
  return has('eleven', 'fill') || hasLimits || isFormation || isLine || isTeam;
};

/** A list of what is left when something can't be looked up has to be about more than a nation. */
const isList = ({ has, isListing, conditions, lacking, hasNoun, order }: Features) =>
  !(has('teams') && !hasNoun && order === null) &&
  (isListing ||
    (conditions.length > 0 &&
      (lacking.length === 0 || hasNoun || conditions.some(({ kind }) => ['club', 'name', 'honour'].includes(kind)))));

const OF_CHAMPIONS: readonly Kind[] = ['nation', 'cup', 'active', 'honour', 'gender'];

/** 'World Cup winners since 1974' */
const isWinners = ({ conditions, lacking }: Pick<Features, 'conditions' | 'lacking'>) =>
  lacking.length === 0 &&
  conditions.some((one) => one.kind === 'honour' && one.honour === WORLD_CUP && !one.isNot) &&
  conditions.every(({ kind, isNot }) => ['honour', 'cup', 'active', 'nation'].includes(kind) && !isNot);

const hasOnlyCups = (conditions: Features['conditions']) =>
  conditions.length > 0 && conditions.every((one) => one.kind === 'cup' && !one.isNot && one.years !== null);

const isOfFullTeam = ({
  has,
  hasTeam,
  hasOpen,
  isAnyone,
  conditions,
  hasRole,
  isPerson,
  order,
  lacking,
  measures,
}: Features) =>
  hasTeam &&
  !hasOpen &&
  conditions.length > 0 &&
  (isAnyone || (!has('players') && conditions.every(({ isNot }) => isNot))) &&
  !hasRole &&
  !isPerson &&
  order === null &&
  lacking.length + measures.length === 0 &&
  !has('best', 'should', 'instead', 'nextTo', 'forMine', 'howMany', 'ever', 'eleven');

/** In order of precedence. */
const RULES: readonly (readonly [Ask, (features: Features) => boolean])[] = [
  ['talk', ({ isOnlyTalk, has }) => has('secret') || (isOnlyTalk && has(...TALK))],
  [
    'manager',
    ({ lacking, nations, isOneCup, isPerson }) => lacking.includes('coaches') && nations > 0 && (isOneCup || !isPerson),
  ],
  [
    'captain',
    ({ lacking, isOneCup, has, isHonour, nations, conditions }) =>
      lacking.includes('captains') &&
      isOneCup &&
      (has('champion') || isHonour || nations > 0 || hasOnlyCups(conditions)) &&
      !has('mine'),
  ],
  [
    'screen',
    ({ lacking, has, hasTeam, isPerson }) =>
      lacking.includes('captains') && (has('mine') || (has('should') && hasTeam)) && !isPerson,
  ],
  ['screen', ({ has, isPerson }) => has('roomFor') && isPerson],
  ['versus', isVersus],
  ['edit', isEdit],
  ['screen', isOnScreen],
  ['hosts', ({ has, isPerson }) => has('hosts') && !isPerson],
  ['teammates', ({ has, players }) => has('teammates') && players.length === 1],
  ['compare', ({ has, players }) => has('teammates') && players.length > 1],
  [
    'compare',
    ({ has, isPerson, hasTeam, hasRole }) =>
      isPerson && hasTeam && ((has('thanMine') && hasRole) || (has('getsIn') && has('mine'))),
  ],
  ['screen', isAboutMine],
  ['lineup', isLineup],
  [
    'champion',
    ({ has, isPlayers, hasCup, isOneCup, measures, nations, count, lacking, order, conditions, hasNoun, isPerson }) =>
      (has('champion') || isWinners({ conditions, lacking })) &&
      conditions.every((one) => (one.kind === 'stage' ? one.stage === 'final' : OF_CHAMPIONS.includes(one.kind))) &&
      !lacking.some((what) => OTHER_TITLES.includes(what)) &&
      (!isPlayers || (isWinners({ conditions, lacking }) && !hasNoun && order === null && !isPerson)) &&
      !has('clubs', 'oneClub', 'eleven', 'lesser', 'best') &&
      count('club') === 0 &&
      !(has('howMany') && measures.includes('cupMatches')) &&
      (has('worldCup', 'pronoun') ||
        hasCup ||
        (has('most') && has('teams')) ||
        isWinners({ conditions, lacking }) ||
        measures.includes('cups') ||
        order?.measure === 'cups') &&
      !has('lost', 'whichGroup') &&
      (nations < 2 || order?.measure === 'cups' || measures.includes('cups') || (has('or') && isOneCup)),
  ],
  // 'Which World Cup did Uruguay do best at?'
  [
    'teams',
    ({ has, nations, isRegion, isOneCup, isPerson, order }) =>
      nations === 1 &&
      !isRegion &&
      !isOneCup &&
      has('whichCup') &&
      !isPerson &&
      (has('best') || order?.measure === 'rating'),
  ],
  [
    'teams',
    ({
      has,
      hasNoun,
      isPerson,
      isPlayers,
      isAtMatch,
      isOneCup,
      hasCup,
      order,
      nations,
      isRegion,
      measures,
      conditions,
    }) => {
      if (isAtMatch || has(...MATCH_CUES, 'champion')) return false;
      // 'Which teams were at exactly two World Cups?'
      const isCounted = conditions.some((one) => one.kind === 'measure' && one.measure === 'cups');
      if (isCounted && has('teams', 'team', 'nation') && nations === 0 && !hasNoun && !isPerson) return true;
      // 'Which teams never won it?'
      const isNeverWon = conditions.some((one) => one.kind === 'honour' && one.isNot && one.honour === WORLD_CUP);
      if (isNeverWon && has('teams', 'team', 'nation') && !hasNoun && !isPerson) return true;
      if (isRegion && has('teams', 'team', 'nation') && isOneCup && !isPlayers) return true;
      const isNations =
        nations > 0 && !isOneCup && (measures.includes('cups') || (has('worldCup') && has('playedFor')));
      return !isPlayers && (isNations || (has('teams') && (hasCup || order?.measure === 'cups')));
    },
  ],
  ['match', isMatch],
  ['squad', isSquad],
  ['eleven', isEleven],
  ['compare', ({ has, players }) => players.length > 1 && !has('nextTo', 'instead')],
  [
    'suggest',
    ({ has, hasRole, hasTeam, isPerson, nations }) =>
      has('nextTo', 'instead') ||
      (has('thanMine') && hasRole) ||
      (has('should', 'missing', 'forMine') && (hasRole || (hasTeam && (!isPerson || nations > 0)))),
  ],
  ['person', ({ isPerson }) => isPerson],
  ['screen', ({ has, hasNoun, conditions }) => has(...SCREEN) && !hasNoun && conditions.length === 0],
  ['screen', ({ isOwnTeam, hasTeam }) => isOwnTeam && !hasTeam],
  // With a team on screen: 'Who's not Brazilian?', 'anyone born in the 90s?', and 'how many Italians?'
  ['screen', isOfFullTeam],
  [
    'screen',
    ({ has, hasTeam, conditions, isPerson, order, measures, lacking }) =>
      hasTeam &&
      has('howMany') &&
      (conditions.some(({ kind }) => kind === 'nation' || kind === 'club') ||
        (conditions.length === 0 && has('nation'))) &&
      conditions.every(({ kind }) => kind === 'nation' || kind === 'club' || kind === 'honour') &&
      !isPerson &&
      order === null &&
      measures.length + lacking.length === 0 &&
      !has('players', 'ofCups', 'worldCup', 'ever'),
  ],
  // 'Who's the oldest?' with a team on screen.
  [
    'screen',
    ({ hasTeam, order, conditions, hasNoun, isPerson, measures, has }) =>
      hasTeam &&
      (order?.measure === 'age' || order?.measure === 'fame' || (order?.measure === 'rating' && order.isLeast)) &&
      conditions.length + measures.length === 0 &&
      !hasNoun &&
      !isPerson &&
      !has('ofCups', 'worldCup', 'ever'),
  ],
  // 'Who won the golden boot, and how many goals?' asks for the list.
  ['count', ({ has, conditions, order }) => has('howMany') && order === null && conditions.length > 0],
  // 'The last three World Cups'
  ['champion', ({ conditions, lacking, isListing }) => hasOnlyCups(conditions) && lacking.length === 0 && !isListing],
  ['list', isList],
];

export function askOf(reading: Reading, screen: ScreenTeam | null): Ask {
  const features = featuresOf(reading, screen);
  return RULES.find(([, isMeant]) => isMeant(features))?.[0] ?? 'nothing';
}
