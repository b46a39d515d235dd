import type { Condition, Kind, NamedPlayer, Reading } from '#lib/assistant/scout/query.ts';
import { type Features, SCREEN } from '#lib/assistant/scout/read/features.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';

/** A wish to change the team on screen: 'more attacking', 'Buffon in goal', 'swap Ramos for Maldini', 'max two Brazilians'. */
export const isEdit = (features: Features) => {
  const { has, hasTeam, hasRole, hasOpen, isOwnEleven, players, own, order, measures, lacking } = features;
  const isOther =
    (order !== null && !isShift(features)) || measures.length + lacking.length > 0 || has('lineup', 'squad', 'howMany');
  if (!hasTeam || isOther || has('bench') || (has('eleven') && !isOwnEleven)) return false;
  if (has('instead') && players.length > 0) return own.length > 0 && (players.length === 2 || isOfOwn(features));
  // 'Replace the Brazilians'
  if (has('instead') && hasLeavers(features)) return isExchange(features);
  if (has('fill')) return hasRole && hasOpen && players.length === 0;
  return has('keep') || players.length === 0 ? isOfAll(features) : isPlacing(features);
};

/** 'Replace Pirlo, Xavi and Gerrard with Germans' */
const isOfOwn = ({ players, own, conditions }: Features) =>
  players.length > 1 && own.length === players.length && conditions.length > 0;

const hasLeavers = ({ conditions, has }: Features) => conditions.length > 0 || has('weakest');
/** Whom a wish may exchange. */
const OF_LEAVERS: readonly Kind[] = [
  'nation',
  'club',
  'role',
  'ended',
  'born',
  'active',
  'age',
  'playing',
  'honour',
  'cup',
];

const isExchange = (features: Features) => {
  const { has, conditions } = features;
  // 'Him for a Dutchman' says only who comes.
  const isWhole = has('weakest') || !has('swappedFor') || conditions.length > 1;
  const isLeaver = ({ kind }: Condition) => OF_LEAVERS.includes(kind) || (kind === 'role' && has('weakest'));
  return isWhole && conditions.every(isLeaver) && !isAsking(features);
};

/** 'Make it younger', 'make it stronger in midfield' */
const isShift = ({ form, order, conditions, players }: Features) =>
  form === 'turn' &&
  (order?.measure === 'age' || (order?.measure === 'rating' && !order.isLeast)) &&
  players.length === 0 &&
  conditions.every(({ kind, isNot }) => kind === 'role' && !isNot);

const isOfAll = (features: Features) =>
  isSeats(features) ? !isAsking(features) && features.hasOpen : isChange(features);

const isAsking = ({ form, has }: Features) =>
  form === 'question' ||
  (has('should') && form !== 'wish' && form !== 'turn') ||
  has('best', 'nextTo', 'describe', 'average', 'compare', 'lesser', 'teammates', 'or', 'missing');

/** 'Buffon in goal' */
const isPlacing = (features: Features) => {
  const { conditions, own, has } = features;
  const isOfRole = conditions.length > 0 && conditions.every(({ kind, isNot }) => kind === 'role' && !isNot);
  const isNew = own.length === 0 && conditions.length === 0 && has('change');
  // 'Put Cafu at right back and move Lahm into midfield for Makélélé'
  const isAlsoOut = conditions.some(({ kind, isNot }) => kind === 'player' && isNot);
  const isSeveral = has('change') && own.length > 0 && (features.players.length > 2 || isAlsoOut);
  return !isAsking(features) && (isNew || isSeveral || (isOfRole && features.players.length === 1));
};

/** 'More attacking', 'max two Brazilians', 'drop Ramos', 'switch to 4-4-2' */
const isChange = (features: Features) => {
  const { has, hasLimits, hasNoun, conditions, formations, form } = features;
  const isBolder = has('attacking', 'defensive') && !hasLimits;
  const isWithout =
    form === 'only' ||
    form === 'turn' ||
    (conditions.every(({ isNot }) => isNot) && (!hasNoun || form === 'exclusion'));
  if (has('or', 'formationAdvice', ...SCREEN) || !isWithout || (isAsking(features) && !isBolder)) return false;
  return (
    isBolder ||
    isShift(features) ||
    hasLimits ||
    conditions.length > 0 ||
    (formations.length === 1 &&
      (has('change', 'mine', 'instead') ||
        (form === null && conditions.length === 0) ||
        form === 'wish' ||
        form === 'turn'))
  );
};

/** 'Two centre backs and a left back' */
const isSeats = ({ roles }: Features) => roles.length > 1 && roles.every(({ count }) => count !== undefined);

/** 'Get rid of Evra and put Cole in' */
export function withExchange(reading: Reading, screen: ScreenTeam | null): void {
  const out = reading.conditions.find((one) => one.kind === 'player' && one.isNot);
  const [named, ...others] = reading.players;
  const isIn = (one: NamedPlayer) => screen?.players.some(({ name }) => name === one.entry.player.name);
  if (out?.kind !== 'player' || !named || others.length > 0 || !isIn(out.named) || isIn(named)) return;
  reading.conditions = reading.conditions.filter((one) => one !== out);
  reading.players = [out.named, named];
  for (const cue of ['not', 'should'] as const) reading.cues.delete(cue);
  reading.cues.add('instead').add('swappedFor');
}
