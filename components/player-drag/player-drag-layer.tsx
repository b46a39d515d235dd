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
      {points.map((point) => (
        <DragSource key={point.id} point={point} />
      ))}
      {points.map((point) => point.spot() && <DropTarget key={point.id} point={point} />)}
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

/** The player under the finger. */
function Held({ mover }: { mover: Mover }) {
  const { team } = useBuilderStore().getState();
  const player = moverPlayer(team, mover);
  if (!player) return null;
  const isKeeper = mover.from === 'team' && mover.spot.kind === 'slot' && mover.spot.slot === 'GK';
  return <PlayerFace player={player} kit={kitOf(team.shirt, player, isKeeper)} number={player.jerseyNumber} />;
}

function DragSource({ point }: { point: DragPoint }) {
  const { getState } = useBuilderStore();
  const [, connect] = useDrag(
    () => ({
      type: PLAYER,
      canDrag: () => point.mover() !== null,
      // Highlights the legal targets, as 'Move' does.
      item: () => {
        const mover = point.mover();
        if (mover) {
          getState().startMoving({ ...mover, isDragged: true });
          vibrateBriefly();
        }
        return mover;
      },
      end: () => getState().stopMoving(),
    }),
    [point, getState],
  );
  useEffect(() => {
    connect(point.element);
  }, [connect, point]);
  return null;
}

function DropTarget({ point }: { point: DragPoint }) {
  const { getState } = useBuilderStore();
  const [isOver, connect] = useDrop(
    () => ({
      accept: PLAYER,
      // Illegal drops are accepted too, so that a message can say why they failed, as without dragging (D5, D7).
      drop: (mover: Mover) => {
        const { team, placePlayer } = getState();
        const spot = point.spot();
        if (!spot) return;
        placePlayer(mover, spot, moveAnnouncement(moverName(team, mover), spot));
        vibrateBriefly();
      },
      collect: (monitor) => {
        const spot = monitor.isOver() && point.spot();
        return spot ? canPlaceMover(getState().team, monitor.getItem<Mover>(), spot) : false;
      },
    }),
    [point, getState],
  );
  useEffect(() => {
    connect(point.element);
  }, [connect, point]);
  useEffect(() => {
    point.element.toggleAttribute('data-over', isOver);
    return () => point.element.removeAttribute('data-over');
  }, [isOver, point]);
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
