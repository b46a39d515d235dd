'use client';

import { type RefObject, useEffect } from 'react';

const SWIPE = 60;

export function useSwipeDown(element: RefObject<HTMLElement | null>, onSwipe: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let start: number | null = null;
    const onStart = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
    };
    const onMove = ({ touches }: TouchEvent) => {
      if (start === null || (touches[0]?.clientY ?? start) - start < SWIPE) return;
      start = null;
      onSwipe();
    };
    target.addEventListener('touchstart', onStart, { passive: true });
    target.addEventListener('touchmove', onMove, { passive: true });
    return () => {
      target.removeEventListener('touchstart', onStart);
      target.removeEventListener('touchmove', onMove);
    };
  }, [element, onSwipe]);
}
