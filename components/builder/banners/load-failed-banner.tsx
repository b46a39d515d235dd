'use client';

import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { useCloudTeam } from '#hooks/use-cloud-team.tsx';
import { LOAD_FROM_CLOUD_FAILED } from '#lib/platform/messages/cloud.ts';
import styles from './local-team-banner.module.css';

export function LoadFailedBanner() {
  const { hasLoadFailed, loadAgain } = useCloudTeam();
  if (!hasLoadFailed) return null;

  return (
    <Banner className={styles.banner} role="alert">
      <p>{LOAD_FROM_CLOUD_FAILED}. Your cloud team hasn’t changed.</p>
      <Button look="strong" onClick={loadAgain}>
        Try again
      </Button>
    </Banner>
  );
}
