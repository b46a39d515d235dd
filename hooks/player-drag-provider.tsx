'use client';

import { useEffect } from 'react';
import { useDrag, useDragDropManager, useDragLayer, useDrop } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import {
  DndProvider,
  MouseTransition,
  type MultiBackendOptions,
  TouchTransition,
  usePreview,
} from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { scrollAtEdges } from '#hooks/scroll-at-edges.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import type { DragPoint } from '#hooks/use-player-drag.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { canPlaceMover, type Mover, moverName } from '#lib/builder/state.ts';
import { initials } from '#lib/team/display.ts';
import type { Place } from '#types/team.ts';
import styles from './player-drag-provider.module.css';

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
      <DraggedPlayer />
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
  return (
    <>
      <Source point={point} />
      {point.place && <Target element={point.element} place={point.place} />}
    </>
  );
}

function Source({ point }: { point: DragPoint }) {
  const [, connect] = useDrag<Mover>(
    () => ({
      type: PLAYER,
      canDrag: () => point.mover() !== null,
      // Never asked where canDrag refuses; the type of `item` does not know that.
      item: () => point.mover() ?? { from: 'team', place: { kind: 'bench', index: -1 } },
    }),
    [point],
  );

  useEffect(() => {
    connect(point.element);
    return () => {
      connect(null);
    };
  }, [connect, point]);

  return null;
}

function Target({ element, place }: { element: HTMLElement; place: () => Place }) {
  const store = useBuilderStore();

  const [isOver, connect] = useDrop<Mover, void, boolean>(
    () => ({
      accept: PLAYER,
      // A drop that breaks a rule is taken too: the refusal says why, as it does without dragging (D5, D7).
      drop: (mover) => {
        const { team, place: put } = store.getState();
        put(mover, place(), moveAnnouncement(moverName(team, mover), place()));
      },
      collect: (monitor) => {
        const mover = monitor.getItem();
        return monitor.isOver() && canPlaceMover(store.getState().team, mover, place());
      },
    }),
    [place, store],
  );

  useEffect(() => {
    connect(element);
    return () => {
      connect(null);
    };
  }, [connect, element]);

  useEffect(() => {
    element.toggleAttribute('data-over', isOver);
  }, [isOver, element]);

  return null;
}

/** Tells the builder who is in the air, which lights up the legal targets just as 'Move' does. */
function DraggedPlayer() {
  const store = useBuilderStore();
  const mover = useDragLayer((monitor) => (monitor.isDragging() ? (monitor.getItem() as Mover) : null));

  useEffect(() => {
    if (!mover) return;
    store.getState().startMoving({ ...mover, isDragged: true });
    return () => store.getState().stopMoving();
  }, [mover, store]);

  return null;
}

function TouchPreview() {
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
