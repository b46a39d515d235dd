'use client';

import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { START_NEW_TEAM_QUESTION } from '#lib/platform/messages/team.ts';

export function NewTeamDialog({ onClose }: { onClose: () => void }) {
  const startNewTeam = useBuilder((builder) => builder.startNewTeam);
  return (
    <ChoiceDialog
      label="Start New Team"
      question={START_NEW_TEAM_QUESTION}
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
