import { type Deal, MOST_SKIPS } from '#lib/draft/deal.ts';
import { fitIn, pickPoints } from '#lib/draft/pick-points.ts';
import { FIT_POINTS } from '#lib/match/strength/slot-fit.ts';
import type { Place, Squad } from '#lib/players/squads/squad-book.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { STARTERS } from '#types/limits.ts';
import type { Slot } from '#types/team.ts';

/** One for each squad shown so far: who was taken and where, or null if it was skipped. */
export type DraftTurn = { player: string; slot: Slot } | null;

export type Pick = { squad: Squad; place: Place; slot: Slot };

export type DraftState = {
  deal: Deal;
  /** How many players are picked. */
  rounds: number;
  turns: readonly DraftTurn[];
  /** In the order of picks. */
  picks: readonly Pick[];
  /** In the formation's order. */
  free: readonly Slot[];
  skipsLeft: number;
  /** The squad to pick from. Null once all eleven are picked. */
  squad: Squad | null;
};

/** Null if these turns aren't possible in this deal. */
export function draftState(deal: Deal, turns: readonly DraftTurn[]): DraftState | null {
  const free = new Set(formationOf(deal.formation).positions);
  const picks: Pick[] = [];
  for (const [at, turn] of turns.entries()) {
    const squad = deal.squads[at];
    if (!squad || picks.length === STARTERS) return null;
    if (turn === null) continue;
    const place = squad.places.find(({ entry }) => entry.player.id === turn.player);
    if (!place || !free.delete(turn.slot)) return null;
    picks.push({ squad, place, slot: turn.slot });
  }
  const skipsLeft = MOST_SKIPS - (turns.length - picks.length);
  if (skipsLeft < 0) return null;
  const squad = picks.length === STARTERS ? null : (deal.squads[turns.length] ?? null);
  return { deal, rounds: STARTERS, turns, picks, free: [...free], skipsLeft, squad };
}

export type Fitting = 'natural' | 'played' | 'elsewhere';

export function fittingOf(place: Place, slot: Slot): Fitting {
  const fit = fitIn(place, slot);
  return fit === 'natural' || fit === 'played' ? fit : 'elsewhere';
}

/** The free slot that is preselected for a player: his natural one if possible. */
export function bestSlot(state: DraftState, place: Place): Slot {
  const [first, ...others] = state.free;
  if (!first) throw new Error('Every place is taken.');
  const value = (slot: Slot) =>
    // Where he fits comes first, however much another slot counts.
    FIT_POINTS[fitIn(place, slot)] * 1000 + pickPoints(place, slot, state.deal.formation);
  return others.reduce((best, slot) => (value(slot) > value(best) ? slot : best), first);
}

export const isOutOfPlaces = (state: DraftState, place: Place): boolean =>
  state.free.every((slot) => fittingOf(place, slot) === 'elsewhere');
