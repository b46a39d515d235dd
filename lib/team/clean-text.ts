/**
 * What makes two texts look alike or turns one around: controls, bidi marks, zero-width and other invisible
 * characters, halves of a surrogate pair. Their meaningful uses are matched first and kept: emoji sequences (joined
 * people, the flags of England, Scotland and Wales, keycaps) and the joiners that Arabic and Indic spelling needs.
 */
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
/** Line breaks and tabs part words, so they become a space instead of vanishing. */
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/gu;

/** Latin letters, digits and signs, each a character of its own, composed and visible: nearly every text that there is. */
const PLAIN = /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u024F]*$/;

let segmenter: Intl.Segmenter | undefined;
/** Made when first needed: it loads the rules of the language library. */
function graphemeSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter;
}

/** What a reader sees as single characters. */
export function graphemes(text: string): string[] {
  // The rules of the language library take 30 ms to load, in the middle of the first render.
  if (PLAIN.test(text)) return Array.from(text);
  return Array.from(graphemeSegmenter().segment(text), ({ segment }) => segment);
}

/**
 * More marks in a row than a name can hold. Composing puts the marks of a letter in order, which takes the square of
 * their number: a hundred thousand of them would keep a server or a page busy for seconds.
 */
const MOST_MARKS = 128;
const TOO_MANY_MARKS = new RegExp(String.raw`(?<!\p{M})(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');

function composed(text: string): string {
  // A few marks become two by composing.
  return text.replace(TOO_MANY_MARKS, '$1').normalize('NFC').replace(TOO_MANY_MARKS, '$1');
}

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_OR_KEPT, (_match, kept: string | undefined) => kept ?? '');
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const boundary = graphemeSegmenter().segment(text).containing(max)?.index ?? 0;
  // 0 is one "character" of more than `max` units (piled-up accents): then as much of it as fits. The cut may leave a
  // joiner with nothing to join, or half a pair.
  return withoutInvisible(text.slice(0, boundary || max));
}

/**
 * A text as we store and show it (D11, D40): without invisible characters, composed (NFC), trimmed, at most 128 marks on a
 * letter, and at most `max` UTF-16 units long, cut between whole characters. A clean text comes back unchanged.
 */
export function cleanText(value: string, max: number): string {
  // A list of teams holds thousands of texts, and the expressions above are slow.
  if (PLAIN.test(value)) return value.trim().slice(0, max).trimEnd();
  return cut(composed(withoutInvisible(value.replace(BREAK, ' '))).trim(), max).trimEnd();
}
