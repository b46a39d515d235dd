'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Shirt } from '#components/pitch/player/shirt.tsx';
import { pictureOf, subscribeImages } from '#lib/players/image-cache.ts';
import type { Kit } from '#lib/team/look/shirt-parts.ts';
import type { Player } from '#types/player.ts';
import styles from './player-face.module.css';

const IMAGE_TIMEOUT_MS = 3000;

/** The player's shirt, or their photo if there is one (D49). */
export function PlayerFace({
  player,
  kit,
  number = null,
}: {
  player: Pick<Player, 'id' | 'name' | 'imageUrl'>;
  kit: Kit;
  number?: number | null;
}) {
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const imageUrl = useSyncExternalStore(
    subscribeImages,
    () => pictureOf(player, Date.now()),
    () => player.imageUrl,
  );
  const isWaiting = imageUrl !== null && shown !== imageUrl && failed !== imageUrl;
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!isWaiting || !picture.current) return;
    return whenVisibleFor(picture.current, IMAGE_TIMEOUT_MS, () => setFailed(imageUrl));
  }, [isWaiting, imageUrl]);

  return (
    <span className={styles.face} data-player={player.id} aria-hidden="true">
      {(shown !== imageUrl || imageUrl === null) && <Shirt kit={kit} name={player.name} number={number} />}
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

/** A lazy picture loads when it scrolls into view, so its time limit starts then too. */
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
