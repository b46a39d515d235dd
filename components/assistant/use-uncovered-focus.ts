'use client';

import { type RefObject, useEffect } from 'react';

/** Less may be under the panel: the rest shows where the focus is. */
const MOST_COVERED = 0.5;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** How much of the part of `box` that is on the screen lies under `panel`, from 0 to 1. */
export function coveredShare(box: Box, panel: Box, screen: Box): number {
  const shown = common(box, screen);
  return areaOf(shown) === 0 ? 0 : areaOf(common(shown, panel)) / areaOf(shown);
}

/** Collapses the panel when the focus goes to an element that it covers (WCAG 2.4.11). */
export function useUncoveredFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean, onCovered: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const check = () => {
      const { activeElement: focused, body, documentElement } = document;
      const cover = panel.current;
      if (!focused || !cover || focused === body || cover.contains(focused)) return;
      // Those are on top of the panel.
      if (focused.closest('dialog, [popover]')) return;
      const { clientWidth: right, clientHeight: bottom } = documentElement;
      const screen = { left: 0, top: 0, right, bottom };
      const share = coveredShare(focused.getBoundingClientRect(), cover.getBoundingClientRect(), screen);
      if (share > MOST_COVERED) onCovered();
    };
    const onFocus = () => {
      cancelAnimationFrame(frame);
      // By then the browser has scrolled to the element.
      frame = requestAnimationFrame(check);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [panel, isOpen, onCovered]);
}
