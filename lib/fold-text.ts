/** Letters that carry no combining mark, so that decomposition leaves them as they are. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * The form in which names are compared (D14): lower case, without accents, every run of other characters than
 * Latin letters and digits as one space. `Özil` gives `ozil`, `Brighton & Hove` gives `brighton hove`, and a text
 * without any letter or digit gives ''.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
