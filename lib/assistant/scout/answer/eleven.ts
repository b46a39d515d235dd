import { type AtMost, isOfGroup } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer } from '#lib/assistant/scout/screen-team.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { STAND_INS } from '#lib/players/vocabulary/roles.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import type { FormationId, Slot } from '#types/team.ts';

export type Chosen = { slot: Slot; entry: IndexedPlayer };
export type Eleven = { formation: FormationId; chosen: Chosen[]; open: Slot[] };

// Added to the weight (about 0–100), so that nobody plays out of position while someone else fits.
const NATURAL = 100;
const ALSO_PLAYED_THERE = 87;
const SPECIALIST = 2.5;
/** Less for a player who fits through a position other than the natural one. */
const NEAR_BY_ANOTHER = 25;
/** Candidates considered per slot. Even with one per nation, the best eleven needs no more. */
const CANDIDATES = 60;
/** Best first, so that an eleven of everyone doesn't take seconds. */
const CONSIDERED = 2500;
const PASSES = 4;

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
export type Limits = (entry: IndexedPlayer) => readonly (readonly [key: string, most: number])[];

export const limitsOf =
  ({ nation, club, of = [] }: AtMost): Limits =>
  (entry) => {
    const { player, details } = entry;
    return [
      [player.id, 1],
      ...of.flatMap(({ group, most }, at) =>
        isOfGroup(entry, group) !== (group.isNot ?? false) ? [[`group ${at}`, most] as const] : [],
      ),
      ...(nation ? [[`nation ${player.nationality}`, nation] as const] : []),
      ...(club ? details.clubs.slice(0, 1).map((one) => [`club ${one}`, club] as const) : []),
    ];
  };

/** Counts players against the limits. */
export function counter(limits: Limits, entries: readonly IndexedPlayer[]) {
  const counts = new Map<string, number>();
  const add = (entry: IndexedPlayer) => {
    for (const [key] of limits(entry)) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  entries.forEach(add);
  const hasRoom = (entry: IndexedPlayer) => limits(entry).every(([key, most]) => (counts.get(key) ?? 0) < most);
  return { add, hasRoom };
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

/** The best eleven who fit, after the players who already have a slot. `known` saves time for the next formation. `isEveryone`: those far from the best may be needed. */
export function chooseEleven(
  formation: FormationId,
  players: readonly Weighted[],
  limits: Limits,
  fixed: readonly { slot: Slot; entry: IndexedPlayer | null }[] = [],
  known = new Map<string, Candidate[]>(),
  isEveryone = false,
): Eleven {
  const slots = formationOf(formation).positions.filter((slot) => fixed.every((place) => place.slot !== slot));
  const kept = fixed.flatMap(({ entry }) => entry ?? []);
  const { add, hasRoom } = counter(limits, kept);
  const free = players.filter(({ entry }) => hasRoom(entry));
  const allowed = isEveryone ? free : free.slice(0, CONSIDERED);
  const most = isEveryone ? allowed.length : CANDIDATES;
  const candidates = new Map(
    slots.map((slot) => {
      const position = naturalPosition(slot);
      const found = known.get(position) ?? candidatesFor(slot, allowed, most);
      known.set(position, found);
      return [slot, found] as const;
    }),
  );

  const chosen = new Map<Slot, Candidate>();
  // Slots with few candidates first, so that others don't take their only one.
  for (const slot of slots.toSorted((a, b) => (candidates.get(a)?.length ?? 0) - (candidates.get(b)?.length ?? 0))) {
    const best = candidates.get(slot)?.find(({ entry }) => hasRoom(entry));
    if (!best) continue;
    chosen.set(slot, best);
    add(best.entry);
  }
  for (let pass = 0; pass < PASSES && improve({ chosen, candidates, limits, kept }); pass++);
  return {
    formation,
    chosen: slots.flatMap((slot) => {
      const entry = chosen.get(slot)?.entry;
      return entry ? [{ slot, entry }] : [];
    }),
    open: slots.filter((slot) => !chosen.has(slot)),
  };
}

export type Candidate = { entry: IndexedPlayer; worth: number };

/** The best for a slot. `players` come by weight, so that nobody after enough natural fits can be better. */
function candidatesFor(slot: Slot, players: readonly Weighted[], most: number): Candidate[] {
  const found: Candidate[] = [];
  let naturals = 0;
  let least = Number.NEGATIVE_INFINITY;
  for (const { entry, weight } of players) {
    if (weight < least) break;
    const fit = suitability(entry, slot);
    if (fit === 0) continue;
    const isSpecialist = fit === NATURAL && entry.details.positions.length === 1;
    found.push({ entry, worth: fit + weight + (isSpecialist ? SPECIALIST : 0) });
    if (fit === NATURAL && ++naturals === most) least = weight - SPECIALIST;
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, most);
}

type Search = {
  chosen: Map<Slot, Candidate>;
  candidates: ReadonlyMap<Slot, Candidate[]>;
  limits: Limits;
  kept: readonly IndexedPlayer[];
};

/** Moves a better player to a slot, perhaps from another slot that has a good replacement. */
function improve(search: Search): boolean {
  const { chosen, candidates } = search;
  let hasImproved = false;
  for (const [slot, present] of chosen) {
    for (const wanted of candidates.get(slot)?.slice(0, 12) ?? []) {
      if (wanted.worth <= present.worth) break;
      const gain = exchange(slot, wanted, search);
      if (!gain) continue;
      for (const [place, candidate] of gain) chosen.set(place, candidate);
      hasImproved = true;
      break;
    }
  }
  return hasImproved;
}

function exchange(
  slot: Slot,
  wanted: Candidate,
  { chosen, candidates, limits, kept }: Search,
): [Slot, Candidate][] | null {
  const others = [...chosen].filter(([place]) => place !== slot);
  const without = (place?: Slot) => [...kept, ...others.flatMap(([at, { entry }]) => (at === place ? [] : [entry]))];
  if (counter(limits, without()).hasRoom(wanted.entry)) return [[slot, wanted]];
  const keys = new Set(limits(wanted.entry).map(([key]) => key));
  for (const [place, lost] of others) {
    if (!limits(lost.entry).some(([key]) => keys.has(key))) continue;
    const { add, hasRoom } = counter(limits, without(place));
    if (!hasRoom(wanted.entry)) continue;
    add(wanted.entry);
    const instead = candidates.get(place)?.find(({ entry }) => hasRoom(entry));
    const before = (chosen.get(slot)?.worth ?? 0) + lost.worth;
    if (instead && wanted.worth + instead.worth > before)
      return [
        [slot, wanted],
        [place, instead],
      ];
  }
  return null;
}
