'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { useTeamFile } from '#hooks/use-team-file.ts';
import { hasUnsavedChanges, lastSaved } from '#lib/builder/cloud-record.ts';
import { saveStatus } from '#lib/builder/save-status.ts';
import styles from './save-bar.module.css';

const TICK_MS = 30_000;

export function CloudBar() {
  const { isSaving, isLoading, hasLoadFailed, save } = useCloudTeam();
  const { backUp } = useTeamFile();
  const isUnsaved = useBuilder(hasUnsavedChanges);
  const savedAt = useBuilder(lastSaved);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className={styles.bar}>
      <p role="status">
        {saveStatus(
          { isSaving, isLoading, hasLoadFailed, hasUnsavedChanges: isUnsaved, lastSaved: savedAt },
          Math.max(now, savedAt ?? 0),
        )}
      </p>
      <Button look="strong" aria-disabled={isSaving} onClick={() => save()}>
        Save
      </Button>
      <Button onClick={backUp}>Backup</Button>
    </div>
  );
}
