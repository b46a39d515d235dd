import type { Ask, Condition, Kind, Reading } from '#lib/assistant/scout/query.ts';
import { isGoals, isLineup, isMatch, isSquad } from '#lib/assistant/scout/read/cup-wish.ts';
import { isEdit, isSuggestion } from '#lib/assistant/scout/read/edit-wish.ts';
import { type Features, featuresOf, SCREEN, TALK } from '#lib/assistant/scout/read/features.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { MATCH_CUES, OTHER_TITLES } from '#lib/assistant/scout/words/cues.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';

const isVersus = ({ has, sides, nations, order, count, isOneCup }: Features) =>
  (has('beat') && count('club') > 0) ||
  (has('mine') &&
    (sides.length > 0 || (nations === 1 && isOneCup)) &&
    (order?.measure === 'rating' || has('compare', 'beat', 'wouldWin'))) ||
  ((has('wouldWin') || (has('beat') && has('mine'))) &&
    (sides.length > 0 || nations > 1 || has('mine') || count('club') > 1)) ||
  (sides.length > 1 && !has('out') && (has('compare', 'or', 'beat') || order?.measure === 'rating'));

const isOnScreen = ({ has, hasRole, isPerson, nations, hasTeam, isOneCup, isAtMatch, formations, form }: Features) =>
  (has('bench') ? !isOneCup && !isAtMatch && (nations === 0 || hasTeam) : nations === 0) &&
  !has('eleven', 'squad') &&
  ((has('bench', 'misplaced', 'formationAdvice', 'weakest', 'strongest', 'ofLines') &&
    !(isPerson && has('strongest'))) ||
    (hasTeam &&
      formations.length > 0 &&
      (formations.length > 1 || form === 'question' || has('should')) &&
      !has('best')) ||
    (has('missing') && !hasRole));

const isAboutMine = ({ has, isMine, hasTeam, hasRole, isPerson }: Features) => {
  const isElsewhere =
    has('fill', 'nextTo') || (has('missing') && hasRole) || (isPerson && !has('misplaced', 'describe', 'average'));
  return isMine && hasTeam && !isElsewhere;
};

const isEleven = (features: Features) => {
  const { has, hasRole, isPerson, players, measures, isFormation, isOnePlayer, order, conditions } = features;
  // 'The best player of each nation'
  const hasLimits = features.hasLimits && !isOnePlayer && order === null && measures.length === 0;
  const isAboutPlayers =
    (isPerson && (has('should', 'instead', 'nextTo') || measures.length > 0)) ||
    (players.length > 1 && has('compare', 'or'));
  if (hasRole || isAboutPlayers) return false;
  const isTeam = has('team') && conditions.length > 0 && !has('playedFor', 'should', 'instead', 'mine');
  const isLine = has('lineup') && !has('howMany', 'players') && !isPerson;
  // 'Who of the 2014 team has retired?'
  const isWhole = order === null && (isLine || (isTeam && features.asks !== 'who'));
  return has('eleven', 'fill') || hasLimits || isFormation || isWhole;
};

/** A list of what is left when something can't be looked up has to be about more than a nation. */
const isList = ({ has, isHonour, isListing, conditions, lacking, hasNoun }: Features) =>
  !(has('teams') && !hasNoun && !(isHonour && has('most'))) &&
  (isListing ||
    (conditions.length > 0 &&
      (lacking.length === 0 || conditions.some(({ kind }) => ['club', 'name', 'honour'].includes(kind)))));

const OF_CHAMPIONS: readonly Kind[] = ['nation', 'cup', 'active', 'honour', 'gender'];

const isTitle = (one: Condition) => one.kind === 'honour' && one.honour === WORLD_CUP && !one.isNot;

/** 'World Cup winners since 1974' */
const isWinners = ({ conditions, lacking }: Pick<Features, 'conditions' | 'lacking'>) =>
  lacking.length === 0 &&
  conditions.some(isTitle) &&
  conditions.every((one) => isTitle(one) || (!one.isNot && ['cup', 'active', 'nation'].includes(one.kind)));

const hasOnlyCups = (conditions: Features['conditions']) =>
  conditions.length > 0 && conditions.every((one) => one.kind === 'cup' && !one.isNot);

/** With a team on screen: 'Who's the oldest?', 'how many Italians?', 'who's not Brazilian?', 'anyone born in the 90s?' */
const isOfFullTeam = (features: Features) => {
  const { has, hasTeam, hasOpen, hasNoun, hasRole, isAnyone, isPerson, order, measures, lacking, conditions } =
    features;
  if (!hasTeam || isPerson || measures.length + lacking.length > 0 || has('ever')) return false;
  if (order !== null)
    return (
      (['age', 'fame'].includes(order.measure) || (order.measure === 'rating' && order.isLeast)) &&
      conditions.length === 0 &&
      !hasNoun &&
      !has('ofCups', 'worldCup')
    );
  if (has('howMany'))
    return (
      (conditions.length > 0 || has('nation')) &&
      conditions.every(({ kind }) => kind === 'nation' || kind === 'club') &&
      !(features.said.has('players') || has('ofCups', 'worldCup'))
    );
  return (
    !hasOpen &&
    conditions.length > 0 &&
    (isAnyone || (!has('players') && conditions.every(({ isNot }) => isNot))) &&
    !hasRole &&
    !has('best', 'should', 'instead', 'nextTo', 'forMine', 'notMine', 'eleven')
  );
};

const isChampion = (features: Features) => {
  const { has, isPlayers, isOneCup, measures, nations, lacking, order, conditions, hasNoun, isPerson } = features;
  const isOfWinners = !features.isFormation && isWinners(features);
  const isOfTitles = measures.includes('cups') || order?.measure === 'cups';
  // 'When did Spain win?'
  const isOfTeam = nations > 0 && features.form === 'question' && !has(...MATCH_CUES);
  return (
    (has('champion') || isOfWinners) &&
    conditions.every((one) => (one.kind === 'stage' ? one.stage === 'final' : OF_CHAMPIONS.includes(one.kind))) &&
    !lacking.some((what) => OTHER_TITLES.includes(what)) &&
    (!isPlayers || (isOfWinners && !hasNoun && !isPerson && features.order === null)) &&
    !has('clubs', 'oneClub', 'eleven', 'lesser', 'best', 'lost', 'whichGroup', 'shootouts', 'inPlay', 'conceded') &&
    !measures.includes('cupMatches') &&
    (has('worldCup', 'pronoun') || features.hasCup || isOfWinners || isOfTitles || isOfTeam) &&
    (nations < 2 || isOfTitles || (has('or') && (isOneCup || (has('most') && measures.length === 0))))
  );
};

/** 'Which World Cup did Uruguay do best at?' */
const isBestCup = ({ has, nations, isRegion, isOneCup, isPerson, hasNoun, asks, order }: Features) =>
  (nations > 0 || has('teams', 'team') || (asks === 'who' && !hasNoun)) &&
  (isRegion || nations !== 1 || !isOneCup) &&
  has('whichCup') &&
  !isPerson &&
  (has('best') || order?.measure === 'rating');

/** 'Which teams were at exactly two World Cups?', 'which teams never won it?' */
const isOfSomeTeams = ({ has, hasNoun, isPerson, conditions }: Features) =>
  has('teams', 'team', 'nation') &&
  !hasNoun &&
  !isPerson &&
  !has('eleven') &&
  conditions.some(
    (one) => (one.kind === 'measure' && one.measure === 'cups') || isTitle({ ...one, isNot: !one.isNot }),
  );

const isOfTeams = (features: Features) => {
  const { has, isPlayers, isOneCup, hasCup, nations, isRegion, measures } = features;
  if (features.isAtMatch || has(...MATCH_CUES, 'champion')) return false;
  if (isOfSomeTeams(features) || (has('absent') && nations > 0 && !features.isPerson)) return true;
  if (isRegion && has('teams', 'team', 'nation') && isOneCup && !isPlayers) return true;
  // 'Ghana at World Cups'
  const isBare =
    has('worldCup') &&
    features.conditions.every(({ kind, isNot }) => kind === 'nation' && !isNot) &&
    !features.isListing &&
    !has('best', 'eleven', 'howMany', 'most', 'whichCup', 'squad', 'lineup', 'record', 'compare', 'or', 'than') &&
    measures.length + features.lacking.length === 0;
  const isNations =
    nations > 0 && !isOneCup && (measures.includes('cups') || (has('worldCup') && has('playedFor')) || isBare);
  return !isPlayers && (isNations || (has('teams') && hasCup));
};

/** 'Make Cole and Lennon switch sides', 'Gullit in midfield and Seedorf on the wing': more than can be done at once. */
const isUnclearChange = ({ has, hasTeam, players, roles, isActing, asks, isWhether, order }: Features) =>
  hasTeam &&
  players.length > 1 &&
  asks === null &&
  !isWhether &&
  order === null &&
  !has('or', 'compare', 'nextTo', 'instead', 'eleven', 'team', 'fill') &&
  (has('change') || isActing || roles.length > 1);

/** In order of precedence. */
const RULES: readonly (readonly [Ask, (features: Features) => boolean])[] = [
  [
    'talk',
    ({ isOnlyTalk, has, isPerson }) => has('secret') || (has('ratings') && !isPerson) || (isOnlyTalk && has(...TALK)),
  ],
  ['goals', isGoals],
  [
    'manager',
    ({ lacking, nations, isPerson, has, count, conditions, hasNoun, order }) =>
      (count('manager') > 0 &&
        !hasNoun &&
        order === null &&
        (!has('squad') || has('teams')) &&
        !has('eleven', 'scored', 'beat', 'wouldWin')) ||
      (lacking.includes('coaches') &&
        (nations + count('measure') > 0 ||
          isPerson ||
          order?.measure === 'cups' ||
          has('champion', 'most', 'hosts', 'asPlayer') ||
          hasOnlyCups(conditions))),
  ],
  [
    'captain',
    ({ lacking, isOneCup, has, nations, conditions }) =>
      lacking.includes('captains') && isOneCup && (has('champion') || nations > 0 || hasOnlyCups(conditions)),
  ],
  [
    'screen',
    ({ lacking, has, hasTeam, own }) =>
      lacking.includes('captains') && (has('mine', 'pronoun') || ((has('should') || own.length > 1) && hasTeam)),
  ],
  [
    'teams',
    ({ conditions, hasNoun, hasRole, isAnyone, isPerson }) =>
      conditions.some(({ kind }) => kind === 'record') && (!hasNoun || (isAnyone && !hasRole)) && !isPerson,
  ],
  ['screen', ({ has, isPerson }) => has('roomFor') && isPerson && !has('or')],
  ['versus', isVersus],
  ['edit', isEdit],
  ['screen', isOnScreen],
  ['hosts', ({ has, isPerson }) => has('hosts') && !isPerson],
  ['teammates', ({ has, players }) => has('teammates') && players.length === 1],
  [
    'compare',
    ({ has, players, isPerson, hasTeam, hasRole }) =>
      (has('teammates') && players.length > 1) ||
      (isPerson && hasTeam && ((has('thanMine') && hasRole) || (has('getsIn') && has('mine')))),
  ],
  ['screen', isAboutMine],
  ['lineup', isLineup],
  ['champion', isChampion],
  ['teams', (features) => isBestCup(features) || isOfTeams(features)],
  ['match', isMatch],
  ['squad', isSquad],
  ['nothing', isUnclearChange],
  ['eleven', isEleven],
  ['compare', ({ has, players }) => players.length > 1 && !has('nextTo', 'instead')],
  ['suggest', isSuggestion],
  ['person', ({ isPerson }) => isPerson],
  ['screen', ({ has, hasNoun, conditions }) => has(...SCREEN) && !hasNoun && conditions.length === 0],
  ['screen', (features) => (features.isOwnTeam && !features.hasTeam) || isOfFullTeam(features)],
  // 'Who won the golden boot, and how many goals?' asks for the list.
  [
    'count',
    ({ has, hasNoun, conditions, order, asks }) =>
      has('howMany') && order === null && conditions.length + Number(hasNoun) > 0 && asks !== 'which',
  ],
  [
    'champion',
    ({ conditions, lacking, isListing, asks }) =>
      hasOnlyCups(conditions) && lacking.length === 0 && !isListing && asks !== 'who',
  ],
  ['list', isList],
];

export function askOf(reading: Reading, screen: ScreenTeam | null): Ask {
  const features = featuresOf(reading, screen);
  return RULES.find(([, isMeant]) => isMeant(features))?.[0] ?? 'nothing';
}
