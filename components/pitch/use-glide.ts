'use client';

import { type RefObject, useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { isMotionReduced } from '#lib/platform/motion.ts';

const DURATION = 420;
/** Delay between one player and the next, starting at the goalkeeper. */
const STAGGER = 20;

/** Players glide to their new positions when the formation changes. */
export function useGlide(pitch: RefObject<HTMLElement | null>): void {
  const store = useBuilderStore();

  useEffect(
    () =>
      store.subscribe((now, before) => {
        const element = pitch.current;
        if (!element || now.team.formation === before.team.formation || isMotionReduced()) return;
        const from = new Map(tokensOf(element).map((token) => [token.title, token.getBoundingClientRect()]));
        // Wait until React has moved them.
        requestAnimationFrame(() => {
          tokensOf(element).forEach((token, index) => {
            const start = from.get(token.title);
            if (!start) return;
            const end = token.getBoundingClientRect();
            const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y - end.y];
            if (Math.hypot(x, y) < 1) return;
            token.parentElement?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
              duration: DURATION,
              delay: index * STAGGER,
              easing: 'cubic-bezier(.3,.7,.2,1)',
              fill: 'backwards',
            });
          });
        });
      }),
    [pitch, store],
  );
}

function tokensOf(pitch: HTMLElement): HTMLElement[] {
  return [...pitch.querySelectorAll<HTMLElement>('button[aria-pressed][title]')];
}
