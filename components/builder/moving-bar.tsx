'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useBuilder, useBuilderLater } from '#hooks/use-builder.tsx';
import { moverName } from '#lib/builder/state.ts';
import styles from './moving-bar.module.css';

/**
 * While somebody is moved by 'Move': who it is, what comes next, and a way out for those without an Escape key. Not during
 * a drag, where it would cover places to drop on, and have the whole page laid out as it comes and as it goes.
 */
export function MovingBar() {
  // A moment after the places: with the bar that comes or goes the whole page is laid out.
  const name = useBuilderLater(({ moving, team }) =>
    moving?.from === 'team' && !moving.isDragged ? moverName(team, moving) : null,
  );
  const stopMoving = useBuilder((builder) => builder.stopMoving);
  const isMoving = name !== null;
  const origin = useRef<Element | null>(null);

  // The place to which the card gave the focus back: 'Cancel' is gone with the bar.
  useEffect(() => {
    origin.current = isMoving ? document.activeElement : null;
  }, [isMoving]);
  if (!isMoving) return null;

  const cancel = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus();
    stopMoving();
  };

  return (
    <section className={styles.bar} aria-label="Moving a player">
      <p>
        Moving <b>{name}</b>: choose a highlighted position
      </p>
      <Button onClick={cancel}>Cancel</Button>
    </section>
  );
}
