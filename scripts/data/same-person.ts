import { foldText } from '#lib/team/fold-text.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';

export const PAIR_COLUMNS = ['born', 'name', 'other', 'because'] as const;
type Pair = Record<(typeof PAIR_COLUMNS)[number], string>;

const PARTICLES = new Set(
  'al ben bin da dal de del della den der di do dos du el la le lo san st te ten ter van von'.split(' '),
);

const wordsOf = (name: string) =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 1 && !PARTICLES.has(word));

function isSameBirth(a: SourcePlayer, b: SourcePlayer): boolean {
  if (a.born.length > 4 && b.born.length > 4) return a.born === b.born;
  return a.birthYear === b.birthYear && a.nation === b.nation;
}

/** Pairs born on the same day who share a word of their names and haven't been confirmed as two people yet. */
export function undecidedPairs(players: readonly SourcePlayer[], decided: readonly Pair[]): string[] {
  const known = new Set(decided.map(({ born, name, other }) => `${born} ${name} and ${other}`));
  const pairs: string[] = [];
  for (const group of Map.groupBy(players, ({ birthYear, gender }) => `${birthYear} ${gender}`).values()) {
    for (const [at, one] of group.entries()) {
      const words = new Set(wordsOf(one.name));
      for (const other of group.slice(at + 1)) {
        if (!isSameBirth(one, other) || !wordsOf(other.name).some((word) => words.has(word))) continue;
        const [first, second] = [one.name, other.name].sort();
        const pair = `${one.born} ${first} and ${second}`;
        if (!known.has(pair)) pairs.push(pair);
      }
    }
  }
  return pairs;
}
