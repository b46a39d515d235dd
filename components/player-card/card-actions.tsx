'use client';

import type { ReactNode } from 'react';
import styles from '#components/player-card/card-actions.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerRoles } from '#hooks/use-player-finder.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { appoint } from '#lib/team/appoint.ts';
import { suggestedSpot } from '#lib/team/formation/suggested-spot.ts';
import type { Armband } from '#lib/team/look/armband.ts';
import { move, moveToSubstitutes, removePlayer } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Spot } from '#types/team.ts';

export function CardActions({ spot, player, onClose }: { spot: Spot; player: Player; onClose: () => void }) {
  const store = useBuilderStore();
  const rolesOf = usePlayerRoles();

  const pickUp = () => {
    store.getState().startMoving({ from: 'team', spot });
    store.getState().say(`Moving ${player.name}. Choose a highlighted position, or press Escape to cancel.`);
  };

  const toSubstitutes = (slot: Slot) => {
    const to: Spot = { kind: 'bench', index: 0 };
    store.getState().edit((team) => moveToSubstitutes(team, slot), moveAnnouncement(player.name, to));
  };

  const toField = () => {
    const to = suggestedSpot(store.getState().team, rolesOf(player));
    // If no slot is free, the user chooses whom to replace.
    if (to?.kind !== 'slot') return pickUp();
    store.getState().edit((team) => move(team, spot, to), moveAnnouncement(player.name, to));
  };

  const remove = () => {
    store.getState().edit((team) => removePlayer(team, spot), `${player.name} removed`);
  };

  // Close the card first, so that focus returns to the spot: the player may be gone afterwards.
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };

  return (
    <div className={styles.actions}>
      <Action text="Move" icon={<Icon name="move" size={22} />} onPress={closing(pickUp)} />
      {spot.kind === 'slot' ? (
        <Action
          text="Bench"
          label="Bench, to substitutes"
          icon={<Icon name="bench" size={22} />}
          onPress={closing(() => toSubstitutes(spot.slot))}
        />
      ) : (
        <Action text="To field" icon={<Icon name="up" size={22} />} onPress={closing(toField)} />
      )}
      <ArmbandAction player={player} armband="captain" text="Captain" />
      <ArmbandAction player={player} armband="viceCaptain" text="Vice" />
      <Action text="Remove" icon={<Icon name="bin" size={22} />} onPress={closing(remove)} isDangerous />
    </div>
  );
}

function ArmbandAction({ player, armband, text }: { player: Player; armband: Armband; text: string }) {
  const isWorn = useBuilder(({ team }) => team[armband] === player.id);
  const edit = useBuilder((builder) => builder.edit);
  const name = armband === 'captain' ? 'captain' : 'vice-captain';
  return (
    <Action
      text={text}
      label={armband === 'captain' ? 'Captain' : 'Vice-captain'}
      icon={<span className={styles.band} data-letter={text[0]} />}
      isPressed={isWorn}
      onPress={() =>
        edit((team) => appoint(team, player.id, armband), `${player.name} is ${isWorn ? 'no longer' : 'now'} ${name}`)
      }
    />
  );
}

function Action({
  text,
  label = text,
  icon,
  isPressed,
  isDangerous = false,
  onPress,
}: {
  text: string;
  label?: string;
  icon: ReactNode;
  isPressed?: boolean;
  isDangerous?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      data-dangerous={isDangerous ? '' : undefined}
      onClick={onPress}
    >
      <span aria-hidden="true">{icon}</span>
      {text}
    </button>
  );
}
