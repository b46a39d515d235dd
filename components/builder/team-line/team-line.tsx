'use client';

import { TeamName } from '#components/builder/team-line/team-name.tsx';
import { OrientationToggle } from '#components/pitch/orientation-toggle.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder, useHistory } from '#hooks/use-builder.tsx';
import { useCompletion } from '#hooks/use-completion.ts';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import { cloudRecord } from '#lib/builder/cloud-record.ts';
import styles from './team-line.module.css';

export function TeamLine() {
  const completion = useCompletion();
  const { share } = useScreenActions();
  const undo = useBuilder((builder) => builder.undo);
  const redo = useBuilder((builder) => builder.redo);
  const coach = useBuilder((builder) => cloudRecord(builder)?.coach ?? null);
  const { canUndo, canRedo } = useHistory();

  return (
    <div className={styles.line}>
      <div className={styles.name}>
        <TeamName />
        {coach !== null && <p className={styles.coach}>Coach: {coach}</p>}
      </div>
      <div className={styles.tools}>
        {/* Not `disabled`, which would drop focus at the last step. */}
        <Button look="icon" aria-label="Undo" title="Undo (Ctrl+Z)" aria-disabled={!canUndo} onClick={undo}>
          <Icon name="undo" />
        </Button>
        <Button look="icon" aria-label="Redo" title="Redo (Ctrl+Y)" aria-disabled={!canRedo} onClick={redo}>
          <Icon name="redo" />
        </Button>
        <OrientationToggle />
        <Button
          look="strong"
          key={completion}
          className={styles.share}
          data-pulse={completion > 0 ? '' : undefined}
          onClick={() => share('team')}
        >
          <Icon name="share" size={18} /> Share
        </Button>
      </div>
    </div>
  );
}
