import { readStored, removeStored, SPORTS_LOGIN_KEY, writeStored } from '#lib/platform/storage.ts';

export const SPORTS_PROVIDER = 'Yahoo';

const CHANGED = 'dream11:sports-login';

/** Remembers whether the server reported a sports session, since pages can't read its cookie. */
export function noteSportsLogin(isSignedIn: boolean): void {
  if (isSignedIn) writeStored(SPORTS_LOGIN_KEY, '1');
  else removeStored(SPORTS_LOGIN_KEY);
  window.dispatchEvent(new Event(CHANGED));
}

export const isSportsLoginNoted = (): boolean => readStored(SPORTS_LOGIN_KEY) !== null;

export function onSportsNote(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}
