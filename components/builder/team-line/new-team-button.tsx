'use client';

import { useState } from 'react';
import { NewTeamDialog } from '#components/builder/team-line/new-team-dialog.tsx';
import { Button } from '#components/ui/button.tsx';

export function NewTeamButton() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Start New Team</Button>
      {isAsking && <NewTeamDialog onClose={() => setAsking(false)} />}
    </>
  );
}
