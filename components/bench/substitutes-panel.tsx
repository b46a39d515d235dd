'use client';

import { BenchSeat } from '#components/bench/bench-seat.tsx';
import { shirtStyle } from '#components/pitch/shirt-style.ts';
import { Panel } from '#components/ui/panel.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import styles from './substitutes-panel.module.css';

const SEATS = Array.from({ length: MAX_SUBSTITUTES }, (_, index) => index);

export function SubstitutesPanel() {
  const substitutes = useBuilder((builder) => builder.team.substitutes);
  const shirt = useBuilder((builder) => builder.team.shirt);
  return (
    <Panel title="Substitutes" role="region" note={`${substitutes.length} of ${MAX_SUBSTITUTES}`}>
      <ol className={styles.bench} style={shirtStyle(shirt)}>
        {SEATS.map((index) => (
          <BenchSeat key={index} index={index} player={substitutes[index] ?? null} />
        ))}
      </ol>
    </Panel>
  );
}
