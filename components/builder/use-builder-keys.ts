'use client';

import { useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';

export function useBuilderKeys(focusSearch: () => void): void {
  const store = useBuilderStore();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { moving, stopMoving, select, undo, redo } = store.getState();
      if (event.key === 'Escape' && moving) return stopMoving();
      if (isElsewhere(event.target)) return;
      if (event.key === 'Escape') return select(null);
      const wished = wish(event);
      const act = wished && { search: focusSearch, undo, redo }[wished];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, focusSearch]);
}

/** Text fields have their own undo, and a dialog covers the team. */
function isElsewhere(target: EventTarget | null): boolean {
  const isText =
    target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, [contenteditable]');
  return isText || document.querySelector('dialog:modal') !== null;
}

function wish({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'search' | 'undo' | 'redo' | null {
  if (altKey) return null;
  if (!(ctrlKey || metaKey)) return key === '/' ? 'search' : null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : null;
}
