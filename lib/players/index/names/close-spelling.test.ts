import fc from 'fast-check';
import { closenessTo } from '#lib/players/index/names/close-spelling.ts';
import { lettersOf } from '#lib/players/index/names/name-book.ts';
import { runs } from '#scripts/test/runs.ts';

const closeness = (typed: string, word: string) => closenessTo(typed)(word, lettersOf(word));

describe('a word is a close spelling', () => {
  it.each([
    ['if it sounds alike', 'percy', 'persie'],
    ['if it sounds alike, though short', 'dike', 'dijk'],
    ['if it is still being typed', 'ronak', 'ronaldo'],
  ])('%s: %s, %s', (_, typed, word) => {
    expect(closeness(typed, word)).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe('a word is not a close spelling', () => {
  it.each([
    ['with any typo in three letters', 'kan', 'ken'],
    ['with two typos in a short word', 'kame', 'sane'],
    ['with three typos', 'rxnxldx', 'ronaldo'],
    ['if only its beginning sounds alike', 'messi', 'masopust'],
  ])('%s: %s, %s', (_, typed, word) => {
    expect(closeness(typed, word)).toBe(Number.POSITIVE_INFINITY);
  });
});

it.each([
  ['fewer typos', 'ronaldo', 'ronaldp', 'ronalkp'],
  ['the same sound', 'gaza', 'gazza', 'gaya'],
  ['the same first letter', 'kanne', 'kannt', 'xanne'],
  ['a whole word', 'ronado', 'ronaldo', 'ronaldinho'],
])('%s is closer: for %s, %s comes before %s', (_, typed, closer, other) => {
  expect(closeness(typed, closer)).toBeLessThan(closeness(typed, other));
});

/** Edits between two words. Swapping two neighbouring letters is one edit. */
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

it('every word within the allowed typos is close', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 4, maxLength: 8 });
  fc.assert(
    fc.property(word, word, (typed, other) => {
      fc.pre(distance(typed, other) <= (typed.length < 6 ? 1 : 2));
      expect(closeness(typed, other)).toBeLessThan(Number.POSITIVE_INFINITY);
    }),
    { numRuns: runs(300) },
  );
});
