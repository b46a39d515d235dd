'use client';

import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { moverName } from '#lib/builder/state.ts';
import styles from './moving-bar.module.css';

/** While somebody is moved: who it is, what comes next, and a way out for those without an Escape key. */
export function MovingBar() {
  const name = useBuilder(({ moving, team }) => (moving?.from === 'team' ? moverName(team, moving) : null));
  const stopMoving = useBuilder((builder) => builder.stopMoving);
  if (name === null) return null;

  return (
    <section className={styles.bar} aria-label="Moving a player">
      <p>
        Moving <b>{name}</b>: choose a highlighted place
      </p>
      <Button onClick={stopMoving}>Cancel</Button>
    </section>
  );
}
