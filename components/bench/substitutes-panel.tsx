'use client';

import { BenchSeat } from '#components/bench/bench-seat.tsx';
import { shirtStyle } from '#components/pitch/shirt-style.ts';
import { Panel } from '#components/ui/panel.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import styles from './substitutes-panel.module.css';

const PLACES = Array.from({ length: MAX_SUBSTITUTES }, (_, index) => index);

/** The bench: always seven places, whoever sits there first. */
export function SubstitutesPanel() {
  const substitutes = useBuilder((builder) => builder.team.substitutes);
  const shirt = useBuilder((builder) => builder.team.shirt);
  return (
    <Panel title="Substitutes" role="region" note={`${substitutes.length} of ${MAX_SUBSTITUTES}`}>
      <ol className={styles.bench} style={shirtStyle(shirt)}>
        {PLACES.map((index) => (
          <BenchSeat key={index} index={index} player={substitutes[index] ?? null} />
        ))}
      </ol>
    </Panel>
  );
}
