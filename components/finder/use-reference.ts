'use client';

import { useEffect, useState } from 'react';

export type Reference = typeof import('#lib/players/reference/lookup.ts');

export function useReference(isWanted: boolean): Reference | null {
  const [reference, setReference] = useState<Reference | null>(null);

  useEffect(() => {
    if (!isWanted || reference) return;
    let isGone = false;
    import('#lib/players/reference/lookup.ts').then(
      (module) => {
        if (!isGone) setReference(module);
      },
      // The lists stay empty; opening the fields again tries again.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, reference]);

  return reference;
}
