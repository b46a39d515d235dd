'use client';

import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { hasUnsavedChanges } from '#lib/builder/cloud-record.ts';
import { UNSAVED_CHANGES } from '#lib/platform/messages/cloud.ts';
import styles from './unsaved-banner.module.css';

export function UnsavedBanner() {
  const { user } = useSession();
  const { isSaving, save } = useCloudTeam();
  const isUnsaved = useBuilder(hasUnsavedChanges);
  if (!user || !isUnsaved) return null;

  return (
    <Banner aria-label="Unsaved changes" className={styles.banner}>
      <p>{UNSAVED_CHANGES}</p>
      <Button aria-disabled={isSaving} onClick={() => save()}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </Banner>
  );
}
