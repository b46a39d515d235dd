'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useTeamFile } from '#hooks/use-team-file.ts';
import { IMPORT_DONE } from '#lib/platform/messages/team.ts';
import styles from './team-file-buttons.module.css';

const SUCCESS_SHOWN_MS = 3000;

export function TeamFileButtons() {
  const { exportTeam, importTeam } = useTeamFile();
  const [isSuccess, setSuccess] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => setSuccess(false), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess]);

  return (
    <>
      <div className={styles.row}>
        <Button onClick={exportTeam} aria-label="Export team">
          <Icon name="down" size={18} /> Export
        </Button>
        <Button onClick={() => file.current?.click()} aria-label="Import team">
          <Icon name="up" size={18} /> Import
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="Team file"
          hidden
          onChange={async ({ target }) => {
            const chosen = target.files?.[0];
            // Reset, so that the same file can be chosen again.
            target.value = '';
            if (!chosen) return;
            setSuccess(false);
            setSuccess(await importTeam(chosen));
          }}
        />
      </div>
      <p role="status" className={styles.success}>
        {isSuccess ? IMPORT_DONE : ''}
      </p>
    </>
  );
}
