'use client';

import { useState } from 'react';
import { FormationOutcome } from '#components/formation/formation-outcome.tsx';
import check from '#components/ui/checkbox.module.css';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import heard from '#components/ui/heard.module.css';
import { Segments } from '#components/ui/segments.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerRoles } from '#hooks/use-player-finder.tsx';
import { arrange, arrangeInBestFormation, isSameArrangement, rearranged } from '#lib/team/formation/arrange.ts';
import { keepPlayersOutcome } from '#lib/team/formation/keep-players.ts';
import type { Team } from '#types/team.ts';
import styles from './arrange-dialog.module.css';

export function ArrangeDialog({ onClose }: { onClose: () => void }) {
  const team = useBuilder((builder) => builder.team);
  const edit = useBuilder((builder) => builder.edit);
  const rolesOf = usePlayerRoles();
  const [formation, setFormation] = useState<'present' | 'best'>('present');
  const [withBench, setWithBench] = useState(false);

  const options = { withBench, rolesOf };
  const best = arrangeInBestFormation(team, options);
  const arranged = (current: Team) =>
    formation === 'best' ? arrangeInBestFormation(current, options) : arrange(current, current.formation, options);
  const after = arranged(team);
  const isSame = isSameArrangement(team, after);

  return (
    <ChoiceDialog
      label="Arrange"
      picture={
        <>
          <div className={styles.options}>
            {best.formation !== team.formation && (
              <Segments
                legend="Formation"
                options={[
                  { value: 'present', label: team.formation },
                  { value: 'best', label: `Best: ${best.formation}` },
                ]}
                chosen={formation}
                onChoose={setFormation}
              />
            )}
            {team.substitutes.length > 0 && (
              <label className={check.choice}>
                <input type="checkbox" checked={withBench} onChange={({ target }) => setWithBench(target.checked)} />
                Substitutes may come on
              </label>
            )}
          </div>
          <FormationOutcome before={team} after={after} />
        </>
      }
      question={
        isSame ? (
          'Everyone already has the best place.'
        ) : (
          <span className={heard.heard}>{keepPlayersOutcome(team, after)}</span>
        )
      }
      choices={[
        {
          label: 'Apply',
          look: 'strong',
          onChoose: () => {
            onClose();
            edit((current) => rearranged(current, arranged(current)), 'Everyone is in the best place');
          },
        },
      ]}
      onCancel={onClose}
    />
  );
}
