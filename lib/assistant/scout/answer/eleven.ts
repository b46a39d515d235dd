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
  const add = (entry: IndexedPlayer) => {
    for (const [key] of limitsFor(entry, atMost)) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const share of shares) if (isOfGroup(entry, share.group)) share.missing--;
    places--;
  };
  entries.forEach(add);
  const hasRoom = (entry: IndexedPlayer) => {
    const missing = shares.filter((share) => share.missing > 0);
    const others = places - missing.reduce((sum, share) => sum + share.missing, 0);
    const isMissing = missing.length === 0 || missing.some(({ group }) => isOfGroup(entry, group));
    return (isMissing || others > 0) && limitsFor(entry, atMost).every(([key, most]) => (counts.get(key) ?? 0) < most);
  };
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

/** The best eleven who fit, after the players who already have a slot. */
export function chooseEleven(
  formation: FormationId,
  players: readonly Weighted[],
  atMost: AtMost,
  fixed: readonly { slot: Slot; entry: IndexedPlayer | null }[] = [],
): Eleven {
  const slots = formationOf(formation).positions.filter((slot) => fixed.every((place) => place.slot !== slot));
  const kept = fixed.flatMap(({ entry }) => entry ?? []);
  const { add, hasRoom } = counter(atMost, kept);
  const allowed = players.filter(({ entry }) => hasRoom(entry));
  const candidates = new Map(slots.map((slot) => [slot, candidatesFor(slot, allowed)]));
  let chosen: Candidate[] = [];
  const isOpen = (slot: Slot) => chosen.every((place) => place.slot !== slot);
  for (;;) {
    // The best in any place first.
    const [next] = slots
      .filter(isOpen)
      .flatMap((slot) => candidates.get(slot)?.find(({ entry }) => hasRoom(entry)) ?? [])
      .sort((a, b) => b.worth - a.worth);
    if (!next) break;
    chosen.push(next);
    add(next.entry);
  }
  for (let step = 0; step < STEPS; step++)
    chosen = improved(chosen, candidates, (stay) => counter(atMost, [...kept, ...stay]));
  return {
    formation,
    chosen: slots.flatMap((slot) => chosen.filter((place) => place.slot === slot)),
    open: slots.filter(isOpen),
  };
}

type Candidate = Chosen & { worth: number };

const candidatesFor = (slot: Slot, players: readonly Weighted[]): Candidate[] =>
  players
    .flatMap(({ entry, weight }) => {
      const fit = suitability(entry, slot);
      const isSpecialist = fit === NATURAL && entry.details.positions.length === 1;
      return fit === 0 ? [] : { slot, entry, worth: fit + weight + (isSpecialist ? SPECIALIST : 0) };
    })
    .sort((a, b) => b.worth - a.worth);

/** With a better player in a place, perhaps from another place that has a good replacement. */
function improved(
  chosen: Candidate[],
  candidates: ReadonlyMap<Slot, readonly Candidate[]>,
  counterOf: (stay: readonly IndexedPlayer[]) => ReturnType<typeof counter>,
): Candidate[] {
  const exchanges = chosen.flatMap((seat) =>
    (candidates.get(seat.slot) ?? [])
      .slice(0, TRIED)
      .filter(({ worth }) => worth > seat.worth)
      .flatMap((wanted) => chosen.map((lost) => ({ seat, wanted, lost }))),
  );
  for (const { seat, wanted, lost } of exchanges) {
    const stay = chosen.filter((one) => one !== seat && one !== lost);
    const { add, hasRoom } = counterOf(stay.map(({ entry }) => entry));
    if (!hasRoom(wanted.entry)) continue;
    if (lost === seat) return [...stay, wanted];
    add(wanted.entry);
    const instead = candidates.get(lost.slot)?.find(({ entry }) => hasRoom(entry));
    if (instead && wanted.worth + instead.worth > seat.worth + lost.worth) return [...stay, wanted, instead];
  }
  return chosen;
}
