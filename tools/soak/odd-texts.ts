import fc from 'fast-check';

/** Texts that have troubled somebody's server before; all of them fit into an address or a header. */
const ODD_TEXTS = [
  '',
  ' ',
  '\t\r\n',
  '\u00A0\u3000',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '9007199254740993',
  '٣',
  '../../../etc/passwd',
  "'; drop table dream_teams; --",
  '<img src=x onerror=alert(1)>',
  '$\u007bjndi:ldap://127.0.0.1/a}',
  '{{7*7}}',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00b\uD83D',
  // Written backwards, invisible, joined, piled up, parted in lines, forbidden in JSON's elders.
  '\u202Eoonidlanor',
  '\u2066\u2069\u200F',
  '\u200B\u2060\uFEFF\u00AD',
  'a\u200Db\u200C',
  '\u0301',
  `e${'\u0301\u0327\u0489'.repeat(20)}`,
  'a\u2028b\u2029c',
  '\uFFFE\uFFFF\u{10FFFF}',
  'İstanbul ẞ ﬁ',
  '👩‍👩‍👧‍👦',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '🇫🇷👍🏽1️⃣',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(130),
  // All of them together stay below the 16 KB of headers that Node reads; above, it hangs up.
  'é'.repeat(300),
];

/** Only for bodies. */
const LONG_TEXTS = [
  'x'.repeat(5000),
  '👩‍👩‍👧‍👦'.repeat(100),
  `a${'\u0301'.repeat(2500)}`,
  ' '.repeat(3000),
  '\u202E'.repeat(2000),
];

/** Any 16 bits are a character here: halves of pairs come out, alone and wrongly joined. */
const brokenText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units));

export const oddText = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: brokenText, weight: 1 },
);

export const oddBodyText = fc.oneof(
  { arbitrary: oddText, weight: 6 },
  { arbitrary: fc.constantFrom(...LONG_TEXTS), weight: 1 },
);
