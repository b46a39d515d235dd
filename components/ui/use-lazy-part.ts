'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Code that loads when first shown and stays loaded. `what` names it for users, such as 'The player card'. */
export type LazyPart<Props> = {
  what: string;
  load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
};

/** Not React.lazy, which shows its fallback for at least 300 ms. */
export function useLazyPart<Props>(part: LazyPart<Props>): {
  Content: ComponentType<Props> | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const [Content, setContent] = useState(() => part.loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    if (part.loaded) return;
    part.load().then(
      (loaded) => {
        part.loaded = loaded;
        setContent(() => loaded);
      },
      () => setFailedAttempt(attempt),
    );
  }, [part, attempt]);

  return { Content, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
