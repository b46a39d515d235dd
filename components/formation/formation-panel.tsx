'use client';

import { type FocusEvent, useState } from 'react';
import { FormationPreview } from '#components/formation/formation-preview.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { changeFormation, keepPlayersOutcome } from '#lib/team/change-formation.ts';
import { isFormationId } from '#lib/team/formations.ts';
import { isEmpty, setFormation } from '#lib/team/operations.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';
import styles from './formation-panel.module.css';

export function FormationPanel() {
  const team = useBuilder((builder) => builder.team);
  const { formation } = team;
  const edit = useBuilder((builder) => builder.edit);
  const [asked, setAsked] = useState<FormationId | null>(null);

  const choose = (id: FormationId) => {
    if (id === formation) return;
    if (isEmpty(team)) edit((current) => setFormation(current, id), `Formation ${id}`);
    else setAsked(id);
  };

  return (
    <Panel title="Formation" note={formation} className={styles.panel}>
      <select
        className={styles.select}
        aria-label="Formation"
        value={formation}
        onChange={({ target }) => {
          if (isFormationId(target.value)) choose(target.value);
        }}
      >
        {FORMATION_IDS.map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <div className={styles.previews}>
        {FORMATION_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.preview}
            aria-pressed={id === formation}
            onClick={() => choose(id)}
            onFocus={showWhole}
          >
            <FormationPreview id={id} />
            {id}
          </button>
        ))}
      </div>
      {asked && (
        <ChoiceDialog
          label="Change formation"
          question={`Keep Players: ${keepPlayersOutcome(team, asked)} Start New: everyone leaves the pitch and the bench.`}
          choices={[
            {
              label: 'Keep Players',
              look: 'strong',
              onChoose: () => {
                setAsked(null);
                edit((current) => ({ ok: true, team: changeFormation(current, asked) }), `Formation ${asked}`);
              },
            },
            {
              label: 'Start New',
              onChoose: () => {
                setAsked(null);
                edit((current) => setFormation(current, asked), `Formation ${asked}, without players`);
              },
            },
          ]}
          onCancel={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

/** On a phone the pictures scroll in a strip, and browsers leave a partly visible one where it is. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
