'use client';

import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { type DragPoint, DragPointsContext } from '#hooks/use-player-drag.ts';
import { whenIdle } from '#lib/platform/when-idle.ts';

type DragLayer = ComponentType<{ points: readonly DragPoint[] }>;

/** The drag library is large, so it loads when the browser is idle or on the first pointer press. */
export function PlayerDrag({ children }: { children: ReactNode }) {
  const [points, setPoints] = useState<readonly DragPoint[]>([]);
  const [Layer, setLayer] = useState<DragLayer | null>(null);

  const addPoint = useCallback((point: DragPoint) => {
    startTransition(() => setPoints((current) => [...current, point]));
    return () => startTransition(() => setPoints((current) => current.filter((other) => other !== point)));
  }, []);

  useEffect(() => {
    let isUnmounted = false;
    const load = () => {
      stopWaiting();
      return import('#components/player-drag/player-drag-layer.tsx').then(
        (module) => {
          if (!isUnmounted) startTransition(() => setLayer(() => module.PlayerDragLayer));
        },
        // If the library fails to load, 'Move' does the same job.
        () => undefined,
      );
    };
    const cancelIdle = whenIdle(load, 2000);
    const stopWaiting = () => {
      cancelIdle();
      window.removeEventListener('pointerdown', load, true);
    };
    window.addEventListener('pointerdown', load, true);
    return () => {
      isUnmounted = true;
      stopWaiting();
    };
  }, []);

  return (
    <DragPointsContext value={addPoint}>
      {children}
      {Layer && <Layer points={points} />}
    </DragPointsContext>
  );
}
