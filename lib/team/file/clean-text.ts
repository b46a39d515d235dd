// Invisible characters can reverse text, but emoji sequences and some scripts need joiners.
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`;
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`;
const KEYCAP = String.raw`[0-9#*]\uFE0F\u20E3`;
const JOINING_SCRIPTS = [
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Telugu',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const JOINING_LETTER = String.raw`(?=\p{L})[${JOINING_SCRIPTS}]`;
const JOINER = String.raw`(?<=${JOINING_LETTER}\p{M}*)[\u200C\u200D](?=\p{M}*${JOINING_LETTER})`;
const INVISIBLE = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`;

const INVISIBLE_OR_KEPT = new RegExp(
  String.raw`(${FLAG}|${EMOJI}(?:\u200D${EMOJI})*|${KEYCAP}|${JOINER})|${INVISIBLE}`,
  'gu',
);
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/gu;

/** Precomposed Latin text, which doesn't need the slow expressions. */
const PLAIN = /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u024F]*$/;

let segmenter: Intl.Segmenter | undefined;
/** Created on first use, because loading its rules takes 30 ms. */
function graphemeSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter;
}

export function graphemes(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text);
  return Array.from(graphemeSegmenter().segment(text), ({ segment }) => segment);
}

/** Composing takes quadratic time in the number of marks on a letter, so longer runs are cut. */
const MOST_MARKS = 128;
const TOO_MANY_MARKS = new RegExp(String.raw`(?<!\p{M})(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');

function composed(text: string): string {
  // Composing turns some marks into two, so cut again.
  return text.replace(TOO_MANY_MARKS, '$1').normalize('NFC').replace(TOO_MANY_MARKS, '$1');
}

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_OR_KEPT, (_match, kept: string | undefined) => kept ?? '');
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const boundary = graphemeSegmenter().segment(text).containing(max)?.index ?? 0;
  // A boundary of 0 means a single character longer than `max`. Cutting it can leave a lone joiner or surrogate.
  return withoutInvisible(text.slice(0, boundary || max));
}

/** Text as stored and shown (D11, D40): visible, NFC, trimmed, at most `max` UTF-16 units. Idempotent. */
export function cleanText(value: string, max: number): string {
  if (PLAIN.test(value)) return value.trim().slice(0, max).trimEnd();
  return cut(composed(withoutInvisible(value.replace(BREAK, ' '))).trim(), max).trimEnd();
}
