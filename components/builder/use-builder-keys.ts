'use client';

import { useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';

export function useBuilderKeys(): void {
  const store = useBuilderStore();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { moving, stopMoving, undo, redo } = store.getState();
      if (event.key === 'Escape' && moving) stopMoving();
      const direction = isElsewhere(event.target) ? null : directionOf(event);
      if (!direction) return;
      event.preventDefault();
      if (direction === 'redo') redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}

/** A text field has its own undo, and a dialog covers the team. */
function isElsewhere(target: EventTarget | null): boolean {
  const isText =
    target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, [contenteditable]');
  return isText || document.querySelector('dialog:modal') !== null;
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : null;
}
