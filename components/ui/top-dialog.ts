import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the topmost last. Only a browser ever opens one. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Tells that a modal dialog is open; call the answer when it closes. */
export function announceDialog(element: HTMLDialogElement): () => void {
  change([...open, element]);
  return () => change(open.filter((other) => other !== element));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const top = () => open.at(-1) ?? null;
const none = () => null;

/**
 * The modal dialog on top of everything, or null. Whatever lies behind it is inert: nobody hears or presses it, so what
 * is said meanwhile has to be said inside.
 */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, top, none);
}
