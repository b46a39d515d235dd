'use client';

import { useEffect, useEffectEvent } from 'react';
import { PlayerFace } from '#components/pitch/player-face.tsx';
import { PlayerFacts } from '#components/player-card/player-facts.tsx';
import { PlayerStory } from '#components/player-card/player-story.tsx';
import { TeamRole } from '#components/player-card/team-role.tsx';
import { usePlayerDetails } from '#components/player-card/use-player-details.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import type { CardSubject } from '#hooks/use-screen-actions.tsx';
import { moveAnnouncement } from '#lib/builder/announcements.ts';
import { fittingEmptySlot } from '#lib/team/fitting-slot.ts';
import { move, moveToSubstitutes, playerAt, removeStarter, removeSubstitute } from '#lib/team/operations.ts';
import { positionLabel } from '#lib/team/position-labels.ts';
import type { Player } from '#types/player.ts';
import type { Slot, Spot } from '#types/team.ts';
import styles from './player-card.module.css';

export function PlayerCard({ subject, onClose }: { subject: CardSubject; onClose: () => void }) {
  const team = useBuilder((builder) => builder.team);
  const player = 'spot' in subject ? playerAt(team, subject.spot) : subject.player;
  const isGone = player === null;
  const close = useEffectEvent(onClose);

  // Another tab may have removed the player.
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);

  return player && <Card player={player} subject={subject} onClose={onClose} />;
}

function Card({ player, subject, onClose }: { player: Player; subject: CardSubject; onClose: () => void }) {
  const details = usePlayerDetails(player);
  useBackCloses(onClose);

  return (
    <Dialog label={player.name} onClose={onClose} className={styles.card}>
      <div className={styles.top}>
        <div className={styles.face}>
          <PlayerFace
            player={{
              ...player,
              imageUrl: details.free?.image ?? player.imageUrl ?? details.online?.player.imageUrl ?? null,
            }}
          />
        </div>
        <div className={styles.title}>
          <h2>{player.name}</h2>
          <p>{positionLabel(player.position)}</p>
        </div>
        <Button look="icon" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </div>
      <div className={styles.actions}>
        {'spot' in subject ? (
          <PlacedActions spot={subject.spot} player={player} onClose={onClose} />
        ) : (
          <AddAction player={player} onClose={onClose} />
        )}
      </div>
      {'spot' in subject && <TeamRole player={player} />}
      <PlayerFacts player={player} details={details} isInTeam={'spot' in subject} />
      <PlayerStory details={details} />
    </Dialog>
  );
}

type ActionsProps = { player: Player; onClose: () => void };

function PlacedActions({ spot, player, onClose }: ActionsProps & { spot: Spot }) {
  const store = useBuilderStore();

  const pickUp = () => {
    store.getState().startMoving({ from: 'team', spot });
    store.getState().say(`Moving ${player.name}. Choose a highlighted position, or press Escape to cancel.`);
  };

  const toSubstitutes = (slot: Slot) => {
    const to: Spot = { kind: 'bench', index: 0 };
    store.getState().edit((team) => moveToSubstitutes(team, slot), moveAnnouncement(player.name, to));
  };

  const toField = () => {
    const slot = fittingEmptySlot(store.getState().team, player);
    // With no free slot, the user chooses whom to replace.
    if (!slot) return pickUp();
    const to: Spot = { kind: 'slot', slot };
    store.getState().edit((team) => move(team, spot, to), moveAnnouncement(player.name, to));
  };

  const remove = () => {
    store
      .getState()
      .edit(
        (team) => (spot.kind === 'slot' ? removeStarter(team, spot.slot) : removeSubstitute(team, spot.index)),
        `${player.name} removed`,
      );
  };

  // The card closes first: the player may be gone afterwards, and focus returns to the spot.
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };

  return (
    <>
      <Button look="strong" onClick={closing(pickUp)}>
        Move
      </Button>
      {spot.kind === 'slot' ? (
        <Button onClick={closing(() => toSubstitutes(spot.slot))}>To substitutes</Button>
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
