'use client';

import { useCallback, useEffect, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';

const MARK = '#team=';

/** The code of a shared team that the address asks to build on; null where there is none, and after `drop`. */
export function useSharedCode(): { code: string | null; drop: () => void } {
  const isRestored = useBuilder((builder) => builder.isRestored);
  const [code, setCode] = useState<string | null>(null);

  useEffect(() => {
    if (!isRestored) return;
    const look = () => {
      const { hash, pathname, search } = window.location;
      if (!hash.startsWith(MARK)) return;
      setCode(hash.slice(MARK.length));
      // A reload, or a way back to here, does not ask again.
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [isRestored]);

  return { code, drop: useCallback(() => setCode(null), []) };
}
