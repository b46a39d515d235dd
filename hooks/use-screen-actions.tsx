'use client';

import { createContext, useContext } from 'react';
import type { Player } from '#types/player.ts';
import type { Spot } from '#types/team.ts';

export type CardSubject = { spot: Spot } | { player: Player };

export type SharePurpose = 'team' | 'challenge';

export type ScreenActions = {
  openCard: (subject: CardSubject) => void;
  focusSearch: () => void;
  share: (purpose: SharePurpose) => void;
  listTeams: () => void;
};

export const ScreenActionsContext = createContext<ScreenActions>({
  openCard: () => {},
  focusSearch: () => {},
  share: () => {},
  listTeams: () => {},
});

export function useScreenActions(): ScreenActions {
  return useContext(ScreenActionsContext);
}
