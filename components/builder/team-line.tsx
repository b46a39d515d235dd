'use client';

import { TeamName } from '#components/builder/team-name.tsx';
import { OrientationToggle } from '#components/pitch/orientation-toggle.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder, useHistory } from '#hooks/use-builder.tsx';
import styles from './team-line.module.css';

export function TeamLine() {
  const undo = useBuilder((builder) => builder.undo);
  const redo = useBuilder((builder) => builder.redo);
  const coach = useBuilder(({ team, coaches }) => (team.id === null ? undefined : coaches[team.id]));
  const { canUndo, canRedo } = useHistory();

  return (
    <div className={styles.line}>
      <div className={styles.name}>
        <TeamName />
        {coach !== undefined && <p className={styles.coach}>Coach: {coach}</p>}
      </div>
      <div className={styles.tools}>
        {/* Not `disabled`: the focus would be lost with the last step. */}
        <Button look="icon" aria-label="Undo" title="Undo (Ctrl+Z)" aria-disabled={!canUndo} onClick={undo}>
          <Icon name="undo" />
        </Button>
        <Button look="icon" aria-label="Redo" title="Redo (Ctrl+Y)" aria-disabled={!canRedo} onClick={redo}>
          <Icon name="redo" />
        </Button>
        <OrientationToggle />
      </div>
    </div>
  );
}
