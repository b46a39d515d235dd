/** Greek tonos and the like, Arabic and Hebrew vowels, the Hindi nukta, the Arabic kashida, joiners. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u093c\u200b-\u200f]/gu;

const LETTERS: Readonly<Record<string, string>> = { ς: 'σ', أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ى: 'ي', ک: 'ك', ی: 'ي' };
const APOSTROPHES = /['’ʼ׳`´]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** The form used to compare names in other scripts. Drops only what people often leave out. */
export function foldScript(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[ςأإآةىکی]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(BETWEEN_WORDS, ' ')
    .trim();
}
