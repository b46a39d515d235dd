'use client';

import { type FocusEvent, useState } from 'react';
import { FormationPreview } from '#components/formation/formation-preview.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { changeFormation } from '#lib/team/change-formation.ts';
import { isFormationId } from '#lib/team/formations.ts';
import { changeFormationWithSubstitutes, freeSubstitutes, keepPlayersOutcome } from '#lib/team/keep-players.ts';
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

  const coming = asked ? freeSubstitutes(team, asked) : [];

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
            ...(coming.length > 0
              ? [
                  {
                    label: `Keep Players and bring on ${new Intl.ListFormat('en').format(coming.map(({ player, slot }) => `${player.name} (${slot})`))}`,
                    onChoose: () => {
                      setAsked(null);
                      edit(
                        (current) => ({ ok: true, team: changeFormationWithSubstitutes(current, asked) }),
                        `Formation ${asked}`,
                      );
                    },
                  },
                ]
              : []),
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
    </section>
  );
}

/** On a phone the pictures scroll in a strip, and browsers leave a partly visible one where it is. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
