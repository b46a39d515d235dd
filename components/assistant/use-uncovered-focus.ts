'use client';

import { type RefObject, useEffect } from 'react';

/** If less is covered, the rest still shows where focus is. */
const MOST_COVERED = 0.5;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The share of the visible part of `box` that `panel` covers, from 0 to 1. */
export function coveredShare(box: Box, panel: Box, screen: Box): number {
  const shown = common(box, screen);
  return areaOf(shown) === 0 ? 0 : areaOf(common(shown, panel)) / areaOf(shown);
}

/** Collapses the panel when focus moves to an element under it (WCAG 2.4.11). */
export function useUncoveredFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean, onCovered: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const check = () => {
      const { activeElement: focused, body, documentElement } = document;
      const cover = panel.current;
      if (!focused || !cover || focused === body || cover.contains(focused)) return;
      // Dialogs and popovers are on top of the panel.
      if (focused.closest('dialog, [popover]')) return;
      const { clientWidth: right, clientHeight: bottom } = documentElement;
      const screen = { left: 0, top: 0, right, bottom };
      const share = coveredShare(focused.getBoundingClientRect(), cover.getBoundingClientRect(), screen);
      if (share > MOST_COVERED) onCovered();
    };
    const onFocus = () => {
      cancelAnimationFrame(frame);
      // Wait until the browser has scrolled to the element.
      frame = requestAnimationFrame(check);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [panel, isOpen, onCovered]);
}
