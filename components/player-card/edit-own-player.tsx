'use client';

import { useState } from 'react';
import { OwnPlayerDialog } from '#components/own-player/own-player-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { changeOwnPlayer } from '#lib/team/own-player-form.ts';
import type { Player } from '#types/player.ts';

export function EditOwnPlayer({ player }: { player: Player }) {
  const [isOpen, setOpen] = useState(false);
  const edit = useBuilder((builder) => builder.edit);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {isOpen && (
        <OwnPlayerDialog
          start={player}
          action="Save"
          onSave={(facts) => edit((team) => changeOwnPlayer(team, player.id, facts), `${facts.name} changed`)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
