'use client';

import { type RefObject, useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move focus between positions, and pressing the grass clears the selection. */
export function usePitchMoves(pitch: RefObject<HTMLElement | null>): void {
  const store = useBuilderStore();

  useEffect(() => {
    const element = pitch.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
      const tokens = [...element.querySelectorAll<HTMLElement>('button[aria-pressed]')];
      const from = tokens.find((token) => token === event.target);
      const next = from && nearest(from, tokens, arrow);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button') === null) store.getState().select(null);
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('click', onClick);
    };
  }, [pitch, store]);
}

function nearest(
  from: HTMLElement,
  others: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | null {
  const start = centreOf(from);
  let best: { element: HTMLElement; distance: number } | null = null;
  for (const element of others) {
    const { left, top } = centreOf(element);
    const ahead = (left - start.left) * x + (top - start.top) * y;
    const aside = Math.abs((left - start.left) * y) + Math.abs((top - start.top) * x);
    const distance = ahead + 2 * aside;
    if (ahead > 4 && (best === null || distance < best.distance)) best = { element, distance };
  }
  return best?.element ?? null;
}

function centreOf(element: HTMLElement): { left: number; top: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2 };
}
