'use client';

import { useEffect, useState } from 'react';

/** Loads a module once it's needed. After a failure, a new `attempt` value tries again. */
export function useModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  attempt?: unknown,
): { module: Module | null; hasFailed: boolean } {
  const [module, setModule] = useState<Module | null>(null);
  const [failed, setFailed] = useState<{ attempt: unknown } | null>(null);

  useEffect(() => {
    if (!isWanted || module) return;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setModule(() => loaded);
      },
      (error: unknown) => {
        console.warn(error);
        if (!isGone) setFailed({ attempt });
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted, module, attempt]);

  return { module, hasFailed: failed !== null && failed.attempt === attempt };
}
