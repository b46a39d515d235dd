import { lettersOf } from '#lib/players/index/names/name-book.ts';

/** Letters that a script replaces with others: Arabic has no P, and Hebrew writes B and V the same. */
const ALIKE: Readonly<Record<string, string>> = {
  p: 'b',
  v: 'b',
  f: 'b',
  c: 'k',
  q: 'k',
  g: 'k',
  j: 'k',
  x: 'ks',
  z: 's',
};

const LEFT_OUT = lettersOf('aeiouywh');

export function mayHaveConsonants(consonants: string): (letters: number) => boolean {
  const needed = Array.from(consonants, lettersAlike);
  const allowed = needed.reduce((all, letters) => all | letters, LEFT_OUT);
  return (letters) => (letters & ~allowed) === 0 && needed.every((any) => (letters & any) !== 0);
}

const lettersAlike = (consonant: string): number =>
  Object.entries(ALIKE).reduce(
    (letters, [letter, written]) => (written.includes(consonant) ? letters | lettersOf(letter) : letters),
    lettersOf(consonant),
  );

const known = new Map<string, string>();

/** Written without most vowels. */
export const isConsonantal = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** The consonants of a Latin word, which are what Arabic and Hebrew write. */
export function consonantsOf(word: string): string {
  let consonants = known.get(word);
  if (consonants === undefined) {
    consonants = toConsonants(word);
    known.set(word, consonants);
  }
  return consonants;
}

function toConsonants(word: string): string {
  return word
    .replace(/ch|sh|th|kh|gh|dh|ph/g, (pair) => pair[0] ?? '')
    .replace(/[aeiouyw\W]/g, '')
    .replace(/[pvfcqgjxz]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/(.)\1+/g, '$1');
}
