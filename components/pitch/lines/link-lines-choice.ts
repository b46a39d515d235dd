import { LINK_LINES_KEY, readStored, removeStored, writeStored } from '#lib/platform/storage.ts';

const HIDDEN = 'off';
const listeners = new Set<() => void>();
let isShown: boolean | null = null;

/** Lines are shown unless turned off in this browser. */
export function areLinksShown(): boolean {
  isShown ??= readStored(LINK_LINES_KEY) !== HIDDEN;
  return isShown;
}

export function showLinks(shown: boolean): void {
  isShown = shown;
  if (shown) removeStored(LINK_LINES_KEY);
  else writeStored(LINK_LINES_KEY, HIDDEN);
  for (const listener of listeners) listener();
}

export function subscribeLinks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
