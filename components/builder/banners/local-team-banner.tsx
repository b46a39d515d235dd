'use client';

import { StoredTeamBanner } from '#components/builder/banners/stored-team-banner.tsx';
import type { LocalTeamControls } from '#components/builder/use-local-team.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { STORED_TEAM_UNREACHED } from '#lib/platform/messages/team.ts';
import styles from './local-team-banner.module.css';

export function LocalTeamBanner({ hasRival, hasFailed, retry, ...controls }: LocalTeamControls) {
  const isReadOnly = useBuilder((builder) => builder.readOnly);

  if (isReadOnly || (hasRival && !hasFailed)) return <StoredTeamBanner isReadOnly={isReadOnly} {...controls} />;
  if (!hasFailed) return null;
  return (
    <Banner className={styles.banner} role="alert">
      <p>{STORED_TEAM_UNREACHED}</p>
      <Button look="strong" onClick={retry}>
        Try again
      </Button>
    </Banner>
  );
}
