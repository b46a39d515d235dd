'use client';

import { createContext, useContext } from 'react';
import type { Player } from '#types/player.ts';
import type { Spot } from '#types/team.ts';

/** Whose card is open: the player at a spot of the team, or one found by the search. */
export type CardSubject = { spot: Spot } | { player: Player };

export type ScreenActions = {
  openCard: (subject: CardSubject) => void;
  focusSearch: () => void;
};

/** What the parts of the screen ask of the screen as a whole. Without a provider, nothing happens. */
export const ScreenActionsContext = createContext<ScreenActions>({ openCard: () => {}, focusSearch: () => {} });

export function useScreenActions(): ScreenActions {
  return useContext(ScreenActionsContext);
}
