import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Returns the next number from 0 (inclusive) to 1 (exclusive). */
export type Dice = () => number;

/** The same seed gives the same numbers on every machine. */
export function diceFor(text: string): Dice {
  const generator = xoroshiro128plus(hashOf(text));
  return () => uniformFloat64(generator);
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

export function pickWeighted<Item>(dice: Dice, items: readonly Item[], weightOf: (item: Item) => number): Item | null {
  const weights = items.map(weightOf);
  let left = dice() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, item] of items.entries()) {
    left -= weights[at] ?? 0;
    if (left < 0) return item;
  }
  return items.at(-1) ?? null;
}

export const rollBelow = (dice: Dice, limit: number): number => Math.floor(dice() * limit);
