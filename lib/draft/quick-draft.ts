import * as z from 'zod/mini';
import { type Deal, dealFor } from '#lib/draft/deal.ts';
import { type DraftSeed, isDraftSeed } from '#lib/draft/draft-day.ts';
import { type DraftState, type DraftTurn, draftState, type Pick } from '#lib/draft/draft-state.ts';
import { pickPoints } from '#lib/draft/pick-points.ts';
import { parsed, turnsSchema } from '#lib/draft/stored-draft.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { cheapestAssignment } from '#lib/team/formation/cheapest-assignment.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import type { FormationId, Slot } from '#types/team.ts';

export const QUICK_FORMATION: FormationId = '4-3-3';
/** What is picked. The other slots are filled from the same squads. */
const SPINE: readonly Slot[] = ['GK', 'LCB', 'RCB', 'CM', 'ST'];

/** As this browser keeps it until it is complete. */
export type KeptQuickDraft = { seed: DraftSeed; turns: readonly DraftTurn[] };

const schema = z.object({ seed: z.string().check(z.refine(isDraftSeed)), turns: turnsSchema });

export const readQuickDraft = (text: string | null): KeptQuickDraft | null => parsed(schema, text);

/** Deals five squads, for a visitor who was sent a team and has none to play against it. */
export function quickDeal(book: SquadBook, seed: DraftSeed): Deal {
  const deal = dealFor(book, seed);
  return { ...deal, formation: QUICK_FORMATION, squads: deal.squads.slice(0, SPINE.length) };
}

/** One player from each squad, for one slot of the spine each. Null if these turns aren't possible. */
export function quickState(deal: Deal, turns: readonly DraftTurn[]): DraftState | null {
  const state = draftState(deal, turns);
  if (!state || turns.some((turn) => turn === null || !SPINE.includes(turn.slot))) return null;
  const squad = state.picks.length === SPINE.length ? null : state.squad;
  return {
    ...state,
    squad,
    rounds: SPINE.length,
    free: state.free.filter((slot) => SPINE.includes(slot)),
    skipsLeft: 0,
  };
}

/** The picks, and the best others from the same squads where nobody was picked. */
export function filledPicks({ deal, picks }: DraftState): Pick[] {
  const taken = new Set(picks.map(({ slot }) => slot));
  const slots = formationOf(deal.formation).positions.filter((slot) => !taken.has(slot));
  const others = deal.squads
    .flatMap((squad) => squad.places.map((place) => ({ squad, place })))
    .filter(({ place }) => picks.every((pick) => pick.place !== place));
  const columns = cheapestAssignment(
    slots.map((slot) => others.map(({ place }) => -pickPoints(place, slot, deal.formation))),
  );
  const added = slots.flatMap((slot, at) => {
    const other = others[columns[at] ?? -1];
    return other ? [{ ...other, slot }] : [];
  });
  return [...picks, ...added];
}
