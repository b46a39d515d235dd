'use client';

import { type RefObject, useEffect } from 'react';

/** Sets `--above` and `--keyboard`: how much of the page is hidden at the top and at the bottom. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const update = () => {
      // While pinch-zoomed, the visual viewport doesn't reveal the keyboard's height.
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
