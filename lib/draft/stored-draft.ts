import * as z from 'zod/mini';
import { type Deal, dealFor } from '#lib/draft/deal.ts';
import type { DraftSeed } from '#lib/draft/draft-day.ts';
import { type DraftTurn, draftState } from '#lib/draft/draft-state.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { isFormationId, isSlot } from '#lib/team/formation/formations.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** A draft as this browser keeps it. Its squads are kept too, so that it can be finished after the rules change. */
export type StoredDraft = {
  version: string;
  formation: FormationId;
  cup: number;
  squads: readonly string[];
  turns: readonly DraftTurn[];
  /** Whether it was begun on its own day (D66). */
  counts: boolean;
  begun: number;
};

export const turnsSchema = z.array(z.nullable(z.object({ player: z.string(), slot: z.custom<Slot>(isSlot) })));

const schema = z.object({
  version: z.string(),
  formation: z.custom<FormationId>(isFormationId),
  cup: z.number(),
  squads: z.array(z.string()),
  turns: turnsSchema,
  counts: z.boolean(),
  begun: z._default(z.number(), 0),
});

/** Null if there is none, or it can't be read. */
export function readStoredDraft(text: string | null): StoredDraft | null {
  return parsed(schema, text);
}

export function parsed<Value>(type: z.ZodMiniType<Value>, text: string | null): Value | null {
  if (text === null) return null;
  try {
    return type.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function newStoredDraft(book: SquadBook, seed: DraftSeed, counts: boolean, begun: number): StoredDraft {
  const { formation, cup, squads } = dealFor(book, seed);
  return { version: ENGINE_VERSION, formation, cup, squads: squads.map(({ id }) => id), turns: [], counts, begun };
}

/** Of those that count, and of the others: about a kilobyte each. */
export const MOST_STORED = 40;

/** The oldest drafts over the limit. Practice drafts never push out one that counts. */
export function draftsToForget(stored: readonly (readonly [key: string, text: string | null])[]): string[] {
  const all = stored.map(([key, text]) => {
    const { counts = false, begun = -1 } = readStoredDraft(text) ?? {};
    return { key, counts, begun };
  });
  return [true, false].flatMap((counts) =>
    all
      .filter((one) => one.counts === counts)
      .toSorted((one, other) => other.begun - one.begun)
      .slice(MOST_STORED - 1)
      .map(({ key }) => key),
  );
}

/** Null if a squad is no longer in the tables. */
export function storedDeal(book: SquadBook, { formation, cup, squads }: StoredDraft): Deal | null {
  const found = squads.flatMap((id) => book.squads.find((squad) => squad.id === id) ?? []);
  return found.length === squads.length ? { formation, cup, squads: found } : null;
}

/** Null if the turn isn't possible, such as when another tab has picked from that squad: a confirmed pick is final. */
export function withTurn(book: SquadBook, stored: StoredDraft, round: number, turn: DraftTurn): StoredDraft | null {
  const deal = storedDeal(book, stored);
  if (!deal || stored.turns.length !== round) return null;
  const turns = [...stored.turns, turn];
  return draftState(deal, turns) && { ...stored, turns };
}
