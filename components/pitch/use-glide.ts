'use client';

import { type RefObject, useEffect } from 'react';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import { isMotionReduced } from '#lib/platform/motion.ts';

const DURATION_MS = 420;
/** Delay between one shirt and the next, starting at the goalkeeper. */
const STAGGER_MS = 20;
const GLIDE = 'glide';

/** Shirts glide to their new positions when the formation changes, or when another is only looked at. */
export function useGlide(pitch: RefObject<HTMLElement | null>): void {
  const store = useBuilderStore();

  useEffect(() => {
    let frame = 0;
    const unsubscribe = store.subscribe((now, before) => {
      const element = pitch.current;
      const isMoving = now.team.formation !== before.team.formation || now.preview !== before.preview;
      // Of several changes before a frame, only the first starts from where the shirts were seen.
      if (!element || !isMoving || frame !== 0 || isMotionReduced()) return;
      const from = new Map<unknown, DOMRect>();
      for (const token of tokensOf(element)) {
        const place = token.getBoundingClientRect();
        from.set(token, place);
        if (token.title) from.set(token.title, place);
      }
      // Wait until React has moved them.
      frame = requestAnimationFrame(() => {
        frame = 0;
        glide(tokensOf(element), (token) => from.get(token.title) ?? from.get(token));
      });
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [pitch, store]);
}

function tokensOf(pitch: HTMLElement): HTMLElement[] {
  return [...pitch.querySelectorAll<HTMLElement>('button[aria-pressed]')];
}

function glide(tokens: readonly HTMLElement[], startOf: (token: HTMLElement) => DOMRect | undefined): void {
  const spots = tokens.flatMap((token) => token.parentElement ?? []);
  for (const running of spots.flatMap((spot) => spot.getAnimations())) if (running.id === GLIDE) running.cancel();
  const ends = tokens.map((token) => token.getBoundingClientRect());
  for (const [index, token] of tokens.entries()) {
    const start = startOf(token);
    const end = ends[index];
    if (!start || !end) continue;
    const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y - end.y];
    if (Math.hypot(x, y) < 1) continue;
    spots[index]?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      id: GLIDE,
      duration: DURATION_MS,
      delay: index * STAGGER_MS,
      easing: 'cubic-bezier(.3,.7,.2,1)',
      fill: 'backwards',
    });
  }
}
