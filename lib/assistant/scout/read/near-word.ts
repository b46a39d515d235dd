/** 'Voeller' is Völler. */
export const withoutDots = (word: string) => word.replace(/([aou])e/g, '$1');

/** In a shorter word, another first letter makes another word. */
const SHORT = 6;

function mistakesIn(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** 'Otherr' is 'other' rather than 'others', 'evre' 'ever', and 'holdrs' 'holders'. */
export const isSlip = (typed: string, word: string) =>
  typed.replace(/(.)\1/, '$1') === word ||
  [...typed].sort().join('') === [...word].sort().join('') ||
  (typed.length < word.length && consonantsOf(typed) === consonantsOf(word));
const consonantsOf = (word: string) => word.replaceAll(/[aeiou]/g, '');

/** The word with the fewest typos, or null if none is close. Slips of the hand win ties, then longer words, as letters are left out more often, then earlier ones. */
export function nearWord(
  typed: string,
  words: Iterable<string>,
  hasSameStart = typed.length < SHORT,
): { word: string; mistakes: number } | null {
  let most = mistakesIn(typed.length);
  let found: string | null = null;
  const isBetter = (word: string, than: string) =>
    !isSlip(typed, than) && (isSlip(typed, word) || word.length > than.length);
  for (const word of words) {
    if (most === 0) break;
    if (Math.abs(word.length - typed.length) > most || (hasSameStart && word[0] !== typed[0])) continue;
    const mistakes = mistakesBetween(typed, word, most);
    // 'Alright' is not Wright.
    const isOther = mistakes > 1 && word[0] !== typed[0];
    if (isOther || mistakes > most || (found !== null && mistakes === most && !isBetter(word, found))) continue;
    found = word;
    most = mistakes;
  }
  return found === null ? null : { word: found, mistakes: most };
}

/** 'Teh' is 'the', and 'hve', which is no word, 'have'. Of three letters, other mistakes leave too little. */
export function nearShort(typed: string, isWord: (word: string) => boolean, longer: Iterable<string>): string | null {
  const [one = '', two = '', three = ''] = typed;
  const swapped = [two + one + three, one + three + two].filter(isWord);
  const whole = /[aeiouy]/.test(typed)
    ? []
    : [...longer].filter((word) => word.length === 4 && word[0] === one && mistakesBetween(typed, word, 1) === 1);
  const [word, ...others] = swapped.length > 0 ? swapped : whole;
  return others.length === 0 ? (word ?? null) : null;
}

/** Counts extra, missing, wrong or swapped letters, and stops above `most`. */
function mistakesBetween(typed: string, word: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const changed = at(previous, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(before, column - 2) + 1 : changed;
      current.push(Math.min(changed, swapped, at(previous, column) + 1, at(current, column - 1) + 1));
    }
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY;
    before = previous;
    previous = current;
  }
  return at(previous, word.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
