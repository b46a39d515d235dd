'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** While the calling component is shown, the browser's way back closes it instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const entry = useRef<number | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    // StrictMode takes the component away and puts it back at once; its entry then simply stays.
    if (!isLeaving.current) {
      entry.current = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
      window.history.pushState({ ...window.history.state, dialog: entry.current }, '');
    }
    isLeaving.current = false;
    const onPopState = () => close();
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      isLeaving.current = true;
      // Closed in another way, it takes its entry with it.
      queueMicrotask(() => {
        if (isLeaving.current && window.history.state?.dialog === entry.current) window.history.back();
      });
    };
  }, []);
}
