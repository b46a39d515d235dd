'use client';

import { useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';

/** Undo and redo by Ctrl/Cmd+Z, Shift+Ctrl/Cmd+Z and Ctrl+Y, never out of a text field; Escape ends a move (D7, D8). */
export function useBuilderKeys(): void {
  const store = useBuilderStore();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { moving, stopMoving, undo, redo } = store.getState();
      if (event.key === 'Escape' && moving) {
        stopMoving();
        return;
      }
      const isText = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
      if (isText || document.querySelector('dialog:modal') || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && !(key === 'y' && event.ctrlKey)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
