'use client';

import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#lib/platform/when-idle.ts';

export type Loadable<Value> = { load: () => Promise<Value>; loaded: Value | null };

export function loadable<Value>(load: () => Promise<Value>): Loadable<Value> {
  return { load, loaded: null };
}

/** Loads when the browser is idle, or a second later, and one after the other, so that several don't hold up a slow phone. */
export function loadableWhenIdle<Value>(load: () => Promise<Value>): Loadable<Value> {
  return loadable(() => new Promise((resolve, reject) => whenIdle(() => load().then(resolve, reject), 1000)));
}

/** After a failure, `retry` or another `occasion` tries again. Not React.lazy: its fallback shows for at least 300 ms. */
export function useLoaded<Value>(
  source: Loadable<Value>,
  isWanted = true,
  occasion: unknown = null,
): { loaded: Value | null; hasFailed: boolean; retry: () => void } {
  const [loaded, setLoaded] = useState(() => source.loaded);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState<{ attempt: number; occasion: unknown } | null>(null);

  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    source.load().then(
      (value) => {
        source.loaded = value;
        startTransition(() => setLoaded(() => value));
      },
      (error: unknown) => {
        console.warn(error);
        setFailed({ attempt, occasion });
      },
    );
  }, [source, isWanted, loaded, attempt, occasion]);

  return {
    loaded,
    hasFailed: loaded === null && failed?.attempt === attempt && failed.occasion === occasion,
    retry: () => setAttempt(attempt + 1),
  };
}
