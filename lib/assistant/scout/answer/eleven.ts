import { type AtMost, isOfGroup } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { STAND_INS } from '#lib/players/vocabulary/roles.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';
import type { FormationId, Slot } from '#types/team.ts';

export type Chosen = { slot: Slot; entry: IndexedPlayer };
export type Eleven = { formation: FormationId; chosen: Chosen[]; open: Slot[] };

// Added to the weight (about 0–100), so that nobody plays out of position while someone else fits.
const NATURAL = 100;
const ALSO_PLAYED_THERE = 87;
const SPECIALIST = 2.5;
/** Less for a player who fits through a position other than the natural one. */
const NEAR_BY_ANOTHER = 25;
/** Exchanges after the first choice, and better players tried in each place. */
const STEPS = 12;
const TRIED = 12;

/** From this fit, a position is a usual one rather than a stand-in. */
const USUAL = 85;

export const isUsual = (entry: IndexedPlayer, slot: Slot) => suitability(entry, slot) >= USUAL;

export const usualPlaces = ({ chosen }: Eleven) => chosen.filter(({ slot, entry }) => isUsual(entry, slot)).length;

/** How well the player suits the slot, from 0 to 100. */
export function suitability({ details: { positions } }: IndexedPlayer, slot: Slot): number {
  const wanted = asStriker(naturalPosition(slot));
  if (asStriker(positions[0] ?? '') === wanted) return NATURAL;
  if (positions.some((position) => asStriker(position) === wanted)) return ALSO_PLAYED_THERE;
  const near = STAND_INS[wanted] ?? {};
  return Math.max(0, ...positions.map((position, at) => (near[position] ?? 0) - (at === 0 ? 0 : NEAR_BY_ANOTHER)));
}

const asStriker = (position: string) => (position === 'CF' ? 'ST' : position);

/** What no more than so many players of an eleven may share. */
const limitsFor = (entry: IndexedPlayer, { nation, club, of = [] }: AtMost) => [
  [entry.player.id, 1] as const,
  ...of.flatMap(({ group, most }, at) =>
    !group.isNot && isOfGroup(entry, group) ? [[`group ${at}`, most] as const] : [],
  ),
  ...(nation ? [[`nation ${entry.player.nationality}`, nation] as const] : []),
  ...(club ? entry.details.clubs.slice(0, 1).map((one) => [`club ${one}`, club] as const) : []),
];

/** Counts players against the limits. */
export function counter(atMost: AtMost, entries: readonly IndexedPlayer[]) {
  const counts = new Map<string, number>();
  // At most so many others are at least so many.
  const shares = (atMost.of ?? [])
    .filter(({ group }) => group.isNot)
    .map(({ group, most }) => ({ group, missing: STARTERS - most }));
  let places = STARTERS;
  const change = (by: 1 | -1) => (entry: IndexedPlayer) => {
    for (const [key] of limitsFor(entry, atMost)) counts.set(key, (counts.get(key) ?? 0) + by);
    for (const share of shares) if (isOfGroup(entry, share.group)) share.missing -= by;
    places -= by;
  };
  const [add, remove] = [change(1), change(-1)];
  entries.forEach(add);
  const hasRoom = (entry: IndexedPlayer) => {
    const missing = shares.filter((share) => share.missing > 0);
    const others = places - missing.reduce((sum, share) => sum + share.missing, 0);
    const isMissing = missing.length === 0 || missing.some(({ group }) => isOfGroup(entry, group));
    return (isMissing || others > 0) && limitsFor(entry, atMost).every(([key, most]) => (counts.get(key) ?? 0) < most);
  };
  return { add, remove, hasRoom };
}

/** Slot by slot, those who stay and those who come. */
export const placesIn = (formation: FormationId, stay: readonly ScreenPlayer[], found: readonly ScreenPlayer[]) =>
  formationOf(formation).positions.flatMap((slot) =>
    [
      ...stay.map((place) => ({ ...place, isKept: true })),
      ...found.map((place) => ({ ...place, isKept: false })),
    ].filter((place) => place.slot === slot),
  );

export const seated = (chosen: readonly Chosen[]) =>
  chosen.map(({ slot, entry }): ScreenPlayer => ({ slot, name: entry.player.name, entry }));

export type Weighted = { entry: IndexedPlayer; weight: number };

/** The best eleven who fit, after the players who already have a slot. */
export function chooseEleven(
  formation: FormationId,
  players: readonly Weighted[],
  atMost: AtMost,
  fixed: readonly { slot: Slot; entry: IndexedPlayer | null }[] = [],
): Eleven {
  const slots = formationOf(formation).positions.filter((slot) => fixed.every((place) => place.slot !== slot));
  const kept = fixed.flatMap(({ entry }) => entry ?? []);
  const counted = counter(atMost, kept);
  const { add, hasRoom } = counted;
  const allowed = players.filter(({ entry }) => hasRoom(entry));
  const candidates = candidatesFor(slots, allowed);
  const firstFor = (slot: Slot): Seat | undefined => {
    const found = candidates.get(slot)?.find(({ entry }) => hasRoom(entry));
    return found && { slot, ...found };
  };
  let chosen: Seat[] = [];
  const isOpen = (slot: Slot) => chosen.every((place) => place.slot !== slot);
  for (;;) {
    // The best in any place first.
    const [next] = slots
      .filter(isOpen)
      .flatMap((slot) => firstFor(slot) ?? [])
      .sort((a, b) => b.worth - a.worth);
    if (!next) break;
    chosen.push(next);
    add(next.entry);
  }
  for (let step = 0; step < STEPS; step++) {
    const better = improved(chosen, candidates, counted, firstFor);
    if (better === chosen) break;
    chosen = better;
  }
  return {
    formation,
    chosen: slots.flatMap((slot) => chosen.filter((place) => place.slot === slot)),
    open: slots.filter(isOpen),
  };
}

type Candidate = { entry: IndexedPlayer; worth: number };
type Seat = Candidate & { slot: Slot };

/** The best for each slot first. Slots of the same natural position share them. */
function candidatesFor(slots: readonly Slot[], players: readonly Weighted[]): Map<Slot, Candidate[]> {
  const lists = [...Map.groupBy(slots, naturalPosition).values()].map((alike) => ({ alike, all: [] as Candidate[] }));
  for (const { entry, weight } of players) {
    for (const { alike, all } of lists) {
      const fit = suitability(entry, alike[0] as Slot);
      const isSpecialist = fit === NATURAL && entry.details.positions.length === 1;
      if (fit > 0) all.push({ entry, worth: fit + weight + (isSpecialist ? SPECIALIST : 0) });
    }
  }
  for (const { all } of lists) all.sort((a, b) => b.worth - a.worth);
  return new Map(lists.flatMap(({ alike, all }) => alike.map((slot) => [slot, all])));
}

/** With a better player in a place, perhaps from another place that has a good replacement. Everyone chosen is counted. */
function improved(
  chosen: Seat[],
  candidates: ReadonlyMap<Slot, readonly Candidate[]>,
  { add, remove, hasRoom }: ReturnType<typeof counter>,
  firstFor: (slot: Slot) => Seat | undefined,
): Seat[] {
  const exchanges = chosen.flatMap((seat) =>
    (candidates.get(seat.slot) ?? [])
      .slice(0, TRIED)
      .filter(({ worth }) => worth > seat.worth)
      .flatMap((wanted) => chosen.map((lost) => ({ seat, wanted: { slot: seat.slot, ...wanted }, lost }))),
  );
  for (const { seat, wanted, lost } of exchanges) {
    const leaving = [...new Set([seat, lost])];
    for (const { entry } of leaving) remove(entry);
    const coming: Seat[] = [];
    const takeIn = (one: Seat | undefined) => {
      if (!one || !hasRoom(one.entry)) return;
      add(one.entry);
      coming.push(one);
    };
    takeIn(wanted);
    if (lost !== seat) takeIn(firstFor(lost.slot));
    if (coming.length === leaving.length && worthOf(coming) > worthOf(leaving))
      return [...chosen.filter((one) => !leaving.includes(one)), ...coming];
    for (const { entry } of coming) remove(entry);
    for (const { entry } of leaving) add(entry);
  }
  return chosen;
}

const worthOf = (places: readonly Candidate[]) => places.reduce((sum, { worth }) => sum + worth, 0);
