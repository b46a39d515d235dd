import 'server-only';

/** Beyond it the oldest are forgotten; the provider, too, takes a code once only. */
const MAX_REMEMBERED = 10_000;

/**
 * Remembers in this process what has been used, for `lifetime` milliseconds: the first call for a key gives true, every
 * later one false.
 */
export function createUsedOnce(lifetime: number): (key: string, now: number) => boolean {
  /** Until when each is remembered, oldest first. */
  const used = new Map<string, number>();
  return (key, now) => {
    for (const [old, until] of used) {
      if (until > now && used.size < MAX_REMEMBERED) break;
      used.delete(old);
    }
    if (used.has(key)) return false;
    used.set(key, now + lifetime);
    return true;
  };
}
