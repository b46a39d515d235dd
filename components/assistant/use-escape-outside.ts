'use client';

import { type RefObject, useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';

/** Escape closes `part` from anywhere, because it may cover the focused element (WCAG 2.4.11). */
export function useEscapeOutside(part: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void): void {
  const store = useBuilderStore();

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element) || part.current?.contains(target)) return;
      if (target.closest('dialog, [popover], input, select, textarea')) return;
      if (store.getState().moving === null) onEscape();
    };
    // In the capture phase, so that this Escape doesn't cancel a move.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [part, isOpen, onEscape, store]);
}
