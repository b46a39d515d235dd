import * as fc from 'fast-check';
import { cleanText, graphemes } from '#lib/team/file/clean-text.ts';
import { runs } from '#scripts/test/runs.ts';
import { MAX_TEXT } from '#types/limits.ts';

const FAMILY = '👨‍👩‍👧';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

describe('cleanText', () => {
  it.each([
    ['  Xavi  ', 'Xavi'],
    ['Xa\u0000vi\u007F', 'Xavi'],
    ['Xavi\u202Emoc.live', 'Xavimoc.live'],
    ['\u2066Xavi\u2069\u200F', 'Xavi'],
    ['Xa\u200Bv\u00ADi\uFEFF', 'Xavi'],
    ['Xa\u200Dvi', 'Xavi'],
    ['Paolo\r\nMaldini\tSr', 'Paolo  Maldini Sr'],
    ['Paolo\u00A0Maldini', 'Paolo\u00A0Maldini'],
    ['Andre\u0301s', 'Andrés'],
    ['half \uD83D of a pair', 'half  of a pair'],
    ['\u2800\u3164\u200B', ''],
    ['', ''],
  ])('%j becomes %j', (dirty, clean) => {
    expect(cleanText(dirty, MAX_TEXT)).toBe(clean);
  });

  const untouched = `Özil فريق الأحلام علی\u200Cرضا क्\u200Dष 서울 ${FAMILY} ${ENGLAND} ❤️ 👍🏽 1️⃣ ⚽ 🇮🇹 <img src=x onerror="1">&'`;
  it.each(untouched.split(' '))('leaves %s unchanged', (text) => {
    expect(cleanText(text, MAX_TEXT)).toBe(text);
  });

  it('cuts between whole characters', () => {
    expect(cleanText('abcdef', 3)).toBe('abc');
    expect(cleanText(`ab${FAMILY}`, 5)).toBe('ab');
    expect(cleanText(`ab${FAMILY}`, 2 + FAMILY.length)).toBe(`ab${FAMILY}`);
    expect(cleanText('abc def', 4)).toBe('abc');
    expect(cleanText('q\u0323\u0307x', 2)).toBe('q\u0323');
  });

  it('keeps whole code points if a single character is longer than the limit', () => {
    const piled = `Z${'\u0321'.repeat(200)}`;
    expect(cleanText(piled, MAX_TEXT)).toHaveLength(MAX_TEXT);
    expect(cleanText(FAMILY, 4)).toBe('👨');
  });

  const tricky = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'a 1\u200D\u200C\uFE0F\u20E3👨👩❤🏽🏴\u{E0067}\u{E007F}'),
      fc.constantFrom(...'\u0301\u0323ارक\u094D\u061C\u202E\u0000\n\u3164가\u1100', '\uD800'),
    ),
  });

  it('is idempotent, within the limit, and free of invisible characters', () => {
    fc.assert(
      fc.property(tricky, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const clean = cleanText(text, max);
        expect(cleanText(clean, max)).toBe(clean);
        expect(clean.length).toBeLessThanOrEqual(max);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u);
        expect(clean).toBe(clean.normalize('NFC').trim());
      }),
      { numRuns: runs(300) },
    );
  });
});

it('splits a text into graphemes', () => {
  expect(graphemes(`e\u0301${FAMILY}${ENGLAND}x`)).toEqual(['e\u0301', FAMILY, ENGLAND, 'x']);
});

it('treats plain Latin text like any other text', () => {
  // A zero-width character at the end forces the slow path.
  for (let code = 0x20; code < 0x250; code += 1) {
    const letter = String.fromCharCode(code);
    for (const text of [letter, `a${letter}b`, ` ${letter}${letter} `]) {
      for (const max of [1, 2, 120]) expect(cleanText(text, max)).toBe(cleanText(`${text}\u200B`, max));
    }
  }
});
