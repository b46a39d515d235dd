import 'server-only';

/**
 * The caller's address as seen by the nearest proxy: the last entry, because callers can forge the earlier ones.
 * Without a proxy, Next fills in the header.
 */
export function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
}

/** Allows each address `limit` turns per `window` ms, so that one visitor can't crowd out the others. */
export function makeAddressShare(limit: number, window: number): (address: string, now: number) => boolean {
  let start = 0;
  let taken = new Map<string, number>();
  return (address, now) => {
    if (now - start >= window) {
      start = now;
      taken = new Map();
    }
    const turns = (taken.get(address) ?? 0) + 1;
    taken.set(address, turns);
    return turns <= limit;
  };
}
