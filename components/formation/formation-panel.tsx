'use client';

import { type FocusEvent, useState } from 'react';
import { FormationPreview } from '#components/formation/formation-preview.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { isFormationId } from '#lib/team/formation/formations.ts';
import { isEmpty, setFormation } from '#lib/team/operations.ts';
import { FORMATION_IDS, type FormationId } from '#types/team.ts';
import styles from './formation-panel.module.css';

const ChangeFormationDialog = lazyPart('This question', () =>
  import('#components/formation/change-formation-dialog.tsx').then((module) => module.ChangeFormationDialog),
);

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
    <section aria-label="Formation" className={styles.panel}>
      <div className={styles.choice}>
        <span aria-hidden="true">Formation</span>
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
        <Icon name="open" size={16} />
      </div>
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
            <span>{id}</span>
          </button>
        ))}
      </div>
      {asked && <ChangeFormationDialog formation={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** On a phone, the previews are a scrolling strip, and browsers don't scroll a partly visible one into view. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
