'use client';

import { NewTeamButton } from '#components/builder/new-team-button.tsx';
import { TeamColours } from '#components/builder/team-colours.tsx';
import { TeamFacts } from '#components/builder/team-facts.tsx';
import { TeamFileButtons } from '#components/team-file/team-file-buttons.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import styles from './team-panel.module.css';

export function TeamPanel() {
  return (
    <section aria-label="Team" className={styles.panel}>
      <TeamFacts />
      <TeamColours />
      <TeamFileButtons />
      <NewTeamButton />
      <a className={buttonClass('plain')} href="/play">
        Play
      </a>
    </section>
  );
}
