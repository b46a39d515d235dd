'use client';

import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { loadable, useLoaded } from '#components/ui/use-loaded.ts';
import { type DragPoint, DragPointsContext } from '#hooks/use-player-drag.ts';
import { whenIdle } from '#lib/platform/when-idle.ts';

const dragLayer = loadable(() =>
  import('#components/player-drag/player-drag-layer.tsx').then((module) => module.PlayerDragLayer),
);

/** Loads when idle or on the first pointer press, because it's large. If that fails, 'Move' does the same job. */
export function PlayerDrag({ children }: { children: ReactNode }) {
  const [points, setPoints] = useState<readonly DragPoint[]>([]);
  const [isWanted, setWanted] = useState(false);
  const { loaded: Layer } = useLoaded(dragLayer, isWanted);

  const addPoint = useCallback((point: DragPoint) => {
    startTransition(() => setPoints((current) => [...current, point]));
    return () => startTransition(() => setPoints((current) => current.filter((other) => other !== point)));
  }, []);

  useEffect(() => {
    if (isWanted) return;
    const load = () => setWanted(true);
    const cancelIdle = whenIdle(async () => load(), 2000);
    window.addEventListener('pointerdown', load, true);
    return () => {
      cancelIdle();
      window.removeEventListener('pointerdown', load, true);
    };
  }, [isWanted]);

  return (
    <DragPointsContext value={addPoint}>
      {children}
      {Layer && <Layer points={points} />}
    </DragPointsContext>
  );
}
