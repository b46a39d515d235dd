import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { isOfGroup, whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { chooseEleven, limitsOf, seated, suitability, type Weighted } from '#lib/assistant/scout/answer/eleven.ts';
import { candidates, changed, exchanged } from '#lib/assistant/scout/answer/rearranged.ts';
import { isMisplaced, worthAt } from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';

/** So many go for a younger or stronger team. */
const EXCHANGED = 3;
/** Comes in before all others. */
const NAMED = 1000;

type Wish = {
  going: readonly ScreenPlayer[];
  /** No more than so many of them. */
  most: number;
  named: readonly IndexedPlayer[];
  free: readonly Weighted[];
  isBetter: (entry: IndexedPlayer, old: ScreenPlayer) => boolean;
};

/**
 * The team with some players replaced: those whom the user names or describes, the weakest or oldest, or else those who
 * would be missed least. Null if the user asks for something else.
 */
export function replaced(
  query: Query,
  team: ScreenTeam,
  kept: readonly (IndexedPlayer | null)[],
  tables: ScoutTables,
): Answer | null {
  const sides = sidesOf(query);
  const isIn = (entry: IndexedPlayer) => team.players.some((place) => place.entry === entry);
  const named = query.players.map(({ entry }) => entry).filter((entry) => !isIn(entry));
  const own = team.players.filter(({ entry }) => query.players.some((one) => one.entry === entry));
  const wish = { ...query, order: null, conditions: sides.coming };
  if (named.length === 0 && own.length === 2 && sides.coming.length === 0) return placesChanged(own, query, team);
  if (own.length > 0 && named.length > own.length) return null;
  const wanted = conditionsOf(wish, 'role');
  const free = candidates(wish, team, tables).filter(
    ({ entry }) => wanted.length === 0 || wanted.some((role) => isOfGroup(entry, role)),
  );
  const left = { ...team, players: team.players.filter(({ entry }) => entry && !kept.includes(entry)) };
  const going = own.length > 0 ? own : goingIn(query, { ...sides, named }, left, tables);
  if (going.length === 0)
    return lines(sides.leaving.length > 0 ? 'Your team already is like that.' : 'Nobody stands there in your team.');
  if (own.length === 0 && query.order !== null) return inPlaceOf(byOrder({ going, named, free }, query), wish, team);
  const isSaid = own.length + sides.leaving.length > 0;
  const most = query.limit ?? (isSaid && !query.cues.has('weakest') ? going.length : Math.max(1, named.length));
  const some = leastLoss(going, free, query).slice(0, isSaid && !query.cues.has('weakest') ? going.length : most);
  return inPlaceOf({ going: some, most, named, free, isBetter: () => true }, wish, team);
}

/** 'Messi for Henry' of two who both are in the team. */
function placesChanged(own: readonly ScreenPlayer[], query: Query, team: ScreenTeam): Answer | null {
  const [one, other] = own;
  if (!one || !other) return null;
  const stay = team.players.filter((place) => !own.includes(place));
  const after = changed(query, team, { stay, found: exchanged(one, other.slot, team), open: [], notes: [] });
  const said = `${one.name} and ${other.name} are both in your team already, so they change places.`;
  return query.cues.has('swappedFor') ? { kind: 'several', answers: [lines(said), after] } : after;
}

/** Who may have to go, the weakest first if those are meant. */
function goingIn(
  query: Query,
  {
    leaving,
    coming,
    named,
  }: { leaving: readonly Condition[]; coming: readonly Condition[]; named: readonly IndexedPlayer[] },
  team: ScreenTeam,
  tables: ScoutTables,
): ScreenPlayer[] {
  const meets = (conditions: readonly Condition[]) => {
    const ofPlayers = conditions.filter(({ kind }) => kind !== 'role');
    const holds = whoMeets({ ...query, ask: 'screen', conditions: ofPlayers, cues: new Set(), atMost: {} }, tables);
    return ({ entry }: ScreenPlayer) => entry !== null && holds(tables.recordOf(entry));
  };
  // Roles say where, as far as anyone stands there.
  const roles = positionsIn({ conditions: leaving.length > 0 ? leaving : coming });
  const there = team.players.filter(({ slot }) => roles.length === 0 || roles.includes(naturalPosition(slot)));
  if (query.cues.has('weakest')) return there.toSorted((a, b) => worthAt(a) - worthAt(b));
  if (query.order !== null) return there;
  const isChanging = named.length === 0 && coming.some(({ kind, isNot }) => kind !== 'role' || isNot);
  const [isLeaver, isWanted] = [meets(leaving), meets(coming)];
  return there.filter((place) => isLeaver(place) && !(isChanging && isWanted(place)));
}

/** Whom the wish describes: who goes and who comes. 'Replace the Brazilians' says only who goes. */
function sidesOf({ conditions, cues, players }: Query) {
  const isAllLeaving = cues.has('instead') && !cues.has('swappedFor') && players.length === 0;
  const leaves = (one: Condition) => one.leaves ?? isAllLeaving;
  return { leaving: conditions.filter(leaves), coming: conditions.filter((one) => !leaves(one)) };
}

/** Others for the oldest, or the lowest rated; of a younger team, only those younger than half of it. */
function byOrder({ going, free, named }: Pick<Wish, 'going' | 'free' | 'named'>, { order, cues, limit }: Query): Wish {
  const isOfAge = order?.measure === 'age';
  // 'Younger' and 'replace the oldest' are the same wish.
  const isOlder = isOfAge && order.isLeast === cues.has('instead');
  const sign = isOlder ? -1 : 1;
  const worth = ({ player: { year }, peak }: IndexedPlayer) => (isOfAge ? (year ?? 0) * sign : peak);
  const valueAt = ({ entry }: ScreenPlayer) => (entry ? worth(entry) : Number.POSITIVE_INFINITY);
  const placed = going.toSorted((a, b) => valueAt(a) - valueAt(b));
  const middle = placed[Math.floor(placed.length / 2)];
  return {
    going: placed.slice(0, limit ?? EXCHANGED),
    most: limit ?? EXCHANGED,
    named,
    free: free.filter(({ entry }) => !isOfAge || !middle || worth(entry) > valueAt(middle)),
    isBetter: (entry, old) => worth(entry) > valueAt(old),
  };
}

/** Those first in whose places the newcomers cost least, or gain most, unless their order is said. */
function leastLoss(team: readonly ScreenPlayer[], free: readonly Weighted[], { cues }: Query): readonly ScreenPlayer[] {
  if (cues.has('weakest')) return team;
  const gain = ({ slot, entry }: ScreenPlayer) =>
    Math.max(...free.slice(0, 400).map((one) => one.weight + suitability(one.entry, slot))) -
    (entry?.peak ?? 0) -
    (entry ? suitability(entry, slot) : 0);
  const gains = new Map(team.map((place) => [place, gain(place)]));
  return team.toSorted((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
}

/** The named, then the best that fit in some players' places; who has no better one stays. */
function inPlaceOf({ going, most, named, free, isBetter }: Wish, query: Query, team: ScreenTeam): Answer {
  const fixed = team.players.filter((place) => !going.includes(place));
  const first = named.map((entry) => ({ entry, weight: NAMED }));
  const isFilled = named.length > 0 && query.conditions.every(({ kind }) => kind === 'role');
  const { chosen } = chooseEleven(team.formation, [...first, ...(isFilled ? [] : free)], limitsOf(query.atMost), fixed);
  const own = chosen.filter(({ slot, entry }) => going.some((old) => old.slot === slot && isBetter(entry, old)));
  const open = going.filter(({ slot }) => own.every((place) => place.slot !== slot));
  // Who fits nowhere there is wanted nevertheless.
  const left = named.filter((entry) => own.every((place) => place.entry !== entry));
  const forced = left.flatMap((entry, at) => (open[at] ? [{ slot: open[at].slot, entry }] : []));
  const found = seated([...own, ...forced].slice(0, most));
  const stay = team.players.filter((place) => found.every(({ slot }) => slot !== place.slot));
  const notes = [
    ...found.filter(isMisplaced).map(({ name, slot }) => `${name} isn’t usually at ${slot}`),
    ...conditionsOf(query, 'role')
      .filter(({ role }) => found.every(({ slot }) => !role.positions.includes(naturalPosition(slot))))
      .map(({ role }) => `no free place for a ${role.one}`),
  ];
  return changed(query, team, { stay, found, open: [], notes });
}
