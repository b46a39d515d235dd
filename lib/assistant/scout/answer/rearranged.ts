import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { chooseEleven, limitsOf, placesIn, seated, suitability } from '#lib/assistant/scout/answer/eleven.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import { isMisplaced } from '#lib/assistant/scout/answer/strength.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import { type ScreenPlayer, type ScreenTeam, withTeamsGender } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { misfit } from '#lib/team/formation/suggested-spot.ts';
import type { Slot } from '#types/team.ts';

/** Keeps everyone whom the wish doesn't concern. */
const KEPT = 500;

/** The same players in another formation, as far as they fit. */
export function rearranged(query: Query, team: ScreenTeam, kept: readonly ScreenPlayer[], tables: ScoutTables): Answer {
  // 'Change to 4-3-3 and put Figo on the wing'
  if (query.players.length > 0) return lines('I can make one change at a time: which one first?');
  const slots = formationOf(team.formation).positions;
  const worth = (place: ScreenPlayer, slot: Slot) => {
    const isSame = Number(slot === place.slot);
    // Whom the tables don't know goes where the formation has a place most like his present one.
    if (!place.entry) return KEPT * (KEPT - misfit([naturalPosition(place.slot)], slot)) + isSame;
    const fit = suitability(place.entry, slot);
    return fit === 0 ? 0 : fit + place.entry.peak + KEPT * (kept.includes(place) ? 2 : 1) + isSame;
  };
  const columns = cheapestAssignment(team.players.map((place) => slots.map((slot) => -worth(place, slot))));
  // A wish for a formation is none for other players.
  const isOfAll = query.formations.length > 0;
  const stay = team.players.flatMap((place, at) => {
    const slot = slots[columns[at] ?? 0] as Slot;
    return isOfAll || worth(place, slot) > 0 ? [{ ...place, slot }] : [];
  });
  const pool = team.open.length === 0 ? candidates(query, team, tables) : [];
  const found = seated(chooseEleven(team.formation, pool, limitsOf(query.atMost), stay).chosen);
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

/** Who may come in: neither in the team nor excluded. */
export function candidates(query: Query, team: ScreenTeam, tables: ScoutTables) {
  const taken = new Set(team.players.map(({ entry }) => entry));
  const conditions = query.conditions.filter(({ kind }) => kind !== 'role');
  const asked = withTeamsGender({ ...query, order: null, conditions }, team.players);
  return playersFor(asked, tables).flatMap(({ record: { entry }, weight }) =>
    taken.has(entry) ? [] : [{ entry, weight }],
  );
}

type Change = {
  stay: readonly ScreenPlayer[];
  found: readonly ScreenPlayer[];
  open?: readonly Slot[];
  notes?: readonly string[];
};

/** Only someone better may come. */
export const isUpgrading = ({ cues, said, conditions }: Query) =>
  cues.has('thanMine') || (/^upgrade/.test(said.get('instead') ?? '') && conditions.every(({ isNot }) => isNot));

/** The team after a change. */
export function changed(
  query: Query,
  { formation, players }: ScreenTeam,
  { stay, found, open = [], notes = [] }: Change,
): Answer | null {
  if (found.length === 0) {
    if (open.length > 0 || isUpgrading(query))
      return lines(`I know nobody ${isUpgrading(query) ? 'better' : 'like that'} for that place.`);
    const { conditions, order, atMost, cues, players: named, formations } = query;
    const isThere = named.length + formations.length > 0 && !cues.has('should') && !cues.has('instead');
    return isThere ||
      conditions.some(({ kind }) => kind !== 'role') ||
      (order && named.length === 0) ||
      Object.keys(atMost).length > 0
      ? lines('Your team already is like that.')
      : null;
  }
  return {
    about: { player: found.length === 1 ? (found[0]?.entry ?? undefined) : undefined },
    kind: 'eleven',
    query,
    formation,
    places: placesIn(formation, stay, found),
    open,
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
