'use client';

import { type RefObject, useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';

/**
 * Escape anywhere on the page takes away what may lie over whoever has the focus, and leaves the focus where it is
 * (WCAG 2.4.11). A dialog, a menu, a text field and a player who is being moved have an Escape of their own.
 */
export function useEscapeOutside(part: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void): void {
  const store = useBuilderStore();

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element) || part.current?.contains(target)) return;
      if (target.closest('dialog, [popover], input, select, textarea')) return;
      if (store.getState().moving === null) onEscape();
    };
    // On the way down, before the move has ended.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [part, isOpen, onEscape, store]);
}
