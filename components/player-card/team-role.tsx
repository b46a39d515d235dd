'use client';

import { useId, useState } from 'react';
import { useBuilder } from '#hooks/use-builder.tsx';
import { numberSharers } from '#lib/team/shared-numbers.ts';
import { setShirtNumber } from '#lib/team/shirt-number.ts';
import type { Player } from '#types/player.ts';
import styles from './team-role.module.css';

const inWords = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

export function TeamRole({ player }: { player: Player }) {
  const team = useBuilder((builder) => builder.team);
  const sharers = numberSharers(team, player);

  return (
    <div className={styles.role}>
      <NumberField player={player} />
      {sharers.length > 0 && (
        <p className={styles.shared}>
          Number {player.jerseyNumber} is also worn by {inWords(sharers.map(({ name }) => name))}.
        </p>
      )}
    </div>
  );
}

function NumberField({ player }: { player: Player }) {
  const edit = useBuilder((builder) => builder.edit);
  const { jerseyNumber } = player;
  const [draft, setDraft] = useState(String(jerseyNumber ?? ''));
  const [known, setKnown] = useState(jerseyNumber);
  const id = useId();

  // Undo can change the number while the field has focus.
  if (known !== jerseyNumber) {
    setKnown(jerseyNumber);
    setDraft(String(jerseyNumber ?? ''));
  }

  const save = () => {
    const number = draft === '' ? null : Number(draft);
    const words = number === null ? `${player.name} has no number` : `${player.name} wears number ${number}`;
    if (number === jerseyNumber) return;
    if (!edit((team) => setShirtNumber(team, player.id, number), words)) setDraft(String(jerseyNumber ?? ''));
  };

  return (
    <span className={styles.number}>
      <label htmlFor={id}>Shirt number</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={draft}
        onChange={({ target }) => setDraft(target.value.replace(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save();
        }}
        onBlur={save}
      />
    </span>
  );
}
