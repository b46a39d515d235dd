import fc from 'fast-check';
import { checksum, DIGIT_BASE, digitAt, digitsOf, SEPARATOR } from '#lib/player-index/format.ts';

describe('digits of the index file', () => {
  it('are read back as the number that was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DIGIT_BASE ** 2 - 1 }), (value) => {
        const digits = digitsOf(value, 2);
        expect(digits).toHaveLength(2);
        expect(digitAt(digits, 0) * DIGIT_BASE + digitAt(digits, 1)).toBe(value);
      }),
    );
  });

  it('are never a separator or a line end, which split columns', () => {
    const all = Array.from({ length: DIGIT_BASE }, (_, value) => digitsOf(value, 1)).join('');
    expect(new Set(all).size).toBe(DIGIT_BASE);
    expect(all).not.toMatch(new RegExp(`[${SEPARATOR}\\n ]`));
  });

  it.each([[-1], [DIGIT_BASE], [1.5], [Number.NaN]])('refuse to write %p in one place', (value) => {
    expect(() => digitsOf(value, 1)).toThrow(RangeError);
  });
});

it('the checksum changes with any one character', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.nat(),
      fc.string({ minLength: 1, maxLength: 1 }),
      (text, seed, other) => {
        const at = seed % text.length;
        fc.pre(text[at] !== other);
        expect(checksum(text.slice(0, at) + other + text.slice(at + 1))).not.toBe(checksum(text));
      },
    ),
  );
});
