'use client';

import { createContext, useContext } from 'react';
import type { Player } from '#types/player.ts';
import type { Spot } from '#types/team.ts';

/** Whose card is open: somebody at a place of the team, or a player found by the search. */
export type CardSubject = { spot: Spot } | { player: Player };

export type ScreenActions = {
  openCard: (subject: CardSubject) => void;
  /** Puts the cursor into the player search, which is where an empty place is filled from. */
  focusSearch: () => void;
};

/** What the parts of the screen ask of the screen as a whole, which gives it; nothing happens where nobody does. */
export const ScreenActionsContext = createContext<ScreenActions>({ openCard: () => {}, focusSearch: () => {} });

/** See `ScreenActionsContext`. */
export function useScreenActions(): ScreenActions {
  return useContext(ScreenActionsContext);
}
