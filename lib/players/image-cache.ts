import { IMAGE_KEY } from '#lib/platform/storage.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { Player } from '#types/player.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const PRUNED_SHARE = 0.25;

type Entry = { url: string; timestamp: number };
type Known = Pick<Player, 'id' | 'name'>;

const listeners = new Set<() => void>();

export function subscribeImages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = ({ id, name }: Known) => `${IMAGE_KEY}${id}:${foldText(name)}`;

function read(storage: Storage, key: string): Entry | null {
  try {
    const { url, timestamp } = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof url === 'string' && typeof timestamp === 'number' ? { url, timestamp } : null;
  } catch {
    return null;
  }
}

export function cachedImage(player: Known, now: number): string | null {
  try {
    const entry = read(window.sessionStorage, keyOf(player));
    return entry && now - entry.timestamp < LIFETIME_MS ? entry.url : null;
  } catch {
    return null;
  }
}

/** A free picture found on this visit wins over the player's own (D59). The layout can turn off all pictures. */
export function pictureOf(player: Known & Pick<Player, 'imageUrl'>, now: number): string | null {
  if (document.documentElement.dataset.photos === 'off') return null;
  return cachedImage(player, now) ?? player.imageUrl;
}

export function cacheImage(player: Known, url: string, now: number): void {
  try {
    const storage = window.sessionStorage;
    const entry = JSON.stringify({ url, timestamp: now });
    try {
      storage.setItem(keyOf(player), entry);
    } catch {
      prune(storage);
      storage.setItem(keyOf(player), entry);
    }
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function prune(storage: Storage): void {
  const entries = Object.keys(storage)
    .filter((key) => key.startsWith(IMAGE_KEY))
    .map((key) => ({ key, timestamp: read(storage, key)?.timestamp ?? 0 }))
    .sort((a, b) => a.timestamp - b.timestamp);
  for (const { key } of entries.slice(0, Math.ceil(entries.length * PRUNED_SHARE))) storage.removeItem(key);
}
