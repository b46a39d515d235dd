import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { shifted } from '#lib/assistant/scout/answer/best-eleven.ts';
import { whoMeets } from '#lib/assistant/scout/answer/conditions.ts';
import { chooseEleven, counter, seated, type Weighted } from '#lib/assistant/scout/answer/eleven.ts';
import { candidates, isUpgrading, leastLoss, leavingIn, newcomers } from '#lib/assistant/scout/answer/leaving.ts';
import { changed, ONE_CHANGE, rearranged } from '#lib/assistant/scout/answer/rearranged.ts';
import { exchanged, fitOf, openFor, seatsOf } from '#lib/assistant/scout/answer/seats.ts';
import { worthAt } from '#lib/assistant/scout/answer/strength.ts';
import { type Condition, conditionsOf, type NamedPlayer, positionsIn, type Query } from '#lib/assistant/scout/query.ts';
import { CENTRAL, isBringing } from '#lib/assistant/scout/read/edit-wish.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import { naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

/** So many go for a younger or stronger team. */
const EXCHANGED = 3;

/** A wish, the team without those it keeps, and of the named players those who are in it and those who aren't. */
type Wish = {
  query: Query;
  team: ScreenTeam;
  left: ScreenTeam;
  own: readonly ScreenPlayer[];
  named: IndexedPlayer[];
  isReplacing: boolean;
  /** All but those it keeps are to go. */
  isOfRest: boolean;
};

/** The team on screen with what the user wants changed. */
export function editAnswer(whole: Query, team: ScreenTeam, tables: ScoutTables): Answer | null {
  const { query, kept } = withKept(whole, team);
  const formation = query.formations[0] ?? shifted(team.formation, query);
  if (formation !== team.formation) return rearranged(query, { ...team, formation }, tables);
  const entries = query.players.map(({ entry }) => entry);
  const own = team.players.filter(({ entry, name }) =>
    entry ? entries.includes(entry) : query.strangers.includes(name),
  );
  const named = entries.filter((entry) => own.every((place) => place.entry !== entry));
  const left = { ...team, players: team.players.filter((place) => place.entry && !kept.includes(place)) };
  // 'Keep Messi and change the rest'
  const isOfRest = kept.length > 0 && query.conditions.length + query.players.length === 0;
  const isReplacing = query.cues.has('instead') || query.order !== null || isBringing(query);
  const wish = { query, team, left, own, named, isReplacing, isOfRest };
  if (isReplacing) return query.order !== null && named.length > 0 ? null : withReplaced(wish, tables);
  return entries.length > 1 && conditionsOf(query, 'role').length > 1 ? lines(ONE_CHANGE) : withPlaced(wish, tables);
}

/** 'All Italians, but keep Messi', 'everybody Italian except the keeper' */
function withKept(query: Query, team: ScreenTeam): { query: Query; kept: readonly ScreenPlayer[] } {
  const isKeeping = query.cues.has('keep');
  const isExcepting =
    /^(?:all )?(?:except|besides|apart|other|bar|save|but|excluding|exclude)/.test(query.said.get('not') ?? '') &&
    (query.cues.has('instead') || query.conditions.some(({ isNot }) => !isNot));
  const excepted = isExcepting ? conditionsOf(query, 'player', true).map(({ named }) => named) : [];
  const spared = [...(isKeeping ? query.players : []), ...excepted].map(({ entry }) => entry);
  const positions = isExcepting ? positionsIn(query, true) : [];
  const kept = team.players.filter(
    ({ slot, entry }) => (entry && spared.includes(entry)) || positions.includes(naturalPosition(slot)),
  );
  const isKept = ({ entry }: NamedPlayer) => kept.some((place) => place.entry === entry);
  const isOfKept = (one: Condition) =>
    isExcepting && one.isNot && (one.kind === 'role' || (one.kind === 'player' && isKept(one.named)));
  return {
    kept,
    query: {
      ...query,
      conditions: query.conditions.filter((one) => !isOfKept(one)),
      players: query.players.filter((one) => !isKept(one)),
    },
  };
}

/** With some replaced: those whom the user names or describes, the weakest or oldest, or else those missed least. */
function withReplaced(wish: Wish, tables: ScoutTables): Answer | null {
  const { query, team, own, named, isOfRest } = wish;
  const { cues } = query;
  const { leaving, asked } = leavingIn(query);
  // 'Drop a forward and add a defender' is another formation.
  const from = positionsIn({ conditions: leaving });
  const to = positionsIn(asked);
  if (from.length > 0 && to.length > 0 && !from.some((position) => to.includes(position))) return null;
  const [one, other] = own;
  if (one && other && named.length === 0 && own.length === 2 && asked.conditions.length === 0)
    return changed(query, team, {
      stay: team.players.filter((place) => !own.includes(place)),
      found: exchanged(one, other.slot, team),
      notes: ['both stay in the team'],
    });
  const pool = newcomers(asked, leaving, team, tables);
  const all = own.length > 0 ? own : goingIn(wish, leaving, asked.conditions, tables);
  if (all.length === 0)
    return lines(leaving.length > 0 ? 'Your team already is like that.' : 'Nobody stands there in your team.');
  if (query.order !== null) return byOrder(all, pool, asked, team);
  const isWeakest = cues.has('weakest');
  const isSaid = !isWeakest && (own.length > 0 || leaving.length > 0 || isOfRest);
  const places = isWeakest ? all : leastLoss(all, pool);
  // 'Two of my Germans', 'a Frenchman'
  const counts = [...leaving, ...asked.conditions].flatMap((one) => ('count' in one ? (one.count ?? []) : []));
  const going = places.slice(0, query.limit ?? Math.min(...counts, isSaid ? all.length : Math.max(1, named.length)));
  const isBetter = isUpgrading(asked)
    ? (entry: IndexedPlayer, old: ScreenPlayer) => entry.peak > worthAt(old)
    : undefined;
  const seats = seatsOf(named, conditionsOf(asked, 'role'), going, team);
  return filled({ seats, slots: going.map(({ slot }) => slot), isBetter }, asked, team, pool);
}

/** Without those whom the wish excludes, and with those it names. */
function withPlaced(wish: Wish, tables: ScoutTables): Answer | null {
  const { query, team, left } = wish;
  const entries = query.players.map(({ entry }) => entry);
  const roles = conditionsOf(query, 'role');
  const open = entries.length > 0 ? [] : openFor(query, team);
  // 'I need a left back and a winger, no Italians' is about those two.
  const isOfSeats = open.length > 0 && roles.length > 1;
  const going = isOfSeats ? [] : goingIn(wish, [], query.conditions, tables).map(({ slot }) => slot);
  const kept = team.players.filter((place) => !left.players.includes(place));
  const seats = seatsOf(entries, roles, [], team, kept);
  return filled({ seats, slots: [...going, ...open] }, query, team, candidates(query, team, tables));
}

/** Who goes, or may go: those whom the wish describes, or of whom it allows no more. */
function goingIn(
  { query, left, named, isReplacing }: Wish,
  leaving: readonly Condition[],
  coming: readonly Condition[],
  tables: ScoutTables,
): ScreenPlayer[] {
  // 'Replace everyone from Barcelona or Milan'
  const ofEither = query.cues.intersection(new Set<Cue>(['or']));
  const meets = (conditions: readonly Condition[]) => {
    const ofPlayers = conditions.filter(({ kind }) => kind !== 'role' && kind !== 'listed');
    const holds = whoMeets({ ...query, ask: 'screen', conditions: ofPlayers, cues: ofEither, atMost: {} }, tables);
    return ({ entry }: ScreenPlayer) => entry !== null && holds(tables.recordOf(entry));
  };
  // Roles say where, as far as anyone stands there.
  const roles = positionsIn({ conditions: leaving.length > 0 ? leaving : coming });
  const isThere = ({ slot }: ScreenPlayer) =>
    roles.length === 0 || !isReplacing || roles.includes(naturalPosition(slot));
  const there = left.players.filter(isThere);
  if (query.cues.has('weakest')) return there.toSorted((a, b) => worthAt(a) - worthAt(b));
  const [isLeaver, isWanted] = [meets(leaving), meets(coming)];
  if (query.order !== null) return isOfAll(query, coming) ? there.filter((place) => !isWanted(place)) : there;
  if (isReplacing) {
    const isChanging =
      named.length === 0 &&
      query.cues.has('swappedFor') &&
      coming.some(({ kind }) => kind !== 'role' && kind !== 'listed');
    return there.filter((place) => isLeaver(place) && !(isChanging && isWanted(place)));
  }
  const excluded = positionsIn({ conditions: coming }, true);
  const { add, hasRoom } = counter(query.atMost, []);
  return there
    .toSorted((a, b) => (b.entry?.peak ?? 0) - (a.entry?.peak ?? 0))
    .filter((place) => {
      if (excluded.includes(naturalPosition(place.slot))) return true;
      const isIn = isWanted(place) && place.entry !== null && hasRoom(place.entry);
      if (isIn && place.entry) add(place.entry);
      return !isIn;
    });
}

/** 'Older, all of them from the 80s' */
const isOfAll = ({ cues, idle }: Query, coming: readonly Condition[]) =>
  (cues.has('only') || idle.some((word) => /^every/.test(word))) &&
  coming.some(({ kind }) => kind !== 'role' && kind !== 'listed');

/** Better ones for the lowest rated, or others for the oldest; of a younger team, only those younger than half of it. */
function byOrder(
  there: readonly ScreenPlayer[],
  pool: readonly Weighted[],
  query: Query,
  team: ScreenTeam,
): Answer | null {
  const { order, cues, limit, said } = query;
  const isOfAge = order?.measure === 'age';
  // 'Younger' and 'replace the oldest' are the same wish.
  const sign = isOfAge && order.isLeast === cues.has('instead') ? -1 : 1;
  const worth = (entry: IndexedPlayer | null) => (isOfAge ? (entry?.player.year ?? 0) * sign : (entry?.peak ?? 0));
  const worthOf = (place: ScreenPlayer) => (isOfAge ? worth(place.entry) : worthAt(place));
  const places = there.toSorted((a, b) => worthOf(a) - worthOf(b));
  // 'Replace the oldest', but 'my oldest players'
  const isOne = (isOfAge || order?.isLeast) && cues.has('instead') && !said.get('players')?.endsWith('s');
  const most = isOfAll(query, query.conditions) ? places.length : EXCHANGED;
  const middle = places[Math.floor(places.length / 2)];
  return filled(
    {
      seats: [],
      slots: places.slice(0, limit ?? (isOne ? 1 : most)).map(({ slot }) => slot),
      isBetter: (entry, old) => worth(entry) > worthOf(old),
    },
    query,
    team,
    pool.filter(({ entry }) => !isOfAge || !middle || worth(entry) > worthOf(middle)),
  );
}

type Change = {
  seats: readonly ScreenPlayer[];
  /** To be filled with others. */
  slots: readonly Slot[];
  isBetter?: (entry: IndexedPlayer, old: ScreenPlayer) => boolean;
};

/** The team with the named in their seats, and the best who may come in the other places. */
function filled(
  { seats, slots, isBetter = () => true }: Change,
  query: Query,
  team: ScreenTeam,
  pool: Weighted[],
): Answer | null {
  const free = slots.filter((slot) => seats.every((seat) => seat.slot !== slot));
  const isSeated = ({ slot, name }: ScreenPlayer) => seats.some((seat) => seat.slot === slot || seat.name === name);
  const others = team.players.filter((place) => !isSeated(place));
  const fixed = [...others.filter(({ slot }) => !free.includes(slot)), ...seats];
  const { chosen } = chooseEleven(team.formation, pool, query.atMost, fixed);
  const coming = chosen.filter(({ slot, entry }) => {
    const old = others.find((place) => place.slot === slot);
    return free.includes(slot) && (!old || isBetter(entry, old));
  });
  const found = [...seats, ...seated(coming)];
  const stay = others.filter(({ slot }) => found.every((place) => place.slot !== slot));
  const staying =
    query.order === null || isOfAll(query, query.conditions) ? stay.filter(({ slot }) => free.includes(slot)) : [];
  const isCentral = (position: string) => CENTRAL.includes(position);
  const isFor = (role: Role, slot: Slot) =>
    fitOf(role, slot) > 0 || (role.positions.every(isCentral) && isCentral(naturalPosition(slot)));
  const seatless = conditionsOf(query, 'role').filter(({ role }) => !found.some(({ slot }) => isFor(role, slot)));
  if (seatless.length > seats.length && query.cues.has('instead'))
    return lines(`That isn’t a place for a ${seatless[0]?.role.one}, so I left your team as it is.`);
  if (found.length === 0 && staying.length > 0)
    return lines(`I know nobody ${isUpgrading(query) ? 'better' : 'like that'} for that place.`);
  return changed(query, team, {
    stay,
    found,
    notes: [
      ...seatless.map(({ role }) => `no free place for a ${role.one}`),
      ...staying.map(({ name }) => `${name} stays`),
    ],
  });
}
