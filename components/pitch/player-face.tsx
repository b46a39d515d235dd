'use client';

import { useState } from 'react';
import { usePlayerImage } from '#hooks/use-player-image.ts';
import { initials } from '#lib/team/display.ts';
import type { Player } from '#types/player.ts';
import styles from './player-face.module.css';

/** A player's picture, or the first two initials while it loads, when it fails and where there is none (spec §2). */
export function PlayerFace({ player }: { player: Pick<Player, 'id' | 'name' | 'imageUrl'> }) {
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const imageUrl = usePlayerImage(player);

  return (
    <span className={styles.face} aria-hidden="true">
      {shown !== imageUrl || imageUrl === null ? initials(player.name) : null}
      {imageUrl !== null && failed !== imageUrl && (
        <img
          src={imageUrl}
          alt=""
          className={styles.picture}
          data-loaded={shown === imageUrl || undefined}
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => setShown(imageUrl)}
          onError={() => setFailed(imageUrl)}
        />
      )}
    </span>
  );
}
