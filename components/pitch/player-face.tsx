'use client';

import { useEffect, useRef, useState } from 'react';
import { usePlayerImage } from '#components/pitch/use-player-image.ts';
import { initials } from '#lib/team/display.ts';
import type { Player } from '#types/player.ts';
import styles from './player-face.module.css';

/** ms until a picture is given up (spec §7) */
const IMAGE_TIMEOUT = 3000;

/** A player's picture, or the first two initials while it loads, when it fails and where there is none (spec §2). */
export function PlayerFace({ player }: { player: Pick<Player, 'id' | 'name' | 'imageUrl'> }) {
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const imageUrl = usePlayerImage(player);
  const isWaiting = imageUrl !== null && shown !== imageUrl && failed !== imageUrl;
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!isWaiting || !picture.current) return;
    return whenVisibleFor(picture.current, IMAGE_TIMEOUT, () => setFailed(imageUrl));
  }, [isWaiting, imageUrl]);

  return (
    <span className={styles.face} aria-hidden="true">
      {shown !== imageUrl || imageUrl === null ? initials(player.name) : null}
      {imageUrl !== null && failed !== imageUrl && (
        <img
          ref={picture}
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

/** A lazy picture begins to load when it comes into view, and so does its time. */
function whenVisibleFor(element: Element, time: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(then, time);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
