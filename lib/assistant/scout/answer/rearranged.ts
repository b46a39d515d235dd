import type { Answer } from '#lib/assistant/scout/answer/answer.ts';
import { type Chosen, chooseEleven, limitsOf } from '#lib/assistant/scout/answer/eleven.ts';
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

export const seated = (chosen: readonly Chosen[]) =>
  chosen.map(({ slot, entry }): ScreenPlayer => ({ slot, name: entry.player.name, entry }));

/** The same players in another formation, as far as they fit. */
export function rearranged(query: Query, team: ScreenTeam, tables: ScoutTables): Answer {
  const own = team.players.flatMap(({ entry }) => (entry ? [{ entry, weight: entry.peak + KEPT }] : []));
  const kept = inLine(team);
  const isFull = team.open.length === 0;
  const { chosen } = chooseEleven(
    team.formation,
    [...own, ...(isFull ? candidates(query, team, tables) : [])],
    limitsOf(query.atMost),
    kept,
  );
  const isOwn = (entry: IndexedPlayer) => own.some((one) => one.entry === entry);
  const added = chosen.filter(({ entry }) => !isOwn(entry)).map(({ entry, slot }) => `${entry.player.name} (${slot})`);
  const lost = team.players.filter(({ entry }) => entry && chosen.every((place) => place.entry !== entry));
  return {
    kind: 'eleven',
    query,
    formation: team.formation,
    places: formationOf(team.formation).positions.flatMap((slot) =>
      [...kept, ...seated(chosen)]
        .filter((place) => place.slot === slot)
        .map((place) => ({ ...place, isKept: place.entry === null || isOwn(place.entry) })),
    ),
    open: [],
    unplaced: [],
    changes: [...added, ...lost.map(({ name }) => `without ${name}`)],
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
