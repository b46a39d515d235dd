'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** A way back that we have asked the browser for and that it has not gone yet; it goes when it finds the time. */
let returning: Promise<void> | null = null;

function goBack(): void {
  returning = new Promise((resolve) => {
    const onPopState = () => {
      returning = null;
      resolve();
    };
    window.addEventListener('popstate', onPopState, { once: true });
    window.history.back();
  });
}

/** While the calling component is shown, the browser's way back closes it instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const entry = useRef<number | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    let isShown = true;
    const onPopState = () => close();
    const enter = () => {
      if (!isShown) return;
      // StrictMode takes the component away and puts it back at once; its entry then simply stays.
      if (!isLeaving.current) {
        entry.current = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
        window.history.pushState({ ...window.history.state, dialog: entry.current }, '');
      }
      isLeaving.current = false;
      window.addEventListener('popstate', onPopState);
    };
    // What was closed a moment ago would else take this one's entry along, and close it.
    if (returning === null) enter();
    else void returning.then(enter);
    return () => {
      isShown = false;
      window.removeEventListener('popstate', onPopState);
      isLeaving.current = true;
      // Closed in another way, it takes its entry with it.
      queueMicrotask(() => {
        if (isLeaving.current && window.history.state?.dialog === entry.current) goBack();
      });
    };
  }, []);
}
