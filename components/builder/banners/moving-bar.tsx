'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { moverName } from '#lib/builder/state.ts';
import { SELECT_POSITION_FIRST } from '#lib/platform/messages/team.ts';
import styles from './moving-bar.module.css';

/** Cancels 'Move' without an Escape key. Hidden during a drag, when it would cover targets. */
export function MovingBar() {
  const name = useBuilder(({ moving, team }) => (moving && !moving.isDragged ? moverName(team, moving) : null));
  const isFound = useBuilder(({ moving }) => moving?.from === 'search');
  const stopMoving = useBuilder((builder) => builder.stopMoving);
  const isMoving = name !== null;
  const origin = useRef<Element | null>(null);

  // Focus returns there, because 'Cancel' unmounts with the bar.
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
        {isFound ? (
          <>
            <b>{name}</b>: {SELECT_POSITION_FIRST}
          </>
        ) : (
          <>
            Moving <b>{name}</b>: choose a highlighted position
          </>
        )}
      </p>
      <Button onClick={cancel}>Cancel</Button>
    </section>
  );
}
