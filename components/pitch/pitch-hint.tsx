'use client';

import { useShallow } from 'zustand/react/shallow';
import { useBuilder } from '#hooks/use-builder.tsx';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { startersOf } from '#lib/team/formation/formations.ts';
import { sharedNumbers } from '#lib/team/shared-numbers.ts';
import { STARTERS } from '#types/limits.ts';
import styles from './pitch-hint.module.css';

export function PitchHint() {
  const edit = useBuilder((builder) => builder.edit);
  const notify = useBuilder((builder) => builder.notify);

  const shared = useBuilder(useShallow(({ team }) => sharedNumbers(team)));
  const picked = useBuilder(({ team }) => startersOf(team).length);

  const fix = async () => {
    try {
      const { fixSharedNumbers } = await import('#lib/team/renumber.ts');
      edit(fixSharedNumbers, 'Everyone has a different number');
    } catch (error) {
      console.error(error);
      notify('error', TRY_AGAIN);
    }
  };

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
