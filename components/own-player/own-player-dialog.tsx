'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { ownPlayerMessage } from '#lib/platform/messages/team.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import type { OwnPlayerFacts } from '#lib/team/own-player.ts';
import { readOwnPlayer } from '#lib/team/own-player-form.ts';
import { MAX_TEXT } from '#types/limits.ts';
import { isPlayerPosition, POSITION_GROUPS, POSITIONS } from '#types/position.ts';
import styles from './own-player-dialog.module.css';

/** Edits an own player's details. Only the name is required (D50). */
export function OwnPlayerDialog({
  start,
  action,
  onSave,
  onClose,
}: {
  start: OwnPlayerFacts;
  action: string;
  onSave: (facts: OwnPlayerFacts) => void;
  onClose: () => void;
}) {
  const [form, setForm] = useState({
    ...start,
    year: String(start.year ?? ''),
    jerseyNumber: String(start.jerseyNumber ?? ''),
  });
  const [fault, setFault] = useState('');
  const faultId = useId();
  useBackCloses(onClose);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const facts = readOwnPlayer(form);
    if (typeof facts === 'string') return setFault(ownPlayerMessage(facts));
    onClose();
    onSave(facts);
  };

  const field = (name: 'name' | 'nationality' | 'year' | 'jerseyNumber') => ({
    dir: 'auto',
    autoComplete: 'off',
    maxLength: MAX_TEXT,
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setForm({ ...form, [name]: target.value }),
  });

  return (
    <Dialog label="Your own player" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <Field label="Name" data-starts="" required {...field('name')} {...(fault !== '' && { fault: faultId })} />
        <SelectField
          label="Position"
          value={form.position}
          onChange={({ target }) => setForm({ ...form, position: isPlayerPosition(target.value) ? target.value : '' })}
        >
          <option value="">Not set</option>
          {[...POSITIONS, ...POSITION_GROUPS].map((code) => (
            <option key={code} value={code}>
              {positionLabel(code)}
            </option>
          ))}
        </SelectField>
        <Field label="National team" {...field('nationality')} />
        <Field label="Year of birth" inputMode="numeric" {...field('year')} />
        <Field label="Shirt number" inputMode="numeric" {...field('jerseyNumber')} />
        {fault !== '' && (
          <p role="alert" id={faultId} className={styles.fault}>
            {fault}
          </p>
        )}
        <Button type="submit" look="strong">
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </form>
    </Dialog>
  );
}
