'use client';

import { type CSSProperties, useId } from 'react';
import { PlayerSpot } from '#components/pitch/player/player-spot.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerDrag } from '#hooks/use-player-drag.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import styles from './substitutes-panel.module.css';

const NEXT_SEAT = { kind: 'bench', index: MAX_SUBSTITUTES } as const;
const SEATS = Array.from({ length: MAX_SUBSTITUTES }, (_, index) => index);

/** A strip below the pitch, so the bench is always a short drag away. */
export function SubstitutesPanel() {
  const substitutes = useBuilder((builder) => builder.team.substitutes);
  const shirt = useBuilder((builder) => builder.team.shirt);
  // Dropped beside the seats, a substitute stays where it is.
  const isSubstituteMoving = useBuilder(({ moving }) => moving?.from === 'team' && moving.spot.kind === 'bench');
  const drop = usePlayerDrag({ spot: isSubstituteMoving ? null : NEXT_SEAT });
  const heading = useId();
  const isEmpty = substitutes.length === 0;
  return (
    <section ref={drop} aria-labelledby={heading} className={styles.panel} data-empty={isEmpty ? '' : undefined}>
      <div className={styles.top}>
        <h2 id={heading}>Substitutes</h2>
        <p>{isEmpty ? 'Who comes off the bench?' : `${substitutes.length} of ${MAX_SUBSTITUTES}`}</p>
      </div>
      <ol className={styles.bench} style={{ '--seats': MAX_SUBSTITUTES } as CSSProperties}>
        {SEATS.map((index) => (
          <li key={index}>
            <PlayerSpot spot={{ kind: 'bench', index }} player={substitutes[index] ?? null} shirt={shirt} />
          </li>
        ))}
      </ol>
    </section>
  );
}
