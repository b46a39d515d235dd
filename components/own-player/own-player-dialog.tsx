'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Form, type FormOutcome, FormRefusal, SubmitButton, typedText } from '#components/ui/form.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import type { OwnPlayerFacts } from '#lib/team/own-player.ts';
import { type OwnPlayerFault, readOwnPlayer } from '#lib/team/own-player-form.ts';
import { MAX_TEXT, SHIRT_NUMBERS } from '#types/limits.ts';
import { isPlayerPosition, POSITION_GROUPS, POSITIONS } from '#types/position.ts';

const REFUSALS: Readonly<Record<OwnPlayerFault, { refusal: string; fields: string[] }>> = {
  'no-name': { refusal: 'Please enter a name.', fields: ['name'] },
  'no-such-year': { refusal: 'Please enter a year of birth such as 1990, or leave it empty.', fields: ['year'] },
  'no-such-number': {
    refusal: `Please enter a shirt number from ${SHIRT_NUMBERS.first} to ${SHIRT_NUMBERS.last}, or leave it empty.`,
    fields: ['jerseyNumber'],
  },
};

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
  useBackCloses(onClose);

  const save = (typed: FormData): FormOutcome => {
    const position = typedText(typed, 'position');
    const facts = readOwnPlayer({
      name: typedText(typed, 'name'),
      position: isPlayerPosition(position) ? position : '',
      nationality: typedText(typed, 'nationality'),
      year: typedText(typed, 'year'),
      jerseyNumber: typedText(typed, 'jerseyNumber'),
    });
    if (typeof facts === 'string') return REFUSALS[facts];
    onClose();
    onSave(facts);
    return null;
  };

  const field = (name: 'name' | 'nationality' | 'year' | 'jerseyNumber') => ({
    name,
    dir: 'auto',
    autoComplete: 'off',
    maxLength: MAX_TEXT,
    defaultValue: start[name] ?? '',
  });

  return (
    <Dialog label="Your own player" onClose={onClose}>
      <Form action={save} hasFocus>
        <Field label="Name" required {...field('name')} />
        <SelectField label="Position" name="position" defaultValue={start.position}>
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
        <FormRefusal />
        <SubmitButton look="strong">{action}</SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </Form>
    </Dialog>
  );
}
