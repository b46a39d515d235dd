'use client';

import { createContext, type RefCallback, useCallback, useContext, useId, useLayoutEffect, useRef } from 'react';
import type { Mover } from '#lib/builder/state.ts';
import type { Spot } from '#types/team.ts';

/** An element to drag players from, to drop them on, or both. Who and where is read during the drag. */
export type DragPoint = {
  id: string;
  element: HTMLElement;
  mover: (() => Mover | null) | null;
  spot: (() => Spot | null) | null;
};

export const DragPointsContext = createContext<(point: DragPoint) => () => void>(() => () => undefined);

/** Without `mover`, the element is only a target; without `spot`, only a source. Null means not at the moment. */
export function usePlayerDrag(held: { mover?: Mover | null; spot?: Spot | null }): RefCallback<HTMLElement> {
  const addPoint = useContext(DragPointsContext);
  const id = useId();
  const latest = useRef(held);
  useLayoutEffect(() => {
    latest.current = held;
  });

  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { mover, spot } = latest.current;
      return addPoint({
        id,
        element,
        mover: mover === undefined ? null : () => latest.current.mover ?? null,
        spot: spot === undefined ? null : () => latest.current.spot ?? null,
      });
    },
    [addPoint, id],
  );
}
