'use client';

import { type RefObject, useEffect } from 'react';

/** Sets `--above` and `--keyboard`, what the screen shows no longer at the top and at the bottom of the page. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const update = () => {
      // While the page is pinch-zoomed, the visual viewport says nothing about the keyboard.
      const isZoomed = visualViewport.scale > 1.05;
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      const style = element.current?.style;
      style?.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, Math.round(covered))}px`);
      style?.setProperty('--above', `${isZoomed ? 0 : Math.max(0, Math.round(visualViewport.offsetTop))}px`);
    };
    update();
    visualViewport.addEventListener('resize', update);
    visualViewport.addEventListener('scroll', update);
    return () => {
      visualViewport.removeEventListener('resize', update);
      visualViewport.removeEventListener('scroll', update);
    };
  }, [element]);
}
