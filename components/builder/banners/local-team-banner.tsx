'use client';

import type { LocalTeamControls } from '#components/builder/use-local-team.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { downloadText } from '#lib/platform/download.ts';
import { OTHER_TAB_KEPT, READ_ONLY_TEAM } from '#lib/platform/messages/team.ts';
import styles from './local-team-banner.module.css';

/** For a stored team that this version cannot edit, or that another tab has changed too. */
export function LocalTeamBanner({ unreadable, rival, takeRival, keepOwn }: LocalTeamControls) {
  const isReadOnly = useBuilder((builder) => builder.readOnly);

  if (isReadOnly) {
    return (
      <Banner className={styles.banner} role="alert">
        <p>{READ_ONLY_TEAM}</p>
        {unreadable !== null && (
          <Button onClick={() => downloadText('dream11_newer_version.json', unreadable, 'application/json')}>
            Export saved team
          </Button>
        )}
        <Button look="strong" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Banner>
    );
  }
  return (
    rival && (
      <Banner className={styles.banner} role="alert">
        <p>{OTHER_TAB_KEPT}</p>
        <Button look="strong" onClick={keepOwn}>
          Keep this tab’s team
        </Button>
        <Button onClick={takeRival}>Use the other tab’s team</Button>
      </Banner>
    )
  );
}
