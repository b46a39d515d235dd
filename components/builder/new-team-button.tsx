'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { START_NEW_TEAM_QUESTION } from '#lib/platform/messages/team.ts';

export function NewTeamButton() {
  const startNewTeam = useBuilder((builder) => builder.startNewTeam);
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Button onClick={() => setAsking(true)}>Start New Team</Button>
      {isAsking && (
        <ChoiceDialog
          label="Start New Team"
          question={START_NEW_TEAM_QUESTION}
          choices={[
            {
              label: 'Start New Team',
              look: 'danger',
              onChoose: () => {
                setAsking(false);
                startNewTeam();
              },
            },
          ]}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
