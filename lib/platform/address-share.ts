import 'server-only';
import { isIPv6 } from 'node:net';

/**
 * The caller's address as the nearest proxy saw it: the last entry, because a caller can write the earlier ones. Next
 * fills in the header if there is no proxy. Of IPv6, only the network, because each customer gets a whole one.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIPv6(address) && !/^::ffff:/i.test(address) ? networkOf(address) : address;
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
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
