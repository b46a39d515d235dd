import { useLayoutEffect, useRef } from 'react';

/**
 * On the next screen, the pressed button is gone: its heading takes the focus, at the top of the page.
 * @param screen null while it loads
 */
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
