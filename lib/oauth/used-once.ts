import 'server-only';

/** Older entries are dropped, since the provider rejects reused codes too. */
const MAX_REMEMBERED = 10_000;

/** Returns true the first time a key is seen, then false for `lifetimeMs`. */
export function createUsedOnce(lifetimeMs: number): (key: string, now: number) => boolean {
  const used = new Map<string, number>();
  return (key, now) => {
    for (const [old, until] of used) {
      if (until > now && used.size < MAX_REMEMBERED) break;
      used.delete(old);
    }
    if (used.has(key)) return false;
    used.set(key, now + lifetimeMs);
    return true;
  };
}
