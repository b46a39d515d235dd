import { doubleMetaphone } from 'double-metaphone';

/** Typos forgiven in a typed word of this many letters. */
function typosIn(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Words that sound alike may differ by this much more: 'percy' and 'persie'. */
const MORE_IF_ALIKE = 1;
const SOUND_ALIKE_BONUS = 0.5;
/** Few people mistype the first letter. */
const OTHER_FIRST_LETTER = 0.5;
/** The word is still being typed. */
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

/** Letters that often stand for each other at the start of a word. */
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

type Row = readonly number[];

/** The next row of the table of edits between the starts of two words, a swap of neighbours being one edit. */
function nextRow(typed: string, word: string, row: number, previous: Row, before: Row): number[] {
  const current = [row];
  for (let column = 1; column < previous.length; column++) {
    const isSame = typed[row - 1] === word[column - 1];
    const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
    current.push(
      Math.min(
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        row > 1 && column > 1 && isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return current;
}

/** The fewest edits to the word and to any start of it, infinite above `most`. */
function edits(typed: string, word: string, most: number): { whole: number; start: number } {
  const width = Math.min(word.length, typed.length + most);
  let before: Row = [];
  let previous: Row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    [before, previous] = [previous, nextRow(typed, word, row, previous, before)];
    if (Math.min(...previous) > most) break;
  }
  const within = (cost: number) => (cost > most ? Number.POSITIVE_INFINITY : cost);
  const whole = width === word.length ? (previous[width] ?? 0) : Number.POSITIVE_INFINITY;
  return { whole: within(whole), start: within(Math.min(...previous)) };
}

const LETTERS = 32;

/** One bit for each letter in the word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % LETTERS);
  return letters;
}

/** Cheap, and true of nearly every pair of words: more letters are missing than typos could explain. */
function lacksLetters(typed: string, word: string, most: number): boolean {
  let missing = lettersOf(typed) & ~lettersOf(word);
  for (let count = 0; missing !== 0; count++) {
    if (count === most) return true;
    missing &= missing - 1;
  }
  return false;
}

/** What makes `word` differ from `typed`, 0 being nearly nothing; infinite if it is no close spelling. */
export function closeness(typed: string, word: string): number {
  const typos = typosIn(typed.length);
  const most = typos + MORE_IF_ALIKE;
  if (typos === 0 || word.length < typed.length - most || lacksLetters(typed, word, most))
    return Number.POSITIVE_INFINITY;
  const isSameStart = typed[0] === word[0];
  const isAlike =
    firstSound(typed) === firstSound(word) && Math.abs(word.length - typed.length) <= most && soundAlike(typed, word);
  const { whole, start } = edits(typed, word, isAlike ? most : typos);
  const cost = Math.min(whole - (isAlike ? SOUND_ALIKE_BONUS : 0), start + UNFINISHED);
  return cost + (isSameStart ? 0 : OTHER_FIRST_LETTER);
}
