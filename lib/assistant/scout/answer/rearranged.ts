import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { chooseEleven, placesIn, seated, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { candidates } from '#lib/assistant/scout/answer/leaving.ts';
import { isMisplaced } from '#lib/assistant/scout/answer/strength.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { misfit } from '#lib/team/formation/suggested-spot.ts';
import type { Slot } from '#types/team.ts';

export const ONE_CHANGE = 'I can make one change at a time: which one first?';
/** Keeps everyone whom the wish doesn't concern. */
const KEPT = 500;

/** The same players in another formation, as far as they fit. */
export function rearranged(query: Query, team: ScreenTeam, tables: ScoutTables): Answer {
  // 'Change to 4-3-3 and put Figo on the wing'
  if (query.players.length > 0) return lines(ONE_CHANGE);
  const slots = formationOf(team.formation).positions;
  const worth = (place: ScreenPlayer, slot: Slot) => {
    const isSame = Number(slot === place.slot);
    // Whom the tables don't know goes where the formation has a place most like his present one.
    if (!place.entry) return KEPT * (KEPT - misfit([naturalPosition(place.slot)], slot)) + isSame;
    const fit = suitability(place.entry, slot);
    return fit === 0 ? 0 : fit + place.entry.peak + KEPT + isSame;
  };
  const columns = cheapestAssignment(team.players.map((place) => slots.map((slot) => -worth(place, slot))));
  // A wish for a formation is none for other players.
  const isOfAll = query.formations.length > 0;
  const stay = team.players.flatMap((place, at) => {
    const slot = slots[columns[at] ?? 0] as Slot;
    return isOfAll || worth(place, slot) > 0 ? [{ ...place, slot }] : [];
  });
  const pool = team.open.length === 0 ? candidates(query, team, tables) : [];
  const found = seated(chooseEleven(team.formation, pool, query.atMost, stay).chosen);
  const lost = team.players.filter(({ name }) => stay.every((place) => place.name !== name));
  return {
    kind: 'eleven',
    query,
    formation: team.formation,
    places: placesIn(team.formation, stay, found),
    open: [],
    unplaced: [],
    changes: [...found.map(({ name, slot }) => `${name} (${slot})`), ...lost.map(({ name }) => `without ${name}`)],
    asides: misplacedIn(stay),
  };
}

const misplacedIn = (places: readonly ScreenPlayer[]) =>
  places.filter(isMisplaced).map(({ name, slot }) => `${name} isn’t usually at ${slot}.`);

type Change = {
  stay: readonly ScreenPlayer[];
  found: readonly ScreenPlayer[];
  notes?: readonly string[];
};

/** The team after a change. */
export function changed(query: Query, { formation, players }: ScreenTeam, { stay, found, notes = [] }: Change): Answer {
  if (found.length === 0) return lines('Your team already is like that.');
  return {
    about: { player: found.length === 1 ? (found[0]?.entry ?? undefined) : undefined },
    kind: 'eleven',
    query,
    formation,
    places: placesIn(formation, stay, found),
    open: [],
    unplaced: [],
    changes: [
      ...found.map(({ slot, name }) => {
        const old = players.find((place) => place.slot === slot);
        return `${name}${old ? ` for ${old.name}` : ''} (${slot})`;
      }),
      ...notes,
    ],
    asides: misplacedIn(found),
  };
}
