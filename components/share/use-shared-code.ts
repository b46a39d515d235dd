'use client';

import { useCallback, useEffect, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';

const MARK = '#team=';

/** A shared team's code from the address's hash, until `drop` is called. */
export function useSharedCode(): { code: string | null; drop: () => void } {
  const isRestored = useBuilder((builder) => builder.isRestored);
  const [code, setCode] = useState<string | null>(null);

  useEffect(() => {
    if (!isRestored) return;
    const look = () => {
      const { hash, pathname, search } = window.location;
      if (!hash.startsWith(MARK)) return;
      setCode(hash.slice(MARK.length));
      // So that a reload doesn't ask again.
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [isRestored]);

  return { code, drop: useCallback(() => setCode(null), []) };
}
