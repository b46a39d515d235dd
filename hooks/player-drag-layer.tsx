'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useDragDropManager } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import {
  DndProvider,
  MouseTransition,
  type MultiBackendOptions,
  type MultiBackendSwitcher,
  type PreviewListener,
  TouchTransition,
  usePreview,
} from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { scrollAtEdges } from '#hooks/scroll-at-edges.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import type { DragPoint } from '#hooks/use-player-drag.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { canPlaceMover, type Mover, moverName } from '#lib/builder/state.ts';
import type { BuilderStore } from '#lib/builder/store.ts';
import { initials } from '#lib/team/display.ts';
import type { Spot } from '#types/team.ts';
import styles from './player-drag-layer.module.css';

/** ms a finger rests before it drags, so that a swipe still scrolls the page (D7). */
const PRESS_DELAY = 180;

const PLAYER = 'player';

/** HTML5 drags know no touch (design §5), so a finger switches to the touch backend. */
const BACKENDS: MultiBackendOptions = {
  backends: [
    { id: 'html5', backend: HTML5Backend, transition: MouseTransition },
    {
      id: 'touch',
      backend: TouchBackend,
      options: { delayTouchStart: PRESS_DELAY, ignoreContextMenu: true },
      preview: true,
      transition: TouchTransition,
    },
  ],
};

/** Connects the drag points to react-dnd, and the builder to what is being dragged. Draws only the touch preview. */
export function PlayerDragLayer({ points }: { points: readonly DragPoint[] }) {
  return (
    <DndProvider options={BACKENDS}>
      {points.map((point) => (
        <ConnectedPoint key={keyOf(point)} point={point} />
      ))}
      <DragFollower />
      <TouchPreview />
    </DndProvider>
  );
}

const keys = new WeakMap<DragPoint, number>();
let lastKey = 0;

function keyOf(point: DragPoint): number {
  const key = keys.get(point) ?? ++lastKey;
  keys.set(point, key);
  return key;
}

function ConnectedPoint({ point }: { point: DragPoint }) {
  const manager = useDragDropManager();
  const store = useBuilderStore();
  useEffect(() => connectDragPoint(manager, store, point), [manager, store, point]);
  return null;
}

function DragFollower() {
  const manager = useDragDropManager();
  const store = useBuilderStore();
  useEffect(() => followDrags(manager, store), [manager, store]);
  return null;
}

/*
 * By the drag library's registry and not by its hooks: those have every source and every target listen to every step of
 * every drag, some seventy here, and hear of each that comes or goes as well, where one listener does.
 */

type DragManager = ReturnType<typeof useDragDropManager>;

class SpotTarget {
  readonly #element: HTMLElement;
  readonly #spot: () => Spot;
  readonly #store: BuilderStore;

  constructor(element: HTMLElement, spot: () => Spot, store: BuilderStore) {
    this.#element = element;
    this.#spot = spot;
    this.#store = store;
  }

  /** A drop that breaks a rule is taken too: the refusal says why, as it does without dragging (D5, D7). */
  canDrop() {
    return true;
  }

  hover() {
    // `followDrags` shows who is over what.
  }

  drop(monitor: { getItem: () => Mover }) {
    const mover = monitor.getItem();
    const { team, placePlayer } = this.#store.getState();
    placePlayer(mover, this.#spot(), moveAnnouncement(moverName(team, mover), this.#spot()));
  }

  takes(mover: Mover): boolean {
    return canPlaceMover(this.#store.getState().team, mover, this.#spot());
  }

  mark(isOver: boolean) {
    this.#element.toggleAttribute('data-over', isOver);
  }
}

/** Makes the element a source of players, and a target for them where it has a place; gives what undoes it. */
function connectDragPoint(manager: DragManager, store: BuilderStore, point: DragPoint): () => void {
  const registry = manager.getRegistry();
  const backend = manager.getBackend();
  const source = registry.addSource(PLAYER, {
    canDrag: () => point.mover() !== null,
    beginDrag: point.mover,
    isDragging: (monitor, id) => monitor.getSourceId() === id,
    endDrag: () => undefined,
  });
  const disconnectSource = backend.connectDragSource(source, point.element);
  const disconnectTarget = point.spot && connectTarget(new SpotTarget(point.element, point.spot, store));

  function connectTarget(target: SpotTarget) {
    const id = registry.addTarget(PLAYER, target);
    const disconnect = backend.connectDropTarget(id, point.element);
    return () => {
      disconnect();
      registry.removeTarget(id);
      target.mark(false);
    };
  }

  return () => {
    disconnectTarget?.();
    disconnectSource();
    registry.removeSource(source);
  };
}

/**
 * Tells the builder who is in the air, which lights up the legal targets just as 'Move' does, and marks the one under the
 * pointer; gives what ends that, and with it the move of a drag under way.
 */
function followDrags(manager: DragManager, store: BuilderStore): () => void {
  const monitor = manager.getMonitor();
  const registry = manager.getRegistry();
  let dragged: Mover | null = null;
  let over: SpotTarget | null = null;

  const change = (mover: Mover | null, target: SpotTarget | null) => {
    if (mover !== dragged) {
      dragged = mover;
      if (mover) store.getState().startMoving({ ...mover, isDragged: true });
      else store.getState().stopMoving();
    }
    if (target !== over) {
      over?.mark(false);
      target?.mark(true);
      over = target;
    }
  };

  const unsubscribe = monitor.subscribeToStateChange(() => {
    // The library follows files and marked text as well that are dragged over the page.
    const mover: Mover | null = monitor.getItemType() === PLAYER ? monitor.getItem() : null;
    const id = monitor.getTargetIds().at(-1);
    const target = id === undefined ? null : registry.getTarget(id);
    change(mover, mover && target instanceof SpotTarget && target.takes(mover) ? target : null);
  });

  return () => {
    unsubscribe();
    change(null, null);
  };
}

/**
 * What hangs at a finger. Only where a finger pressed last: it is rendered at each step of a drag, for which a mouse need not
 * wait.
 */
function TouchPreview() {
  const backend = useDragDropManager().getBackend() as MultiBackendSwitcher;
  const subscribe = useCallback(
    (change: () => void) => {
      const listener: PreviewListener = { backendChanged: change };
      backend.previewsList().register(listener);
      return () => backend.previewsList().unregister(listener);
    },
    [backend],
  );
  const isNeeded = useSyncExternalStore(subscribe, backend.previewEnabled, () => false);
  return isNeeded && <DraggedInitials />;
}

function DraggedInitials() {
  const store = useBuilderStore();
  const preview = usePreview<Mover, HTMLDivElement>();
  if (!preview.display) return null;
  return (
    <>
      <FingerDrag />
      <div ref={preview.ref} className={styles.preview} style={preview.style} aria-hidden="true">
        {initials(moverName(store.getState().team, preview.item))}
      </div>
    </>
  );
}

/** While a finger drags: what a browser does by itself for a mouse, and the touch backend for nobody. */
function FingerDrag() {
  const manager = useDragDropManager();

  useEffect(() => {
    const stopScrolling = scrollAtEdges();
    // The system takes the finger away, for a gesture of its own, say: then nobody is moved.
    const onCancel = () => manager.getActions().endDrag();
    window.addEventListener('touchcancel', onCancel);
    return () => {
      stopScrolling();
      window.removeEventListener('touchcancel', onCancel);
    };
  }, [manager]);

  return null;
}
