'use client';

import { useSyncExternalStore } from 'react';
import { cachedImage, subscribeImages } from '#lib/players/image-cache.ts';
import type { Player } from '#types/player.ts';

/** The player's own picture, or one found earlier in this visit. */
export function usePlayerImage(player: Pick<Player, 'id' | 'name' | 'imageUrl'>): string | null {
  return useSyncExternalStore(
    subscribeImages,
    () => player.imageUrl ?? cachedImage(player, Date.now()),
    () => player.imageUrl,
  );
}
