import fc from 'fast-check';
import { checksum, DIGIT_BASE, digitOf, digitsOf, SEPARATOR } from '#lib/players/index/format.ts';

describe('digits of the index file', () => {
  it('are read back as the number that was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DIGIT_BASE ** 2 - 1 }), (value) => {
        const digits = digitsOf(value, 2);
        expect(digits).toHaveLength(2);
        expect(digitOf(digits.charCodeAt(0)) * DIGIT_BASE + digitOf(digits.charCodeAt(1))).toBe(value);
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

it('the checksum changes with any one byte', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, seed, change) => {
      const other = bytes.slice();
      const at = seed % bytes.length;
      other[at] = (bytes[at] ?? 0) ^ change;
      expect(checksum(other)).not.toBe(checksum(bytes));
    }),
  );
});

it('the checksum does not depend on where in memory the bytes stand', () => {
  const bytes = Uint8Array.from({ length: 103 }, (_, at) => at * 7);
  expect(checksum(new Uint8Array([9, ...bytes]).subarray(1))).toBe(checksum(bytes));
});
