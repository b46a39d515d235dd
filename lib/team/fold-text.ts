/** Letters that Unicode does not decompose into a base letter and a mark (D14). */
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const MARKS = /\p{M}+/gu;

/** Most names are plain already; seeing that first makes folding a long list several times faster. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/**
 * The form in which names are compared: no accents, lower case, everything that is neither letter nor digit one space
 * (D14: 'Ozil' finds 'Özil'). Letters of other scripts stay as they are.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      .toLowerCase()
      // Those that stand by themselves go first: putting many in order would take the square of their number.
      .replace(MARKS, '')
      .normalize('NFD')
      .replace(MARKS, '')
      .replace(/[łøßæœđðþı]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
