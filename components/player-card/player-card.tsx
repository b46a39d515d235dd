'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { PlayerFace } from '#components/pitch/player/player-face.tsx';
import { CardActions } from '#components/player-card/card-actions.tsx';
import { EditOwnPlayer } from '#components/player-card/edit-own-player.tsx';
import { PlayerFacts } from '#components/player-card/player-facts.tsx';
import { PlayerStory } from '#components/player-card/player-story.tsx';
import { TeamRole } from '#components/player-card/team-role.tsx';
import { usePlaceBeside } from '#components/player-card/use-place-beside.ts';
import { usePlayerDetails } from '#components/player-card/use-player-details.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { useBackCloses } from '#hooks/use-back-closes.ts';
import { useBuilder } from '#hooks/use-builder.tsx';
import type { CardSubject } from '#hooks/use-screen-actions.tsx';
import { positionLabel } from '#lib/team/formation/position-labels.ts';
import { spotOf } from '#lib/team/formation/spot-of.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { playerAt } from '#lib/team/operations.ts';
import { isOwnPlayer } from '#lib/team/own-player.ts';
import type { Player } from '#types/player.ts';
import type { Spot } from '#types/team.ts';
import styles from './player-card.module.css';

export function PlayerCard({ subject, onClose }: { subject: CardSubject; onClose: () => void }) {
  const team = useBuilder((builder) => builder.team);
  // A found player who is in the team has the team's card.
  const spot = 'spot' in subject ? subject.spot : spotOf(team, subject.player);
  const found = 'player' in subject ? subject.player : null;
  const player = spot ? playerAt(team, spot) : found;
  const isGone = player === null;
  const close = useEffectEvent(onClose);

  // Another tab may have removed the player.
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);

  return player && <Card player={player} spot={spot} onClose={onClose} />;
}

function Card({ player, spot, onClose }: { player: Player; spot: Spot | null; onClose: () => void }) {
  const details = usePlayerDetails(player);
  const kit = useBuilder(({ team }) => kitOf(team.shirt, player));
  const number = player.jerseyNumber === null ? '' : `number ${player.jerseyNumber}`;
  const imageUrl = details.free?.image ?? player.imageUrl ?? details.online?.player.imageUrl ?? null;
  useBackCloses(onClose);
  const top = useRef<HTMLDivElement>(null);
  usePlaceBeside(top);

  return (
    <Dialog
      label={player.name}
      top={
        <div ref={top} className={styles.top}>
          <PlayerFace player={{ ...player, imageUrl }} kit={kit} number={player.jerseyNumber} />
          <div className={styles.title}>
            <h2>{player.name}</h2>
            <p>{[positionLabel(player.position), number].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      }
      onClose={onClose}
      className={styles.card}
    >
      {spot ? (
        <CardActions spot={spot} player={player} onClose={onClose} />
      ) : (
        <AddAction player={player} onClose={onClose} />
      )}
      {spot && isOwnPlayer(player) && <EditOwnPlayer player={player} />}
      <PlayerFacts player={player} details={details} isInTeam={spot !== null} />
      {spot && <TeamRole player={player} />}
      <PlayerStory details={details} />
    </Dialog>
  );
}

function AddAction({ player, onClose }: { player: Player; onClose: () => void }) {
  const add = useAddPlayer();
  return (
    <Button
      look="strong"
      className={styles.add}
      onClick={() => {
        onClose();
        add(player);
      }}
    >
      Add
    </Button>
  );
}
