import 'server-only';

/**
 * The caller's address as the nearest proxy saw it: the last entry, because a caller can write the earlier ones. Next
 * fills in the header if there is no proxy.
 */
export function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
}

/** Lets each address take `limit` turns in every `window` ms, so that one visitor leaves room for the others. */
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
