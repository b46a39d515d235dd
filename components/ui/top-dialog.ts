import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export function registerDialog(element: HTMLDialogElement): () => void {
  change([...open, element]);
  return () => change(open.filter((other) => other !== element));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Everything behind the topmost modal dialog is inert, so live regions must be rendered inside it. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
