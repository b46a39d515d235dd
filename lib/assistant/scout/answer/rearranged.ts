import { type Answer, lines } from '#lib/assistant/scout/answer/answer.ts';
import { chooseEleven, limitsOf, placesIn, seated } from '#lib/assistant/scout/answer/eleven.ts';
import { playersFor } from '#lib/assistant/scout/answer/players.ts';
import type { Query } from '#lib/assistant/scout/query.ts';
import type { ScreenPlayer, ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { formationOf, naturalPosition } from '#lib/team/formation/formations.ts';
import { misfit } from '#lib/team/formation/suggested-spot.ts';
import type { Slot } from '#types/team.ts';

/** Keeps everyone whom the wish doesn't concern. */
const KEPT = 500;

/** The same players in another formation, as far as they fit. */
export function rearranged(
  query: Query,
  team: ScreenTeam,
  wanted: readonly (IndexedPlayer | null)[],
  tables: ScoutTables,
): Answer {
  const own = team.players.flatMap(({ entry }) =>
    entry ? [{ entry, weight: entry.peak + KEPT + (wanted.includes(entry) ? KEPT : 0) }] : [],
  );
  const kept = inLine(team);
  const isFull = team.open.length === 0;
  const { chosen } = chooseEleven(
    team.formation,
    [...own, ...(isFull ? candidates(query, team, tables) : [])],
    limitsOf(query.atMost),
    kept,
  );
  const isOwn = (place: ScreenPlayer) => own.some(({ entry }) => entry === place.entry);
  const found = seated(chosen);
  const left = team.players.filter(({ entry }) => entry && chosen.every((place) => place.entry !== entry));
  // A wish for a formation is none for other players.
  const isOfAll = query.formations.length > 0;
  const added = found
    .filter((place) => !isOwn(place))
    .map((place, at) => (isOfAll && left[at] ? { ...left[at], slot: place.slot } : place));
  const lost = left.filter(({ name }) => added.every((place) => place.name !== name));
  return {
    kind: 'eleven',
    query,
    formation: team.formation,
    places: placesIn(team.formation, [...kept, ...found.filter(isOwn)], added),
    open: [],
    unplaced: [],
    changes: [...added.map(({ name, slot }) => `${name} (${slot})`), ...lost.map(({ name }) => `without ${name}`)],
  };
}

/** Players the tables don't know, each where the formation has a place most like his present one. */
function inLine({ formation, players }: ScreenTeam): ScreenPlayer[] {
  const free = new Set(formationOf(formation).positions);
  return players.flatMap((place) => {
    const cost = (slot: Slot) => misfit([naturalPosition(place.slot)], slot) - Number(slot === place.slot);
    const [slot] = place.entry ? [] : [...free].sort((a, b) => cost(a) - cost(b));
    if (!slot) return [];
    free.delete(slot);
    return [{ ...place, slot }];
  });
}

/** Who may come in: neither in the team nor excluded. */
export function candidates(query: Query, team: ScreenTeam, tables: ScoutTables) {
  const taken = new Set(team.players.map(({ entry }) => entry));
  const conditions = query.conditions.filter(({ kind }) => kind !== 'role');
  return playersFor({ ...query, order: null, conditions }, tables).flatMap(({ record: { entry }, weight }) =>
    taken.has(entry) ? [] : [{ entry, weight }],
  );
}

type Change = {
  stay: readonly ScreenPlayer[];
  found: readonly ScreenPlayer[];
  open: readonly Slot[];
  notes: readonly string[];
};

/** The team after a change. */
export function changed(
  query: Query,
  { formation, players }: ScreenTeam,
  { stay, found, open, notes }: Change,
): Answer {
  if (found.length === 0) return lines('Your team already is like that.');
  return {
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
  };
}

/** Two places with their players exchanged; the other may be empty. */
export function exchanged(place: ScreenPlayer, slot: Slot, team: ScreenTeam): ScreenPlayer[] {
  const other = team.players.find((one) => one.slot === slot);
  return [{ ...place, slot }, ...(other ? [{ ...other, slot: place.slot }] : [])];
}
