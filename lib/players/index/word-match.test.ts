import fc from 'fast-check';
import { matchWord } from '#lib/players/index/word-match.ts';

it.each([
  ['ronaldo', 'ronaldo', 'exact'],
  ['ron', 'ronaldo', 'prefix'],
  ['naldo', 'ronaldo', 'inside'],
  ['ronalfo', 'ronaldo', 'mistaken'],
  ['ronado', 'ronaldo', 'mistaken'],
  ['ronnaldo', 'ronaldo', 'mistaken'],
  ['rnoaldo', 'ronaldo', 'mistaken'],
  ['ronlad', 'ronaldo', 'mistakenPrefix'],
  ['ronak', 'ronaldo', 'mistakenPrefix'],
  ['eonaldo', 'ronaldo', 'mistaken'],
  ['orn', 'ronaldo', 'none'],
  ['ronlsdo', 'ronaldo', 'none'],
  ['messi', 'ronaldo', 'none'],
  ['mxssi', 'messi', 'mistaken'],
  ['mesi', 'messi', 'none'],
  ['kame', 'kane', 'none'],
])('%s, %s: %s', (typed, word, match) => {
  expect(matchWord(typed, word)).toBe(match);
});

/** Edits between two words, a swap of neighbours being one. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : replaced;
      const row = rows[i];
      if (row) row[j] = Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  return at(a.length, b.length);
}

it('exactly the words at a distance of one are the mistaken ones', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 5, maxLength: 7 });
  fc.assert(
    fc.property(word, word, (typed, other) => {
      fc.pre(!other.includes(typed));
      expect(matchWord(typed, other) === 'mistaken').toBe(distance(typed, other) === 1);
    }),
    { numRuns: 2_000 },
  );
});
