import type { Condition, Kind, NamedPlayer, Query, Reading } from '#lib/assistant/scout/query.ts';
import { type Features, of, SCREEN } from '#lib/assistant/scout/read/features.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';

/** A wish to change the team on screen: 'more attacking', 'Buffon in goal', 'swap Ramos for Maldini', 'max two Brazilians'. */
export const isEdit = (features: Features) => {
  const { has, hasTeam, hasRole, hasOpen, isOwnEleven, players, order, measures, lacking } = features;
  if (!hasTeam || lacking.length > 0 || has('bench') || (has('eleven') && !isOwnEleven)) return false;
  if (isExchange(features)) return true;
  const isOther =
    (order !== null && !isShift(features)) ||
    measures.length > 0 ||
    has('lineup', 'squad', 'howMany') ||
    (has('scored') && players.length > 0);
  if (isOther) return false;
  if (isBringing(features)) return true;
  if (has('instead') && players.length > 0) return false;
  if (has('fill')) return hasRole && hasOpen && players.length === 0;
  return has('keep') || players.length === 0 ? isOfAll(features) : isPlacing(features);
};

/** Says who goes, and who comes unless all of those go: 'swap Pirlo for a German', 'replace the Brazilians'. */
const isExchange = (features: Features) => {
  const { has, conditions, players, own, measures } = features;
  const leaving = conditions.filter(({ leaves }) => leaves).length;
  const isComing = conditions.length > leaving || has('champion', 'scored', 'oneClub', 'lesser', 'best');
  if (!has('instead') || measures.length > 0) return false;
  if (own.length === 0)
    return players.length > 0 ? leaving > 0 || has('weakest') : isDescribed(features, leaving, isComing);
  return players.length > own.length || (isComing ? has('swappedFor') : own.length === 2);
};

const isDescribed = (features: Features, leaving: number, isComing: boolean) => {
  const { has, conditions, order } = features;
  const isSwap = has('swappedFor');
  // 'Him for a Dutchman' says only who comes.
  const isSaid = isSwap
    ? leaving > 0 && (isComing || order !== null)
    : (conditions.length > 0 || order?.measure === 'age') && !isAsking(features);
  return (
    (isSaid || has('weakest')) &&
    conditions.every(({ kind, leaves }) => (isSwap && !leaves) || OF_LEAVERS.includes(kind))
  );
};

/** What was said before 'for' is about who goes. */
export function withLeavers(reading: Reading): void {
  if (reading.cues.has('swappedFor')) return;
  reading.cues.add('swappedFor');
  reading.conditions = reading.conditions.map((one) => ({ ...one, leaves: true }));
  reading.limit = null;
}

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

/** 'Bring in two born after 2000' */
export const isBringing = ({
  cues,
  said,
  conditions,
  players,
  form,
  formations,
}: Pick<Query, 'cues' | 'said' | 'conditions' | 'players' | 'form' | 'formations'>) =>
  cues.has('change') &&
  !/^(?:change|switch|turn|move)/.test(said.get('change') ?? '') &&
  !cues.has('keep') &&
  form !== 'turn' &&
  form !== 'only' &&
  form !== 'question' &&
  players.length + formations.length === 0 &&
  conditions.some(({ kind, isNot }) => kind !== 'role' && !isNot);

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
  (has('should') && form !== 'wish' && form !== 'turn' && form !== 'only') ||
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

/** 'Get rid of Evra and put Cole in', 'drop Evra, bring in a Brazilian' */
export function withExchange(reading: Reading, screen: ScreenTeam | null): void {
  const isIn = ({ entry }: NamedPlayer) => screen?.players.some((place) => place.entry === entry);
  const out = of({ conditions: reading.conditions.map((one) => ({ ...one, isNot: !one.isNot })) }, 'player').map(
    ({ named }) => named,
  );
  const others = reading.conditions.filter(({ kind, isNot }) => kind !== 'player' || !isNot);
  // 'Lose the English, bring in Frenchmen'
  if (reading.form === 'exclusion' && reading.cues.has('change') && out.length + reading.players.length === 0) {
    const isLeaver = ({ kind, isNot }: Condition) => isNot && (kind === 'nation' || kind === 'club' || kind === 'role');
    const left = reading.conditions.map((one) => (isLeaver(one) ? { ...one, isNot: false, leaves: true } : one));
    if (left.some(({ leaves }) => leaves) && left.some(({ leaves, isNot }) => !leaves && !isNot)) {
      reading.conditions = left;
      for (const cue of ['instead', 'swappedFor'] as const) reading.cues.add(cue);
    }
  }
  const isComing = reading.players.length > 0 || (reading.cues.has('change') && others.length > 0);
  if (
    out.length === 0 ||
    !out.every(isIn) ||
    (reading.players.some(isIn) && (out.length + reading.players.length !== 2 || others.length > 0)) ||
    !isComing ||
    reading.cues.has('eleven')
  )
    return;
  reading.conditions = others;
  reading.players = [...out, ...reading.players];
  for (const cue of ['not', 'should'] as const) reading.cues.delete(cue);
  reading.cues.add('instead').add('swappedFor');
}
