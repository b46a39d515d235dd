'use client';

import { useOpenSharedTeam } from '#components/share/use-open-shared-team.ts';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { sharedTeamQuestion } from '#lib/platform/messages/share.ts';

export function SharedTeamQuestion({ code, onClose }: { code: string; onClose: () => void }) {
  const { waiting, open } = useOpenSharedTeam(code, onClose);
  return (
    waiting && (
      <ChoiceDialog
        label="Build on this team"
        question={sharedTeamQuestion(waiting.name)}
        choices={[{ label: 'Build on this team', look: 'strong', onChoose: () => open(waiting) }]}
        onCancel={onClose}
      />
    )
  );
}
