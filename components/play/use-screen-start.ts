import { useLayoutEffect, useRef } from 'react';

/** Scrolls to the top and focuses the new screen's heading. `screen` is null while it loads. */
export function useScreenStart(screen: string | null): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (screen === null || screen === shown.current) return;
    const isFirst = shown.current === null;
    shown.current = screen;
    if (isFirst) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#play-heading')?.focus({ preventScroll: true });
  }, [screen]);
}
