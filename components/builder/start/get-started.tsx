'use client';

import { useRef } from 'react';
import { useFillTeam } from '#components/finder/use-fill-team.ts';
import { Button } from '#components/ui/button.tsx';
import { mainElement, useFocusHandover } from '#components/ui/focus-handover.ts';
import heard from '#components/ui/heard.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { loadableWhenIdle, useLoaded } from '#components/ui/use-loaded.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import styles from './get-started.module.css';

const greatSides = loadableWhenIdle(() =>
  import('#components/builder/start/great-sides.tsx').then((module) => module.GreatSides),
);

/** Prerendered, but hidden until a stored team is restored. `onClose` shows the empty positions. */
export function GetStarted({ onClose }: { onClose: () => void }) {
  const isRestored = useBuilder((builder) => builder.isRestored);
  const { focusSearch } = useScreenActions();
  const { surprise, isBusy } = useFillTeam();
  const { loaded: GreatSides } = useLoaded(greatSides, isRestored);

  const group = useRef<HTMLFieldSetElement>(null);
  useFocusHandover(() => group.current, mainElement);

  return (
    <fieldset ref={group} className={styles.start} data-waiting={isRestored ? undefined : ''}>
      <legend className={heard.heard}>Get started</legend>
      <Button look="icon" aria-label="Show the empty pitch" className={styles.close} onClick={onClose}>
        <Icon name="cross" size={18} />
      </Button>
      <div className={styles.ways}>
        <Button look="strong" onClick={focusSearch}>
          Pick your heroes
        </Button>
        <Button aria-busy={isBusy} onClick={() => surprise(null)}>
          Surprise me
        </Button>
      </div>
      <p>Or start from a great side</p>
      <div className={styles.sides}>{GreatSides && <GreatSides />}</div>
      <a href="/play/today">Today’s draft: eleven picks from thirteen squads</a>
    </fieldset>
  );
}
