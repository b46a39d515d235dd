import { doubleMetaphone } from 'double-metaphone';
import { lettersOf } from '#lib/players/index/names/name-book.ts';

function typosIn(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Words that sound alike may have this many more edits: 'percy' and 'persie'. */
const MORE_IF_ALIKE = 1;
const SOUND_ALIKE_BONUS = 0.5;
const OTHER_FIRST_LETTER = 0.5;
const UNFINISHED = 0.75;

const sounds = new Map<string, readonly string[]>();

function soundsOf(word: string): readonly string[] {
  let known = sounds.get(word);
  if (!known) {
    known = doubleMetaphone(word);
    sounds.set(word, known);
  }
  return known;
}

function soundAlike(a: string, b: string): boolean {
  const heard = soundsOf(b);
  return soundsOf(a).some((sound) => sound !== '' && heard.includes(sound));
}

const FIRST_LETTERS: Readonly<Record<string, string>> = {
  c: 'k',
  q: 'k',
  y: 'i',
  j: 'i',
  w: 'v',
  f: 'v',
  z: 's',
  p: 'v',
};

const firstSound = (word: string) => FIRST_LETTERS[word[0] ?? ''] ?? word[0];

const LONGEST = 40;
const WIDTH = LONGEST + 4;
/** The edits between all prefixes of two words, row by row. Reused, because thousands of words are compared. */
const table = new Uint8Array(WIDTH * WIDTH);
for (let at = 0; at < WIDTH; at++) table[at] = table[at * WIDTH] = at;

/** Fills the part of a row that `most` edits can reach (a swap is one edit). Returns its minimum. */
function fillRow(typed: string, word: string, row: number, width: number, most: number): number {
  const letter = typed.charCodeAt(row - 1);
  const before = typed.charCodeAt(row - 2);
  const start = Math.max(1, row - most);
  const end = Math.min(width, row + most);
  const first = row * WIDTH;
  if (start > 1) table[first + start - 1] = most + 1;
  if (end < width) table[first + end + 1] = most + 1;
  let least = most + 1;
  for (let column = start; column <= end; column++) {
    const at = first + column;
    const other = word.charCodeAt(column - 1);
    const above = at - WIDTH;
    let cost = (table[above - 1] as number) + (letter === other ? 0 : 1);
    cost = Math.min(cost, (table[above] as number) + 1, (table[at - 1] as number) + 1);
    if (before === other && letter === word.charCodeAt(column - 2)) {
      cost = Math.min(cost, (table[above - WIDTH - 2] as number) + 1);
    }
    table[at] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** The fewest edits to the word and to any prefix of it, or infinity above `most`. */
function edits(typed: string, word: string, most: number): { whole: number; start: number } {
  const width = Math.min(word.length, typed.length + most);
  for (let row = 1; row <= typed.length; row++) if (fillRow(typed, word, row, width, most) > most) return TOO_FAR;
  const last = typed.length * WIDTH;
  let start = most + 1;
  for (let column = typed.length - most; column <= width; column++)
    start = Math.min(start, table[last + column] as number);
  const whole = table[last + width] as number;
  return {
    whole: width < word.length || whole > most ? Number.POSITIVE_INFINITY : whole,
    start: start > most ? Number.POSITIVE_INFINITY : start,
  };
}

const TOO_FAR = { whole: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY };

/** A cheap check that rules out nearly every pair of words: too many letters are missing for typos to explain. */
function lacksLetters(typed: number, word: number, most: number): boolean {
  let missing = typed & ~word;
  for (let count = 0; missing !== 0; count++) {
    if (count === most) return true;
    missing &= missing - 1;
  }
  return false;
}

const NEVER = () => Number.POSITIVE_INFINITY;

/** How far a word is from the typed one: 0 is nearly identical, infinity isn't close. `letters` are its letters as bits. */
export function closenessTo(typed: string): (word: string, letters: number) => number {
  const typos = typosIn(typed.length);
  if (typos === 0 || typed.length > LONGEST) return NEVER;
  const first = firstSound(typed);
  const own = lettersOf(typed);
  return (word, letters) => {
    if (lacksLetters(own, letters, typos + MORE_IF_ALIKE)) return Number.POSITIVE_INFINITY;
    const mayBeAlike = first === firstSound(word) && Math.abs(word.length - typed.length) <= typos + MORE_IF_ALIKE;
    const most = typos + (mayBeAlike ? MORE_IF_ALIKE : 0);
    if (word.length < typed.length - most || lacksLetters(own, letters, most)) return Number.POSITIVE_INFINITY;
    const { whole, start } = edits(typed, word, most);
    if (Math.min(whole, start) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const isAlike = mayBeAlike && soundAlike(typed, word);
    const within = (cost: number) => (cost > typos && !isAlike ? Number.POSITIVE_INFINITY : cost);
    const cost = Math.min(within(whole) - (isAlike ? SOUND_ALIKE_BONUS : 0), within(start) + UNFINISHED);
    return cost + (typed[0] === word[0] ? 0 : OTHER_FIRST_LETTER);
  };
}
