'use client';

import { FormationOutcome } from '#components/formation/formation-outcome.tsx';
import { ChoiceDialog } from '#components/ui/choice-dialog.tsx';
import heard from '#components/ui/heard.module.css';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import {
  bringOnOutcome,
  changeFormationWithSubstitutes,
  freeSubstitutes,
  keepPlayers,
  keepPlayersOutcome,
} from '#lib/team/formation/keep-players.ts';
import { type Edit, setFormation } from '#lib/team/operations.ts';
import type { FormationId, Team } from '#types/team.ts';

export function ChangeFormationDialog({ formation, onClose }: { formation: FormationId; onClose: () => void }) {
  const team = useBuilder((builder) => builder.team);
  const edit = useBuilder((builder) => builder.edit);
  const { temporal } = useBuilderStore();
  const kept = (current: Team) => {
    const before = temporal.getState().pastStates.flatMap((step) => step.team ?? []);
    return keepPlayers(current, formation, before);
  };
  const changed = kept(team);
  const coming = freeSubstitutes(team, formation).map(({ player, slot }) => `${player.name} (${slot})`);

  const outcomes = [
    ['Keep Players', keepPlayersOutcome(team, changed)],
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
        // The picture shows what becomes of the players who are kept.
        <span key={choice} className={choice === 'Keep Players' ? heard.heard : undefined}>
          <b>{choice}:</b> {outcome}
        </span>
      ))}
      picture={<FormationOutcome before={team} after={changed} />}
      choices={[
        {
          label: 'Keep Players',
          look: 'strong',
          onChoose: () => choose((current) => ({ ok: true, team: kept(current) })),
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
