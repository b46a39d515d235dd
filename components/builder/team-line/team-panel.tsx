'use client';

import { NewTeamButton } from '#components/builder/team-line/new-team-button.tsx';
import { TeamFacts } from '#components/builder/team-line/team-facts.tsx';
import { TeamColours } from '#components/colours/team-colours.tsx';
import { TeamFileButtons } from '#components/team-file/team-file-buttons.tsx';
import { Button } from '#components/ui/button.tsx';
import { useScreenActions } from '#hooks/use-screen-actions.tsx';
import styles from './team-panel.module.css';

export function TeamPanel() {
  const { listTeams } = useScreenActions();
  return (
    <section aria-label="Team" className={styles.panel}>
      <TeamFacts />
      <TeamColours />
      <TeamFileButtons />
      <NewTeamButton />
      <Button onClick={listTeams}>My teams</Button>
    </section>
  );
}
