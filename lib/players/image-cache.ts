import { foldText } from '#lib/team/fold-text.ts';
import type { Player } from '#types/player.ts';

/** ms an address is remembered (spec §9) */
const LIFETIME = 24 * 60 * 60 * 1000;
/** Of the entries, oldest first, given up when the storage is full (spec §9). */
const PRUNED_SHARE = 0.25;
const PREFIX = 'dream11.image:';

type Entry = { url: string /** ms since the epoch */; timestamp: number };
type Known = Pick<Player, 'id' | 'name'>;

const listeners = new Set<() => void>();

/** Calls back after a picture became known. */
export function subscribeImages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** spec §9: the player's id plus the normalised name. */
const keyOf = ({ id, name }: Known) => `${PREFIX}${id}:${foldText(name)}`;

function read(storage: Storage, key: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { url, timestamp } = value as Partial<Entry>;
  return typeof url === 'string' && typeof timestamp === 'number';
}

/** Where a player's picture was found before in this visit; null where none was, or more than 24 hours ago. */
export function cachedImage(player: Known, now: number): string | null {
  try {
    const entry = read(window.sessionStorage, keyOf(player));
    return entry && now - entry.timestamp < LIFETIME ? entry.url : null;
  } catch {
    // No storage: the picture is looked up again, nothing else.
    return null;
  }
}

/** Remembers where a player's picture is. With a full storage the oldest quarter goes; without one nothing happens. */
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
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, timestamp: read(storage, key)?.timestamp ?? 0 }))
    .sort((a, b) => a.timestamp - b.timestamp);
  for (const { key } of entries.slice(0, Math.ceil(entries.length * PRUNED_SHARE))) storage.removeItem(key);
}
