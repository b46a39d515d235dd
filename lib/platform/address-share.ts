import 'server-only';
import { isIP, isIPv4 } from 'node:net';
import { environment } from '#lib/platform/env.ts';

/** How many addresses are counted at a time. With more callers, the oldest starts again from zero. */
const MOST_ADDRESSES = 10_000;

/**
 * Each trusted proxy appends the address it saw; a caller can write the earlier entries. Of IPv6, only the network, because
 * each customer gets a whole one. Empty if the entry is not an address.
 */
export function clientAddress(request: Request): string {
  const entries = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const entry = entries.at(-Math.max(1, environment().trustedProxies)) ?? entries[0] ?? '';
  const address = withoutPort(entry.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 0) return '';
  return isIPv4(address) ? address : networkOf(address);
}

/** `192.0.2.1:443` and `[2001:db8::1]:443` are what some proxies write. */
function withoutPort(entry: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? [];
  return bracketed ?? entry.replace(/^([\d.]+):\d+$/, '$1');
}

function networkOf(address: string): string {
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Lets each address take `limit` turns in every `windowMs`, so that one visitor leaves room for the others. */
export function makeAddressShare(
  limit: number,
  windowMs: number,
  now: () => number = () => performance.now(),
): (address: string) => boolean {
  let start = now();
  const taken = new Map<string, number>();
  return (address) => {
    if (now() - start >= windowMs) {
      start = now();
      taken.clear();
    }
    const turns = (taken.get(address) ?? 0) + 1;
    taken.set(address, turns);
    const [oldest] = taken.keys();
    if (taken.size > MOST_ADDRESSES && oldest !== undefined) taken.delete(oldest);
    return turns <= limit;
  };
}
