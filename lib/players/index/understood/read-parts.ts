import type { Meaning, Phrases } from '#lib/players/index/understood/phrases.ts';
import { DECADE, decadeOf, type Years } from '#lib/players/vocabulary/decades.ts';

export type Parts = {
  nation?: Meaning & { kind: 'nation' };
  club?: Meaning & { kind: 'club' };
  role?: Meaning & { kind: 'role' };
  decade?: Years;
  year?: number;
  /** Letters beside a year that may start a squad's name. */
  start?: string;
  saysCup?: true;
};

const MAX_WORDS = 8;
const LONGEST_PHRASE = 5;
const MOST_READINGS = 4;
const SHORTEST_START = 3;

const DECADE_ONLY = new RegExp(`^${DECADE}$`);
const YEAR_ONLY = /^(?:19[3-9]\d|20[0-3]\d)$/;
/** The years of World Cups in two digits that are hardly shirt numbers. */
const SHORT_CUP_YEAR = /^(?:7[048]|8[26]|9[048])$/;
const CUP = /^(?:(?:fifa )?world cup|worldcup|wc|mundial)$/;
const FILLERS = new Set(
  'a all and at best club famous fc footballers for from in legends national of played player players squad team the who with'.split(
    ' ',
  ),
);

/** Every way in which all typed words have a meaning. `text` is folded. */
export function readParts(text: string, phrases: Phrases): Parts[] {
  const words = text.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return [];
  let readings: { parts: Parts; at: number }[] = [{ parts: {}, at: 0 }];
  while (readings.some(({ at }) => at < words.length)) {
    readings = readings.flatMap(({ parts, at }) =>
      at === words.length ? [{ parts, at }] : nextParts(words, at, parts, phrases),
    );
    readings = readings.slice(0, MOST_READINGS);
  }
  return readings.map(({ parts }) => parts).filter((parts) => Object.keys(parts).length > 0);
}

function nextParts(words: readonly string[], at: number, parts: Parts, phrases: Phrases) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const added = additions(phrase, phrases).filter((more) => Object.keys(more).every((kind) => !(kind in parts)));
    if (added.length > 0) return added.map((more) => ({ parts: { ...parts, ...more }, at: at + length }));
  }
  const word = words[at] ?? '';
  if (FILLERS.has(word)) return [{ parts, at: at + 1 }];
  const isStart = word.length >= SHORTEST_START && words.some((other) => YEAR_ONLY.test(other)) && !parts.start;
  return isStart && !parts.nation ? [{ parts: { ...parts, start: word }, at: at + 1 }] : [];
}

function additions(phrase: string, phrases: Phrases): Parts[] {
  const meanings = phrases.get(phrase);
  if (meanings) return meanings.map((meaning) => ({ [meaning.kind]: meaning }));
  if (CUP.test(phrase)) return [{ saysCup: true }];
  if (YEAR_ONLY.test(phrase)) return [{ year: Number(phrase) }];
  if (SHORT_CUP_YEAR.test(phrase)) return [{ year: 1900 + Number(phrase) }];
  return DECADE_ONLY.test(phrase) ? [{ decade: decadeOf(phrase) }] : [];
}
