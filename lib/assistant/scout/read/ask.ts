import type { Ask, Condition, Kind, Reading } from '#lib/assistant/scout/query.ts';
import { isGoals, isLineup, isMatch, isSquad } from '#lib/assistant/scout/read/cup-wish.ts';
import { isEdit, isSuggestion } from '#lib/assistant/scout/read/edit-wish.ts';
import { type Features, featuresOf, SCREEN, TALK } from '#lib/assistant/scout/read/features.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { MATCH_CUES, OTHER_TITLES } from '#lib/assistant/scout/words/cues.ts';
import { WORLD_CUP } from '#lib/assistant/scout/words/measures.ts';

const isVersus = ({ has, sides, order }: Features) => {
  const isCompared = has('compare', 'or', 'beat') || order?.measure === 'rating';
  return (
    has('wouldWin') ||
    (has('mine') && (has('beat') || (isCompared && sides.length > 0))) ||
    (sides.length > 1 && !has('out') && isCompared && !/^cup/.test(order?.measure ?? ''))
  );
};

const isOnScreen = ({ has, hasRole, isPerson, nations, isAtMatch, hasTeam, formations, newcomers }: Features) =>
  (nations === 0 || (has('bench') && hasTeam)) &&
  !(isAtMatch || (has('weakest') && !has('bench') && newcomers.length > 0)) &&
  !has('eleven', 'squad') &&
  (has('bench', 'misplaced', 'formationAdvice', 'weakest', 'ofLines') ||
    (has('strongest') && !isPerson) ||
    (has('missing') && !hasRole) ||
    (hasTeam && (formations.length > 1 || (formations.length > 0 && has('should')))));

const isEleven = ({ has, hasRole, isPerson, players, measures, order, conditions, said, ...features }: Features) => {
  if (hasRole || (players.length > 1 && has('compare', 'or'))) return false;
  if (has('eleven', 'fill')) return true;
  // 'What if we had 4-4-2?' is about the team on screen.
  if (features.isFormation) return !features.hasTeam || isPerson || conditions.length > 0 || has('best', 'team');
  const isLine = has('lineup') && !has('howMany', 'players') && !isPerson;
  // 'Who of the 2014 team has retired?', 'has Bellingham played for a Premier League team?'
  const isOfSome = features.asks === 'who' || (features.asks === 'whether' && isPerson);
  const isTeam = has('team') && conditions.length > 0 && !isOfSome;
  // 'The best player of each nation' is a list.
  const hasLimits = features.hasLimits && measures.length === 0 && said.get('players') !== 'player';
  if (order) return features.isWorstTeam;
  return isLine || isTeam || hasLimits;
};

const OF_CHAMPIONS: readonly Kind[] = ['nation', 'cup', 'active', 'honour', 'gender'];

const isTitle = (one: Condition) => one.kind === 'honour' && one.honour === WORLD_CUP && !one.isNot;

/** 'World Cup winners since 1974' */
const isWinners = ({ conditions, lacking, order, hasNoun, isPerson, isFormation }: Features) =>
  conditions.some(isTitle) &&
  conditions.every((one) => isTitle(one) || ['cup', 'active', 'nation'].includes(one.kind)) &&
  lacking.length === 0 &&
  order === null &&
  !(hasNoun || isPerson || isFormation);

/** With a team on screen: 'Who's the oldest?', 'how many Italians?', 'who's not Brazilian?', 'anyone born in the 90s?', 'who is in goal?' */
const isOfFullTeam = ({ has, hasTeam, hasOpen, hasNoun, isPerson, order, conditions, said, asks, cues }: Features) => {
  if (!hasTeam || isPerson) return false;
  const isOfPlace = conditions.length === 1 && conditions.every(({ kind, isNot }) => kind === 'role' && !isNot);
  if (isOfPlace && asks === 'who' && order === null && [...cues].every((cue) => cue === 'who')) return true;
  if (order !== null) {
    const isOfLine = ['age', 'fame'].includes(order.measure) || (order.measure === 'rating' && order.isLeast);
    return isOfLine && conditions.length === 0 && !hasNoun && !has('ofCups', 'worldCup');
  }
  if (has('howMany'))
    return (
      conditions.every(({ kind }) => kind === 'nation' || kind === 'club') && !said.has('players') && !has('worldCup')
    );
  const isAnyone = /^any/.test(said.get('players') ?? '');
  return (
    !hasOpen &&
    conditions.length > 0 &&
    (isAnyone || (!has('players') && conditions.every(({ isNot }) => isNot))) &&
    !has('best', 'notMine')
  );
};

const isChampion = (features: Features) => {
  const { has, measures, nations, lacking, order, conditions } = features;
  const isOfWinners = isWinners(features);
  const isOfTitles = measures.includes('cups') || order?.measure === 'cups';
  return (
    (isOfWinners || (has('champion') && !features.isPlayers)) &&
    conditions.every((one) => (one.kind === 'stage' ? one.stage === 'final' : OF_CHAMPIONS.includes(one.kind))) &&
    !lacking.some((what) => OTHER_TITLES.includes(what)) &&
    !has('clubs', 'oneClub', 'eleven', 'lesser', 'best', 'lost', 'whichGroup', 'shootouts', 'inPlay', 'conceded') &&
    !measures.includes('cupMatches') &&
    (has('worldCup', 'pronoun') || features.hasCup || isOfWinners || isOfTitles || nations > 0) &&
    (nations < 2 || isOfTitles || has('or') || (has('howMany', 'worldCup') && !has('compare', 'beat')))
  );
};

/** 'Which World Cup did Uruguay do best at?' */
const isBestCup = ({ has, isPerson, order }: Features) =>
  has('whichCup') && !isPerson && (has('best') || order?.measure === 'rating');

const isOfTeams = ({ has, isPlayers, isPerson, nations, measures, conditions, ...features }: Features) => {
  const isOther = features.isDuel || has(...MATCH_CUES, 'champion', 'eleven');
  if (features.isAtMatch || features.hasNoun || isPerson || isOther) return false;
  // 'Which teams were at exactly two World Cups?', 'which teams never won it?'
  const isOfSome = conditions.some(
    (one) => (one.kind === 'measure' && one.measure === 'cups') || isTitle({ ...one, isNot: !one.isNot }),
  );
  if (has('teams', 'team', 'nation') && isOfSome) return true;
  if (isPlayers) return false;
  // 'Ghana at World Cups'
  const isBare =
    conditions.every(({ kind }) => kind === 'nation') &&
    [...features.cues].every((cue) => ['worldCup', 'ofCups', 'ever'].includes(cue));
  const isAtCups = measures.includes('cups') || (has('worldCup') && (has('playedFor') || isBare));
  const isOfNations = has('absent') || (!features.isOneCup && isAtCups);
  return (nations > 0 && isOfNations) || (has('teams') && features.hasCup);
};

/** 'Make Cole and Lennon switch sides', 'Gullit in midfield and Seedorf on the wing': more than can be done at once. */
const isUnclearChange = ({ has, hasTeam, players, roles, isActing, asks, form }: Features) =>
  hasTeam &&
  players.length > 1 &&
  asks === null &&
  form !== 'question' &&
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
    ({ lacking, has, count, hasNoun }) =>
      !has('eleven') && (lacking.includes('coaches') || (count('manager') > 0 && !hasNoun)),
  ],
  ['captain', ({ lacking, isOneCup }) => lacking.includes('captains') && isOneCup],
  [
    'screen',
    ({ lacking, has, hasTeam, nations }) => lacking.includes('captains') && (has('mine') || (hasTeam && nations === 0)),
  ],
  [
    'teams',
    ({ conditions, hasNoun, isPerson }) => conditions.some(({ kind }) => kind === 'record') && !hasNoun && !isPerson,
  ],
  ['nothing', ({ isWorstTeam, has, hasCup }) => isWorstTeam && (hasCup || has('worldCup'))],
  // 'Who goes next to Baresi, Nesta or Scirea?'
  ['nothing', ({ has, players }) => has('nextTo') && has('or') && players.length > 2],
  ['screen', ({ has, isPerson }) => has('roomFor') && isPerson && !has('or')],
  ['versus', isVersus],
  ['edit', isEdit],
  ['screen', isOnScreen],
  ['hosts', ({ has, isPerson }) => has('hosts') && !isPerson],
  // 'Who played with both?'
  ['teammates', ({ has, players: [, other], asks }) => has('teammates') && (!other || asks === 'who')],
  ['compare', ({ has, isPerson, hasTeam }) => isPerson && hasTeam && has('thanMine', 'getsIn')],
  ['screen', ({ has, isMine, hasTeam, isPerson }) => isMine && hasTeam && !isPerson && !has('fill', 'nextTo')],
  // 'England's 1990 squad in 4-4-2'
  ['eleven', ({ isFormation, isAtMatch, isOneCup, nations }) => isFormation && isOneCup && nations > 0 && !isAtMatch],
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
  ['screen', isOfFullTeam],
  // 'Who won the golden boot, and how many goals?' asks for the list.
  [
    'count',
    ({ has, hasNoun, conditions, order, asks }) =>
      has('howMany') && order === null && (conditions.length > 0 || hasNoun) && asks !== 'which',
  ],
  [
    'champion',
    ({ conditions, lacking, isListing, asks }) =>
      conditions.length > 0 &&
      conditions.every(({ kind, isNot }) => kind === 'cup' && !isNot) &&
      lacking.length === 0 &&
      !isListing &&
      asks !== 'who',
  ],
  [
    'list',
    ({ has, hasNoun, isHonour, isListing, conditions, lacking }) =>
      (!has('teams') || hasNoun || isHonour) && (isListing || (conditions.length > 0 && lacking.length === 0)),
  ],
];

export function askOf(reading: Reading, screen: ScreenTeam | null): Ask {
  const features = featuresOf(reading, screen);
  return RULES.find(([, isMeant]) => isMeant(features))?.[0] ?? 'nothing';
}
