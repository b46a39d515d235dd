'use client';

import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { changeFormation } from '#lib/team/formation/change-formation.ts';
import {
  bringOnOutcome,
  changeFormationWithSubstitutes,
  freeSubstitutes,
  keepPlayersOutcome,
} from '#lib/team/formation/keep-players.ts';
import { type Edit, setFormation } from '#lib/team/operations.ts';
import type { FormationId, Team } from '#types/team.ts';

export function ChangeFormationDialog({ formation, onClose }: { formation: FormationId; onClose: () => void }) {
  const team = useBuilder((builder) => builder.team);
  const edit = useBuilder((builder) => builder.edit);
  const coming = freeSubstitutes(team, formation).map(({ player, slot }) => `${player.name} (${slot})`);

  const outcomes = [
    ['Keep Players', keepPlayersOutcome(team, formation)],
    ...(coming.length > 0 ? [['Bring on', bringOnOutcome(team, formation)]] : []),
    ['Start New', 'everyone leaves the pitch and the bench.'],
  ] as const;

  const choose = (change: (team: Team) => Edit, words = `Formation ${formation}`) => {
    onClose();
    edit(change, words);
  };

  return (
    <ChoiceDialog
      label="Change formation"
      question={outcomes.map(([choice, outcome]) => (
        <span key={choice}>
          <b>{choice}:</b> {outcome}
        </span>
      ))}
      choices={[
        {
          label: 'Keep Players',
          look: 'strong',
          onChoose: () => choose((current) => ({ ok: true, team: changeFormation(current, formation) })),
        },
        ...(coming.length > 0
          ? [
              {
                label: `Keep Players and bring on ${new Intl.ListFormat('en').format(coming)}`,
                onChoose: () =>
                  choose((current) => ({ ok: true, team: changeFormationWithSubstitutes(current, formation) })),
              },
            ]
          : []),
        {
          label: 'Start New',
          onChoose: () =>
            choose((current) => setFormation(current, formation), `Formation ${formation}, without players`),
        },
      ]}
      onCancel={onClose}
    />
  );
}
