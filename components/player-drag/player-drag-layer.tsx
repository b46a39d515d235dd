'use client';

import { useEffect } from 'react';
import { useDrag, useDragDropManager, useDrop } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import {
  DndProvider,
  MouseTransition,
  type MultiBackendOptions,
  Preview,
  TouchTransition,
} from 'react-dnd-multi-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { PlayerFace } from '#components/pitch/player/player-face.tsx';
import { scrollAtEdges } from '#components/player-drag/scroll-at-edges.ts';
import { useBuilderStore } from '#hooks/use-builder.tsx';
import type { DragPoint } from '#hooks/use-player-drag.ts';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { canPlaceMover, type Mover, moverName, moverPlayer } from '#lib/builder/state.ts';
import { vibrateBriefly } from '#lib/platform/motion.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import type { Spot } from '#types/team.ts';
import styles from './player-drag-layer.module.css';

/** How long a finger must rest before it drags, so that a swipe still scrolls the page (D7). */
const PRESS_DELAY_MS = 180;

const PLAYER = 'player';

const BACKENDS: MultiBackendOptions = {
  backends: [
    { id: 'html5', backend: HTML5Backend, transition: MouseTransition },
    {
      id: 'touch',
      backend: TouchBackend,
      options: { delayTouchStart: PRESS_DELAY_MS, ignoreContextMenu: true },
      preview: true,
      transition: TouchTransition,
    },
  ],
};

export function PlayerDragLayer({ points }: { points: readonly DragPoint[] }) {
  return (
    <DndProvider options={BACKENDS}>
      {points.map(({ id, element, mover }) => mover && <DragSource key={id} element={element} findMover={mover} />)}
      {points.map(({ id, element, spot }) => spot && <DropTarget key={id} element={element} findSpot={spot} />)}
      <Preview<Mover, HTMLDivElement>
        generator={({ item, ref, style }) => (
          <div ref={ref} className={styles.preview} style={style} aria-hidden="true">
            <TouchDrag />
            <Held mover={item} />
          </div>
        )}
      />
    </DndProvider>
  );
}

function Held({ mover }: { mover: Mover }) {
  const { team } = useBuilderStore().getState();
  const player = moverPlayer(team, mover);
  if (!player) return null;
  const isKeeper = mover.from === 'team' && mover.spot.kind === 'slot' && mover.spot.slot === 'GK';
  return <PlayerFace player={player} kit={kitOf(team.shirt, player, isKeeper)} number={player.jerseyNumber} />;
}

function DragSource({ element, findMover }: { element: HTMLElement; findMover: () => Mover | null }) {
  const { getState } = useBuilderStore();
  const [, connect] = useDrag(
    () => ({
      type: PLAYER,
      canDrag: () => findMover() !== null,
      item: () => {
        const mover = findMover();
        if (mover) {
          getState().startMoving({ ...mover, isDragged: true });
          vibrateBriefly();
        }
        return mover;
      },
      end: () => getState().stopMoving(),
    }),
    [findMover, getState],
  );
  useEffect(() => {
    connect(element);
  }, [connect, element]);
  return null;
}

function DropTarget({ element, findSpot }: { element: HTMLElement; findSpot: () => Spot | null }) {
  const { getState } = useBuilderStore();
  const [isOver, connect] = useDrop(
    () => ({
      accept: PLAYER,
      // Illegal drops are accepted too, so that a message can say why they failed, as without dragging (D5, D7).
      drop: (mover: Mover, monitor) => {
        const { team, placePlayer } = getState();
        const spot = findSpot();
        // A seat has taken the player before the bench around it is asked.
        if (!spot || monitor.didDrop()) return;
        placePlayer(mover, spot, moveAnnouncement(moverName(team, mover), spot));
        vibrateBriefly();
      },
      collect: (monitor) => {
        const spot = monitor.isOver({ shallow: true }) && findSpot();
        return spot ? canPlaceMover(getState().team, monitor.getItem<Mover>(), spot) : false;
      },
    }),
    [findSpot, getState],
  );
  useEffect(() => {
    connect(element);
  }, [connect, element]);
  useEffect(() => {
    element.toggleAttribute('data-over', isOver);
    return () => element.removeAttribute('data-over');
  }, [isOver, element]);
  return null;
}

/** Adds what the touch backend lacks: scrolling at the edges, and cancelling when the system interrupts the touch. */
function TouchDrag() {
  const manager = useDragDropManager();

  useEffect(() => {
    const stopScrolling = scrollAtEdges();
    const onCancel = () => manager.getActions().endDrag();
    window.addEventListener('touchcancel', onCancel);
    return () => {
      stopScrolling();
      window.removeEventListener('touchcancel', onCancel);
    };
  }, [manager]);

  return null;
}
