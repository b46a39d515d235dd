'use client';

import { createContext, useContext } from 'react';
import type { AppUser, ChatAllowance } from '#types/user.ts';

/**
 * Who is signed in. 'loading' until the auth library has said so, at most 5 s (spec §9); 'off' without a backend (D20).
 */
export type Session =
  | { status: 'loading' | 'off' | 'signed-out'; user: null; chat: null }
  | { status: 'signed-in'; user: AppUser; chat: ChatAllowance | null };

export type SessionActions = {
  /** A token that is good now, refreshed when it is about to end; null where nobody is signed in. */
  accessToken: () => Promise<string | null>;
  /** Asks the server how often the user may still ask the assistant. */
  setChat: (chat: ChatAllowance) => void;
};

export const SessionContext = createContext<Session & SessionActions>({
  status: 'loading',
  user: null,
  chat: null,
  accessToken: async () => null,
  setChat: () => undefined,
});

export function useSession(): Session & SessionActions {
  return useContext(SessionContext);
}
