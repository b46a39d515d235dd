'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { randomId } from '#lib/platform/random-id.ts';
import { type OwnPlayerFacts, toOwnPlayer } from '#lib/team/own-player.ts';
import styles from './own-player-row.module.css';

const OwnPlayerDialog = lazyPart('The form', () =>
  import('#components/own-player/own-player-dialog.tsx').then((module) => module.OwnPlayerDialog),
);

/** Adds anyone the search doesn't find, by name alone or with details (D50). */
export function OwnPlayerRow({ name, onAdded }: { name: string; onAdded: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const add = useAddPlayer();
  const named: OwnPlayerFacts = { name, position: '', nationality: '', year: null, jerseyNumber: null };

  const save = (facts: OwnPlayerFacts) => {
    if (add(toOwnPlayer(randomId(), facts))) onAdded();
  };

  return (
    <li className={styles.row}>
      <Button data-add="" look="quiet" className={styles.offer} onClick={({ detail }) => detail < 2 && save(named)}>
        {/* Isolated, so that a right-to-left name stays inside its quotation marks. */}
        {`Add “\u2068${name}\u2069” as your own player`}
      </Button>
      <Button look="quiet" aria-label="Own player with details" onClick={() => setOpen(true)}>
        Details…
      </Button>
      {isOpen && <OwnPlayerDialog start={named} action="Add" onSave={save} onClose={() => setOpen(false)} />}
    </li>
  );
}
