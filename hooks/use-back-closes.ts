'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** A `history.back()` that the browser hasn't performed yet. */
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

/** While the component is mounted, the browser's Back button closes it instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const entry = useRef<number | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    let isShown = true;
    const onPopState = () => close();
    const enter = () => {
      if (!isShown) return;
      // StrictMode unmounts and remounts at once. Keep the entry then.
      if (!isLeaving.current) {
        entry.current = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
        window.history.pushState({ ...window.history.state, dialog: entry.current }, '');
      }
      isLeaving.current = false;
      window.addEventListener('popstate', onPopState);
    };
    // Otherwise going back for a dialog that just closed would remove this one's entry and close it.
    if (returning === null) enter();
    else void returning.then(enter);
    return () => {
      isShown = false;
      window.removeEventListener('popstate', onPopState);
      isLeaving.current = true;
      // Closed some other way: remove the entry.
      queueMicrotask(() => {
        if (isLeaving.current && window.history.state?.dialog === entry.current) goBack();
      });
    };
  }, []);
}
