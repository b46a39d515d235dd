'use client';

import { useShallow } from 'zustand/react/shallow';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerFinder } from '#hooks/use-player-finder.tsx';
import { startersOf } from '#lib/team/formation/formations.ts';
import { fixSharedNumbers } from '#lib/team/renumber.ts';
import { sharedNumbers } from '#lib/team/shared-numbers.ts';
import { STARTERS } from '#types/limits.ts';
import styles from './pitch-hint.module.css';

export function PitchHint() {
  const edit = useBuilder((builder) => builder.edit);
  const { finder } = usePlayerFinder();
  const shared = useBuilder(useShallow(({ team }) => sharedNumbers(team)));
  const picked = useBuilder(({ team }) => startersOf(team).length);

  const fix = () =>
    edit(
      (team) => fixSharedNumbers(team, (player) => finder?.renown(player) ?? null),
      'Everyone has a different number',
    );

  return (
    <div className={styles.hint}>
      <p className={styles.say}>Drag players between positions or to substitutes</p>
      {shared.length > 0 && (
        <p className={styles.shared}>
          Shared {shared.length === 1 ? 'number' : 'numbers'} {shared.join(', ')} ·{' '}
          <button type="button" onClick={fix}>
            Fix
          </button>
        </p>
      )}
      <p className={styles.count}>
        {picked} of {STARTERS} picked
      </p>
    </div>
  );
}
