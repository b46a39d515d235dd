'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Tells an element what a phone's keyboard covers: `--keyboard` is its height, `--visible` what is left of the screen.
 * The layout itself does not learn of it.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const tell = () => {
      // Zoomed in by two fingers, the visible part says nothing about the keyboard.
      const isZoomed = visualViewport.scale > 1.05;
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      const style = element.current?.style;
      style?.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, Math.round(covered))}px`);
      style?.setProperty('--visible', `${Math.round(isZoomed ? window.innerHeight : visualViewport.height)}px`);
    };
    tell();
    visualViewport.addEventListener('resize', tell);
    visualViewport.addEventListener('scroll', tell);
    return () => {
      visualViewport.removeEventListener('resize', tell);
      visualViewport.removeEventListener('scroll', tell);
    };
  }, [element]);
}
