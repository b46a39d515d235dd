import { chooseEleven, seated, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { conditionsOf, type Query } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Role } from '#lib/players/vocabulary/roles.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import type { Slot } from '#types/team.ts';

/** Where the named players go: to the places of those who go, or else where they are wanted or fit best. */
export function seatsOf(
  entries: readonly IndexedPlayer[],
  roles: readonly { role: Role }[],
  going: readonly ScreenPlayer[],
  team: ScreenTeam,
  kept: readonly ScreenPlayer[] = [],
): ScreenPlayer[] {
  const isFree = (slot: Slot) => going.some((place) => place.slot === slot);
  const taken = formationOf(team.formation).positions.flatMap((slot) => (isFree(slot) ? [] : [{ slot, entry: null }]));
  const { chosen } = chooseEleven(
    team.formation,
    entries.map((entry) => ({ entry, weight: 0 })),
    {},
    taken,
  );
  const seats = seated(chosen);
  for (const entry of entries) {
    if (seats.some((seat) => seat.entry === entry)) continue;
    const place = team.players.find((one) => one.entry === entry);
    // Who fits nowhere there is wanted nevertheless.
    const open = going.find(({ slot }) => seats.every((seat) => seat.slot !== slot));
    const slot = open?.slot ?? placeFor(roles, entry, team, [...seats, ...kept]);
    if (slot && slot !== place?.slot) seats.push(...(place ? exchanged(place, slot, team) : seated([{ slot, entry }])));
  }
  return seats;
}

/** Two places with their players exchanged; the other may be empty. */
export function exchanged(place: ScreenPlayer, slot: Slot, team: ScreenTeam): ScreenPlayer[] {
  const other = team.players.find((one) => one.slot === slot);
  return [{ ...place, slot }, ...(other ? [{ ...other, slot: place.slot }] : [])];
}

/** An empty place, or else the one of the lowest rated. */
function placeFor(
  roles: readonly { role: Role }[],
  entry: IndexedPlayer,
  team: ScreenTeam,
  taken: readonly { slot: Slot }[],
): Slot | undefined {
  const there = (slot: Slot) => team.players.find((place) => place.slot === slot);
  const peak = (slot: Slot) => there(slot)?.entry?.peak ?? 0;
  const isUnknown = (slot: Slot) => Number(there(slot)?.entry === null);
  const fits = (slot: Slot) =>
    roles.length > 0 ? Math.max(...roles.map(({ role }) => fitOf(role, slot))) : suitability(entry, slot);
  return formationOf(team.formation)
    .positions.filter((slot) => fits(slot) > 0 && taken.every((one) => one.slot !== slot))
    .toSorted((a, b) => isUnknown(a) - isUnknown(b) || fits(b) - fits(a) || peak(a) - peak(b))[0];
}

/** The role's own position first. */
export const fitOf = ({ positions }: Role, slot: Slot) => {
  const at = positions.indexOf(naturalPosition(slot));
  return at < 0 ? 0 : positions.length - at;
};

/** Empty places for 'two centre backs and a left back'. */
export function openFor(query: Query, team: ScreenTeam): Slot[] {
  const taken: Slot[] = [];
  const all = query.cues.has('fill') ? team.open.length : 1;
  for (const { role, count = all } of conditionsOf(query, 'role')) {
    const free = team.open.filter((slot) => !taken.includes(slot) && fitOf(role, slot) > 0);
    taken.push(...free.toSorted((a, b) => fitOf(role, b) - fitOf(role, a)).slice(0, count));
  }
  return taken;
}
