'use client';

import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefCallback,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Mover } from '#lib/builder/state.ts';
import { whenIdle } from '#lib/platform/when-idle.ts';
import type { Spot } from '#types/team.ts';

/** An element that players are dragged from or dropped on. Both answers are read at the moment of the drag. */
export type DragPoint = {
  element: HTMLElement;
  /** Who is picked up here; null when nobody is. */
  mover: () => Mover | null;
  /** Where a player dropped here goes; null for an element on which nobody is ever dropped. */
  spot: (() => Spot) | null;
};

/** The drag points that are on the screen, for the drag library, which is loaded after the page has become usable. */
class DragPoints {
  #points: readonly DragPoint[] = [];
  #listeners = new Set<() => void>();

  add(point: DragPoint): () => void {
    this.#change([...this.#points, point]);
    return () => this.#change(this.#points.filter((other) => other !== point));
  }

  readonly list = () => this.#points;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(points: readonly DragPoint[]) {
    this.#points = points;
    for (const listener of this.#listeners) listener();
  }
}

const DragPointsContext = createContext<DragPoints | null>(null);

type DragLayer = ComponentType<{ points: readonly DragPoint[] }>;

/**
 * Makes the drag points inside it draggable. The drag library (a quarter of what the page would load) comes when the
 * browser is idle or a pointer first goes down; until then everything works without dragging (D7).
 */
export function PlayerDrag({ children }: { children: ReactNode }) {
  const [points] = useState(() => new DragPoints());
  const [Layer, setLayer] = useState<DragLayer | null>(null);
  const list = useSyncExternalStore(points.subscribe, points.list, points.list);

  useEffect(() => {
    let isGone = false;
    const load = () => {
      stopWaiting();
      return import('#hooks/player-drag-layer.tsx').then(
        (module) => {
          if (!isGone) startTransition(() => setLayer(() => module.PlayerDragLayer));
        },
        // Without the library nothing is lost: every drag has a twin without dragging.
        () => undefined,
      );
    };
    const giveUp = whenIdle(load, 2000);
    const stopWaiting = () => {
      giveUp();
      window.removeEventListener('pointerdown', load, true);
    };
    window.addEventListener('pointerdown', load, true);
    return () => {
      isGone = true;
      stopWaiting();
    };
  }, []);

  return (
    <DragPointsContext value={points}>
      {children}
      {Layer && <Layer points={list} />}
    </DragPointsContext>
  );
}

/** Makes an element a source of `mover` and a target for `place`; give the result to its `ref`. */
export function usePlayerDrag({ mover, spot }: { mover: Mover | null; spot: Spot | null }): RefCallback<HTMLElement> {
  const points = useContext(DragPointsContext);
  const latest = useRef({ mover, spot });
  useLayoutEffect(() => {
    latest.current = { mover, spot };
  });
  const isTarget = spot !== null;

  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !points) return;
      const spotNow = () => latest.current.spot ?? NOWHERE;
      return points.add({ element, mover: () => latest.current.mover, spot: isTarget ? spotNow : null });
    },
    [points, isTarget],
  );
}

/** No such place exists, so nothing can be put there: for the moment in which a target stops being one. */
const NOWHERE: Spot = { kind: 'bench', index: -1 };
