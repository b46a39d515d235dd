'use client';

import { useEffect, useState } from 'react';

/** Countries, leagues and clubs; their code is not part of the first load. */
export type Reference = typeof import('#lib/players/reference/lookup.ts');

/** The reference data, loaded once it is wanted; null until then. */
export function useReference(isWanted: boolean): Reference | null {
  const [reference, setReference] = useState<Reference | null>(null);

  useEffect(() => {
    if (!isWanted || reference) return;
    let isGone = false;
    import('#lib/players/reference/lookup.ts').then(
      (module) => {
        if (!isGone) setReference(module);
      },
      // Without it the lists stay empty and the other criteria work; opening the fields again tries again.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, reference]);

  return reference;
}
