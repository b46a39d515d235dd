'use client';

import { useSyncExternalStore } from 'react';
import { cachedImage, subscribeImages } from '#lib/players/image-cache.ts';
import type { Player } from '#types/player.ts';

/** Where the player's picture is: the record's own, or one that was found earlier in this visit; null where none is known. */
export function usePlayerImage(player: Pick<Player, 'id' | 'name' | 'imageUrl'>): string | null {
  return useSyncExternalStore(
    subscribeImages,
    () => player.imageUrl ?? cachedImage(player, Date.now()),
    () => player.imageUrl,
  );
}
