'use client';

import { FormationOutcome } from '#components/formation/formation-outcome.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import heard from '#components/ui/heard.module.css';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { teamsBefore } from '#lib/builder/store.ts';
import { keepPlayers, keepPlayersOutcome } from '#lib/team/formation/keep-players.ts';
import { type Edit, setFormation } from '#lib/team/operations.ts';
import type { FormationId, Team } from '#types/team.ts';
import styles from './change-formation-dialog.module.css';

export function ChangeFormationDialog({ formation, onClose }: { formation: FormationId; onClose: () => void }) {
  const store = useBuilderStore();
  const team = useBuilder((builder) => builder.team);
  const edit = useBuilder((builder) => builder.edit);
  const kept = (current: Team) => keepPlayers(current, formation, teamsBefore(store));
  const changed = kept(team);

  const choose = (change: (team: Team) => Edit, words = `Formation ${formation}`) => {
    onClose();
    edit(change, words);
  };

  return (
    <ChoiceDialog
      label="Change formation"
      className={styles.dialog}
      question={
        <>
          {/* The picture shows this. */}
          <span className={heard.heard}>{keepPlayersOutcome(team, changed)}</span>
          Keep your players as shown, or start new with an empty pitch and bench?
        </>
      }
      picture={<FormationOutcome before={team} after={changed} />}
      choices={[
        {
          label: 'Keep Players',
          look: 'strong',
          onChoose: () => choose((current) => ({ ok: true, team: kept(current) })),
        },
        {
          label: 'Start New',
          onChoose: () =>
            choose((current) => setFormation(current, formation), `Formation ${formation}, without players`),
        },
      ]}
      onCancel={onClose}
    />
  );
}
