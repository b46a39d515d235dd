'use client';

import { createContext, type RefCallback, useCallback, useContext, useId, useLayoutEffect, useRef } from 'react';
import type { Mover } from '#lib/builder/state.ts';
import type { Spot } from '#types/team.ts';

/** An element to drag players from and, if it has a spot, drop them on. Both are read during the drag. */
export type DragPoint = {
  id: string;
  element: HTMLElement;
  mover: () => Mover | null;
  spot: () => Spot | null;
};

export const DragPointsContext = createContext<(point: DragPoint) => () => void>(() => () => undefined);

export function usePlayerDrag({ mover, spot }: { mover: Mover | null; spot: Spot | null }): RefCallback<HTMLElement> {
  const addPoint = useContext(DragPointsContext);
  const id = useId();
  const latest = useRef({ mover, spot });
  useLayoutEffect(() => {
    latest.current = { mover, spot };
  });

  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      return addPoint({ id, element, mover: () => latest.current.mover, spot: () => latest.current.spot });
    },
    [addPoint, id],
  );
}
