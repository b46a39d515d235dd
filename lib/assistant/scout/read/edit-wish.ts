import type { Condition, Heard, NamedPlayer, Reading } from '#lib/assistant/scout/query.ts';
import { type Features, SCREEN, saysAnyone } from '#lib/assistant/scout/read/features.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

/** A wish to change the team on screen: 'more attacking', 'Buffon in goal', 'swap Ramos for Maldini', 'max two Brazilians'. */
export const isEdit = (features: Features) => {
  const { has, hasTeam, hasRole, hasOpen, players, order, measures, lacking, said } = features;
  const isOther = has('bench') || (has('eleven') && !/\b(?:my|our)\b/.test(said.get('eleven') ?? ''));
  if (!hasTeam || lacking.length + measures.length > 0 || isOther) return false;
  if (isExchange(features)) return true;
  if ((order !== null && !isShift(features)) || has('lineup', 'squad', 'howMany')) return false;
  if (isBringing(features)) return true;
  if (has('fill')) return hasRole && hasOpen;
  return has('keep') || players.length === 0 ? isSeats(features) || isChange(features) : isPlacing(features);
};

/** Who could play somewhere, or next to or instead of someone. */
export const isSuggestion = ({ has, hasRole, hasTeam, isPerson, nations, own, asks, ...features }: Features) =>
  has('nextTo', 'instead') ||
  // 'Change Kahn'
  (own.length === 1 && features.said.get('change') === 'change' && features.conditions.length === 0) ||
  (has('thanMine') && hasRole) ||
  // 'Somebody better than Ramos'
  (features.isThanOwn && (saysAnyone(features) || hasRole) && !features.isWhether && !has('mine', 'howMany')) ||
  (has('should', 'missing', 'forMine') &&
    (own.length === 1 ? asks === 'who' : (hasRole && !isPerson) || (hasTeam && (!isPerson || nations > 0))));

/** Says who goes, and who comes unless all of those go: 'swap Pirlo for a German', 'replace the Brazilians'. */
const isExchange = (features: Features) => {
  const { has, conditions, newcomers, own, order, said } = features;
  const isOfOptions = /^(?:option|alternative|cover|backup)/.test(said.get('instead') ?? '');
  if (!has('instead') || has('nextTo') || isOfOptions) return false;
  const leaving = conditions.filter(({ leaves }) => leaves).length;
  const isComing = conditions.length > leaving || has('champion', 'scored', 'oneClub', 'lesser', 'best');
  if (own.length > 0) return newcomers.length > 0 || (isComing ? has('swappedFor') : own.length === 2);
  if (has('weakest') || leaving > 0) return true;
  // 'Him for a Dutchman' says only who comes.
  const isOfSome = conditions.length > 0 || has('champion', 'scored', 'oneClub');
  const isOfLeavers = order?.measure === 'age' || (isOfSome && !has('swappedFor'));
  return newcomers.length === 0 && isOfLeavers && !isAsking(features);
};

/** What was said before 'for' is about who goes. */
export function withLeavers(reading: Reading): void {
  if (reading.cues.has('swappedFor')) return;
  reading.cues.add('swappedFor');
  reading.conditions = reading.conditions.map((one) => ({ ...one, leaves: true }));
  if (reading.order === null) reading.limit = null;
}

/** 'Bring in two born after 2000', 'another Italian', 'get me two Italians in there' */
export const isBringing = ({ cues, conditions, players, form, formations, said, idle }: Heard) =>
  (cues.has('change') ||
    (cues.has('notMine') && conditions.every(({ kind }) => kind !== 'role')) ||
    (form === 'wish' && /there|in it/.test(said.get('pronoun') ?? '')) ||
    // 'One Brazilian in please'
    (form === null && idle.includes('in') && (idle.includes('one') || conditions.every((one) => 'count' in one)))) &&
  !cues.has('keep') &&
  form !== 'turn' &&
  form !== 'only' &&
  form !== 'question' &&
  players.length + formations.length === 0 &&
  conditions.some(({ kind, isNot }) => kind !== 'role' && !isNot);

/** 'Make it younger', 'make it stronger in midfield' */
const isShift = ({ form, order }: Features) =>
  form === 'turn' && (order?.measure === 'age' || (order?.measure === 'rating' && !order.isLeast));

/** 'Messi or Ronaldo', but not 'replace everyone from Barcelona or Milan' */
const isChoosing = (isOr: boolean, [one, ...others]: readonly Condition[], players: readonly NamedPlayer[]) =>
  isOr && !(players.length === 0 && others.length > 0 && others.every(({ kind }) => kind === one?.kind));

const isAsking = ({ form, has, said, asks, isWhether, conditions, players, idle }: Features) =>
  form === 'question' ||
  idle[0] === 'any' ||
  // 'Who should play there?', but not 'he should play there'
  (has('should') &&
    form !== 'wish' &&
    form !== 'turn' &&
    (said.get('should') !== 'should' || asks !== null || isWhether)) ||
  isChoosing(has('or') && form !== 'exclusion', conditions, players) ||
  has('best', 'nextTo', 'howGood', 'alike', 'describe', 'average', 'compare', 'lesser', 'teammates');

/** 'Buffon in goal', 'bring on Pelé', 'put Cafu at right back and move Lahm into midfield for Makélélé' */
const isPlacing = (features: Features) => {
  const { conditions, own, has, players, roles } = features;
  const isOfRole = conditions.length > 0 && conditions.every(({ kind, isNot }) => kind === 'role' && !isNot);
  const isNew = own.length === 0 && conditions.length === 0;
  const isSeveral =
    (own.length > 0 || roles.length > 1) &&
    (players.length > 2 ||
      (players.length > 1 && roles.length > 1) ||
      conditions.some(({ kind, isNot }) => kind === 'player' && isNot));
  return (
    (isNew && isWanted(features)) ||
    (!isAsking(features) && ((has('change') && (isNew || isSeveral)) || (isOfRole && players.length === 1)))
  );
};

const OF_A_WISH = cuesIn('change should team compare mine here forMine pronoun swappedFor instead thanks players');

/** 'Play Kanu', 'I prefer Neuer', 'get Figo in for someone' */
const isWanted = ({ newcomers, players, form, asks, isWhether, isActing, idle, cues }: Features) =>
  newcomers.length === 1 &&
  players.length === 1 &&
  asks === null &&
  !isWhether &&
  (form === 'wish' || isActing || cues.has('compare') || idle.includes('please')) &&
  [...cues].every((cue) => OF_A_WISH.includes(cue));

/** 'More attacking', 'max two Brazilians', 'drop Ramos', 'switch to 4-4-2' */
const isChange = (features: Features) => {
  const { has, hasLimits, hasNoun, conditions, formations, form } = features;
  const isBolder = has('attacking', 'defensive') && !hasLimits;
  const isWithout =
    form === 'only' ||
    form === 'turn' ||
    (conditions.every(({ isNot }) => isNot) && (!hasNoun || form === 'exclusion'));
  if (
    (has('or') && form !== 'exclusion') ||
    has('formationAdvice', ...SCREEN) ||
    !isWithout ||
    (isAsking(features) && !isBolder)
  )
    return false;
  const isFormation =
    has('change', 'mine', 'instead') ||
    form === 'wish' ||
    form === 'turn' ||
    (form === null && conditions.length === 0);
  return (
    isBolder || isShift(features) || hasLimits || conditions.length > 0 || (formations.length === 1 && isFormation)
  );
};

/** 'Two centre backs and a left back' */
const isSeats = ({ roles, hasOpen }: Features) =>
  hasOpen && roles.length > 1 && roles.every(({ count }) => count !== undefined);

/** 'Get rid of Evra and put Cole in', 'drop Evra, bring in a Brazilian', 'lose the English, bring in Frenchmen' */
export function withExchange(reading: Reading, screen: ScreenTeam | null): void {
  const { cues, conditions, players, form } = reading;
  const isIn = ({ entry }: NamedPlayer) => screen?.players.some((place) => place.entry === entry) ?? false;
  if (isSwap(reading, isIn)) cues.add('instead').add('swappedFor');
  withGaps(reading, screen);
  const isOfPlayers = players.length > 0 || form !== 'exclusion' || conditions.some(({ kind }) => kind === 'player');
  const isOut = (one: Condition) =>
    one.isNot &&
    (one.kind === 'player' ? isIn(one.named) : !isOfPlayers && ['nation', 'club', 'role'].includes(one.kind));
  const out = conditions.filter(isOut);
  const coming = conditions.filter((one) => !isOut(one));
  // 'I hate Bergkamp, another striker please'
  const isDropped =
    /^(?:drop|remove|get rid|take)/.test(reading.said.get('not') ?? '') && out.some(({ kind }) => kind === 'player');
  const isComing = players.length > 0 || ((cues.has('change') || isDropped) && coming.length > 0);
  // 'Drop Ramos, Messi to the left wing'
  const isMove = players.some(isIn) && (out.length + players.length !== 2 || coming.length > 0);
  if (out.length === 0 || !isComing || isMove || cues.has('eleven')) return;
  reading.conditions = [
    ...coming,
    ...out.flatMap((one) => (one.kind === 'player' ? [] : { ...one, isNot: false, leaves: true })),
  ];
  reading.players = [...out.flatMap((one) => (one.kind === 'player' ? one.named : [])), ...players];
  for (const cue of ['not', 'should'] as const) cues.delete(cue);
  cues.add('instead').add('swappedFor');
}

type IsIn = (one: NamedPlayer) => boolean;

/** 'Bebeto in, Neymar out': one is in the team, and one isn't. */
const isSwap = ({ cues, players, conditions, form, asks, isWhether, idle, order }: Reading, isIn: IsIn) =>
  players.length === 2 &&
  players.filter(isIn).length === 1 &&
  conditions.length === 0 &&
  order === null &&
  form !== 'question' &&
  asks === null &&
  !isWhether &&
  idle.some((word) => /^(?:in|out)$/.test(word)) &&
  [...cues].every((cue) => OF_A_WISH.includes(cue));

/** 'Nobody at right back yet' asks who could play there. */
function withGaps({ cues, conditions, players, order }: Reading, screen: ScreenTeam | null): void {
  const [one, ...others] = conditions;
  if (!screen || one?.kind !== 'role' || !one.isNot || others.length + players.length > 0 || order !== null) return;
  const isThere = (slot: Slot) => one.role.positions.includes(naturalPosition(slot));
  if (!screen.open.some(isThere) || screen.players.some(({ slot }) => isThere(slot))) return;
  conditions[0] = { ...one, isNot: false };
  cues.add('missing');
}
