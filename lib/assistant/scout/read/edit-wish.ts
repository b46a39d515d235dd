import type { Ask, Condition, Heard, NamedPlayer, Reading } from '#lib/assistant/scout/query.ts';
import type { Features } from '#lib/assistant/scout/read/features.ts';
import { areWomen, namedIn, placeNamed, type ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import { cuesIn } from '#lib/assistant/scout/words/cues.ts';
import { ROLES } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

/** A wish to change the team on screen: 'more attacking', 'Buffon in goal', 'swap Ramos for Maldini', 'max two Brazilians'. */
export const isEdit = (features: Features) => {
  const { has, hasTeam, hasRole, hasOpen, players, order, measures, lacking, said } = features;
  const isOther = has('bench') || (has('eleven') && !/\b(?:my|our)\b/.test(said.get('eleven') ?? ''));
  if (!hasTeam || lacking.length + measures.length > 0 || isOther) return false;
  if (isExchange(features)) return true;
  if ((order !== null && !isShift(features)) || has('lineup', 'squad', 'howMany')) return false;
  if (has('fill')) return hasRole && hasOpen;
  if (isBringing(features)) return true;
  const isOfTeam = players.length === 0 || (has('keep') && features.newcomers.length === 0);
  return isOfTeam ? isChange(features) : isPlacing(features);
};

/** Who could play somewhere, or next to or instead of someone. */
export const isSuggestion = ({ has, hasRole, hasTeam, isPerson, isThanOwn, own, ...features }: Features) => {
  // 'Change Kahn'
  if (has('nextTo', 'instead') || (own.length === 1 && features.said.get('change') === 'change')) return true;
  // 'Get me a better player than Ramos'
  if (isThanOwn && !features.isWhether && !has('mine', 'howMany')) return true;
  const isOpen = own.length === 1 ? features.asks === 'who' : hasTeam || (hasRole && !isPerson);
  return has('should', 'missing', 'forMine') && isOpen;
};

/** Says who goes, and who comes unless all of those go: 'swap Pirlo for a German', 'replace the Brazilians'. */
const isExchange = (features: Features) => {
  const { has, conditions, newcomers, own, order } = features;
  if (!has('instead') || has('nextTo')) return false;
  // 'Swap my oldest for Zidane' is no wish for someone else.
  if (order !== null && has('mine') && has('swappedFor')) return true;
  const leaving = conditions.filter(({ leaves }) => leaves).length;
  const isComing = conditions.length > leaving || has('champion', 'scored', 'oneClub', 'lesser', 'best');
  if (own.length > 0) return newcomers.length > 0 || (isComing ? has('swappedFor') : own.length === 2);
  return has('weakest') || leaving > 0 || (newcomers.length === 0 && !isAsking(features));
};

/** What was said before 'for' is about who goes. */
export function withLeavers(reading: Reading): void {
  if (reading.cues.has('swappedFor')) return;
  reading.cues.add('swappedFor');
  reading.conditions = reading.conditions.map((one) => ({ ...one, leaves: true }));
  if (reading.order === null) reading.limit = null;
}

/** 'Bring in two born after 2000', 'get me two Italians in there' */
export const isBringing = ({ cues, conditions, players, form, formations, said, idle }: Heard) =>
  (cues.has('change') ||
    // 'One Brazilian in please'
    (form === null && idle.includes('one') && idle.includes('in')) ||
    (form === 'wish' && /there|in it/.test(said.get('pronoun') ?? ''))) &&
  !cues.has('keep') &&
  form !== 'question' &&
  form !== 'turn' &&
  players.length + formations.length === 0 &&
  conditions.some(({ kind, isNot }) => kind !== 'role' && !isNot);

/** 'Make it younger', 'make it stronger in midfield' */
const isShift = ({ form, order }: Features) => form === 'turn' && ['age', 'rating'].includes(order?.measure ?? '');

const isAsking = ({ form, has, asks, isWhether, said, idle }: Features) =>
  form === 'question' ||
  // 'Of my players, who isn't Italian?', 'the one non-European in this team'
  (form === null && idle.some((word) => word === 'who' || word === 'one')) ||
  // 'Who should play there?', but not 'he should play there'
  (has('should') && form !== 'wish' && (said.get('should') !== 'should' || asks !== null || isWhether)) ||
  (has('or') && form !== 'exclusion') ||
  has('best', 'nextTo', 'howGood', 'alike', 'describe', 'average', 'compare', 'lesser', 'teammates');

/** 'Buffon in goal', 'bring on Pelé', 'put Cafu at right back and move Lahm into midfield for Makélélé' */
const isPlacing = (features: Features) => {
  const { conditions, own, has, players, roles } = features;
  const isOfRole = conditions.length > 0 && conditions.every(({ kind, isNot }) => kind === 'role' && !isNot);
  const isNew = (own.length === 0 || has('keep')) && conditions.length === 0;
  const isSeveral = conditions.some(({ kind }) => kind === 'player') || (players.length > 1 && roles.length > 1);
  return (
    (isNew && isWanted(features)) ||
    (!isAsking(features) && ((has('change') && (isNew || isSeveral)) || (isOfRole && players.length === 1)))
  );
};

const OF_A_WISH = cuesIn('keep change should team compare mine here forMine pronoun swappedFor instead thanks players');

/** 'Play Kanu', 'I prefer Neuer', 'get Figo in for someone' */
const isWanted = ({ newcomers, form, isActing, cues }: Features) =>
  newcomers.length === 1 &&
  (form === 'wish' || (form !== 'question' && isActing)) &&
  [...cues].every((cue) => OF_A_WISH.includes(cue));

/** 'More attacking', 'max two Brazilians', 'drop Ramos', 'switch to 4-4-2' */
const isChange = (features: Features) => {
  const { has, hasLimits, hasNoun, conditions, formations, form } = features;
  const isWithout = conditions.every(({ isNot }) => isNot) && (!hasNoun || form === 'exclusion');
  if (isAsking(features) || !(isWithout || form === 'only' || form === 'turn')) return false;
  return (
    has('attacking', 'defensive') || isShift(features) || hasLimits || conditions.length > 0 || formations.length === 1
  );
};

/** 'Get rid of Evra and put Cole in', 'drop Evra, bring in a Brazilian', 'lose the English, bring in Frenchmen' */
export function withExchange(reading: Reading, screen: ScreenTeam | null): void {
  const { cues, conditions, players, form } = reading;
  const isIn = ({ entry }: NamedPlayer) => screen?.players.some((place) => place.entry === entry) ?? false;
  withGap(reading, screen);
  // 'Swap Rooney for someone on the bench'
  const substitutes = (screen?.bench ?? []).flatMap(({ entry }) => entry ?? []);
  if (substitutes.length > 0 && cues.has('swappedFor') && cues.delete('bench'))
    conditions.push({ kind: 'listed', entries: substitutes });
  const isOfPlayers = players.length > 0 || form !== 'exclusion';
  const isOut = (one: Condition) =>
    one.isNot &&
    (one.kind === 'player' ? isIn(one.named) : !isOfPlayers && ['nation', 'club', 'role'].includes(one.kind));
  const out = conditions.filter(isOut);
  const coming = conditions.filter((one) => !isOut(one));
  const isComing = players.length > 0 || (cues.has('change') && coming.length > 0);
  // 'Drop Ramos, Messi to the left wing'
  const isMove = players.some(isIn) && (out.length + players.length !== 2 || coming.length > 0);
  if (out.length === 0 || !isComing || isMove || cues.has('eleven') || cues.has('keep')) return;
  reading.conditions = [
    ...coming,
    ...out.flatMap((one) => (one.kind === 'player' ? [] : { ...one, isNot: false, leaves: true })),
  ];
  reading.players = [...out.flatMap((one) => (one.kind === 'player' ? one.named : [])), ...players];
  for (const cue of ['not', 'should'] as const) cues.delete(cue);
  cues.add('instead').add('swappedFor');
}

/** Each may stand in for the others. */
export const CENTRAL: readonly string[] = ['CDM', 'CM', 'CAM'];
export const STANCES = cuesIn('defensive attacking');

/** 'Drop Pirlo for someone more defensive' is about his place, not about the whole team. */
export function withStance(reading: Reading, screen: ScreenTeam | null): void {
  const { cues, said, unread, conditions } = reading;
  const stance = STANCES.find((cue) => cues.has(cue));
  const named = namedIn(reading);
  const place = placeNamed(reading, screen);
  if (!stance || !place || named.length > 1 || !(cues.has('instead') || cues.has('players'))) return;
  cues.delete(stance);
  const role = ROLES.find(({ one }) => one === `${stance} midfielder`);
  const isThere = role?.positions[0] === place.entry?.details.positions[0];
  const others = conditions.filter(
    (one) => one.kind !== 'player' && (one.kind !== 'role' || one.role.one !== 'midfielder'),
  );
  const isElsewhere = others.some(({ kind }) => kind === 'role') || !CENTRAL.includes(naturalPosition(place.slot));
  if (!role || isThere || isElsewhere) return void unread.push(said.get(stance) ?? '');
  reading.players = named;
  reading.conditions = [...others, { kind: 'role', role }];
  cues.delete('not');
  cues.add('instead').add('swappedFor');
}

/** 'Nobody at right back yet' asks who could play there. */
function withGap({ cues, conditions, players, order }: Reading, screen: ScreenTeam | null): void {
  const [one, ...others] = conditions;
  if (one?.kind !== 'role' || !one.isNot || others.length + players.length > 0 || order !== null) return;
  if (!screen?.open.some((slot) => one.role.positions.includes(naturalPosition(slot)))) return;
  conditions[0] = { ...one, isNot: false };
  cues.add('missing');
}

/** A count covers whom the same list would show, and into a team of women come women. */
export function withGender({ conditions, cues }: Reading, ask: Ask, screen: ScreenTeam | null): void {
  const isOfWomen = areWomen(screen?.players ?? []);
  if (ask === 'count') conditions.push({ kind: 'gender', gender: 'M' });
  else if (isOfWomen && (ask === 'suggest' || cues.has('fill') || (ask === 'edit' && conditions.length > 0)))
    conditions.push({ kind: 'gender', gender: 'F' });
}
