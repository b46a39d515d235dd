'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTakeAlong } from '#components/account/teams/kept/use-take-along.ts';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { keptTeams } from '#lib/kept-teams/kept-storage.ts';
import { KEPT_LEFT_KEY, writeStored } from '#lib/platform/storage.ts';

export function KeptTeamsQuestion({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [names] = useState(() => keptTeams().teams.map(({ team }) => `“${team.name}”`));
  const { take, isBusy } = useTakeAlong();
  const close = useEffectEvent(onClose);

  // Another tab may have moved them already.
  useEffect(() => {
    if (names.length === 0) close();
  }, [names]);

  if (names.length === 0) return null;
  return (
    <ChoiceDialog
      label="Take your teams along?"
      question={`Before you signed in, you saved ${new Intl.ListFormat('en-GB').format(names)} in this browser. Move ${names.length === 1 ? 'it' : 'them'} to your account? Whatever can’t be moved stays here.`}
      choices={[
        {
          label: 'Move to your account',
          busyLabel: isBusy ? 'One moment…' : undefined,
          look: 'strong',
          onChoose: async () => {
            await take();
            onClose();
          },
        },
        {
          label: 'Leave them here',
          onChoose: () => {
            // 'My teams' keeps offering.
            if (user) writeStored(KEPT_LEFT_KEY, user.id);
            onClose();
          },
        },
      ]}
      onCancel={onClose}
    />
  );
}
