'use client';

import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';

export function NewTeamDialog({ onClose }: { onClose: () => void }) {
  const startNewTeam = useBuilder((builder) => builder.startNewTeam);
  return (
    <ChoiceDialog
      label="Start New Team"
      question="Are you sure you want to start a new team? This will clear all players, substitutes, and settings."
      choices={[
        {
          label: 'Start New Team',
          look: 'danger',
          onChoose: () => {
            onClose();
            startNewTeam();
          },
        },
      ]}
      onCancel={onClose}
    />
  );
}
