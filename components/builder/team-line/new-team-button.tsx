'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyDialog } from '#components/ui/lazy-dialog.tsx';

const NewTeamDialog = lazyDialog('This question', () =>
  import('#components/builder/team-line/new-team-dialog.tsx').then((module) => module.NewTeamDialog),
);

export function NewTeamButton() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Start New Team</Button>
      {isAsking && <NewTeamDialog onClose={() => setAsking(false)} />}
    </>
  );
}
