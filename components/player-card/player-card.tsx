'use client';

import { PlayerFace } from '#components/pitch/player-face.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import type { CardSubject } from '#hooks/use-screen-actions.tsx';
import { moveAnnouncement, pickUpAnnouncement } from '#lib/builder/announcements.ts';
import { fittingEmptySlot } from '#lib/team/fitting-slot.ts';
import { move, moveToSubstitutes, playerAt, removeStarter, removeSubstitute } from '#lib/team/operations.ts';
import { positionLabel } from '#lib/team/position-labels.ts';
import type { Player } from '#types/player.ts';
import type { Place } from '#types/team.ts';
import styles from './player-card.module.css';

/** Who somebody is, and what can be done with him or her without dragging (D7). */
export function PlayerCard({ subject, onClose }: { subject: CardSubject; onClose: () => void }) {
  const team = useBuilder((builder) => builder.team);
  const player = 'place' in subject ? playerAt(team, subject.place) : subject.player;
  if (!player) return null;

  return (
    <Dialog label={player.name} onClose={onClose} className={styles.card}>
      <div className={styles.top}>
        <div className={styles.face}>
          <PlayerFace player={player} />
        </div>
        <div className={styles.title}>
          <h2>{player.name}</h2>
          <p>{positionLabel(player.position)}</p>
        </div>
        <Button look="icon" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </div>
      <Facts player={player} />
      <div className={styles.actions}>
        {'place' in subject ? (
          <PlacedActions place={subject.place} player={player} onClose={onClose} />
        ) : (
          <AddAction player={player} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function Facts({ player }: { player: Player }) {
  const facts: [name: string, value: string | number | null][] = [
    ['Club', player.team],
    ['Country', player.country],
    ['National team', player.nationality],
    ['Year of birth', player.year],
    ['Shirt number', player.jerseyNumber],
    ['Goals', player.goals],
    ['Assists', player.assists],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

type ActionsProps = { player: Player; onClose: () => void };

function PlacedActions({ place, player, onClose }: ActionsProps & { place: Place }) {
  const store = useBuilderStore();

  const pickUp = () => {
    store.getState().startMoving({ from: 'team', place });
    store.setState({ announcement: pickUpAnnouncement(player.name) });
  };

  const toSubstitutes = () => {
    if (place.kind !== 'slot') return;
    store
      .getState()
      .edit((team) => moveToSubstitutes(team, place.slot), moveAnnouncement(player.name, { kind: 'bench', index: 0 }));
  };

  const toField = () => {
    const slot = fittingEmptySlot(store.getState().team, player);
    // With nowhere free, the person says who makes room.
    if (!slot) return pickUp();
    const to: Place = { kind: 'slot', slot };
    store.getState().edit((team) => move(team, place, to), moveAnnouncement(player.name, to));
  };

  const remove = () => {
    store
      .getState()
      .edit(
        (team) => (place.kind === 'slot' ? removeStarter(team, place.slot) : removeSubstitute(team, place.index)),
        `${player.name} removed`,
      );
  };

  // The card closes first: its subject may be gone afterwards, and the focus goes back to the place.
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };

  return (
    <>
      <Button look="strong" onClick={closing(pickUp)}>
        Move
      </Button>
      {place.kind === 'slot' ? (
        <Button onClick={closing(toSubstitutes)}>To substitutes</Button>
      ) : (
        <Button onClick={closing(toField)}>To field</Button>
      )}
      <Button onClick={closing(remove)}>Remove</Button>
    </>
  );
}

function AddAction({ player, onClose }: ActionsProps) {
  const add = useAddPlayer();
  return (
    <Button
      look="strong"
      onClick={() => {
        onClose();
        add(player);
      }}
    >
      Add
    </Button>
  );
}
