import { CUP_YEARS, KNOCKOUT_STAGES, type Stage } from '#lib/match/cup/cup-format.ts';
import type { CupPath } from '#lib/match/cup/cup-path.ts';

type CupEnd = CupPath['end'];

/** From the least to the most. */
const ENDS: readonly CupEnd[] = ['group', 'second group', ...KNOCKOUT_STAGES, 'champion'];

/** How far this browser's elevens got in each World Cup (D60). It is no proof of anything. */
export type Cabinet = Readonly<Record<number, CupEnd>>;

const isEnd = (value: unknown): value is CupEnd => ENDS.some((end) => end === value);

/** Keeps only what a cabinet can contain. */
export function cabinetFrom(value: unknown): Cabinet {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const ends = new Map<string, unknown>(entries);
  return Object.fromEntries(
    CUP_YEARS.flatMap((year) => {
      const end = ends.get(`${year}`);
      return isEnd(end) ? [[year, end]] : [];
    }),
  );
}

export function readCabinet(text: string | null): Cabinet {
  try {
    return cabinetFrom(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The better end of each cup. */
export function mergedCabinets(one: Cabinet, other: Cabinet): Cabinet {
  return Object.fromEntries(
    CUP_YEARS.flatMap((year) => {
      const ends = [one[year], other[year]].filter((end) => end !== undefined);
      const best = ends.toSorted((a, b) => ENDS.indexOf(b) - ENDS.indexOf(a))[0];
      return best ? [[year, best]] : [];
    }),
  );
}

const WORDS: Readonly<Record<Stage | 'champion', string>> = {
  champion: 'won',
  final: 'final',
  'third place': 'semi-final',
  'semi-final': 'semi-final',
  'quarter-final': 'quarter-final',
  'round of 16': 'round of 16',
  'round of 32': 'round of 32',
  'second group': 'second group',
  group: 'group',
};

export const endWord = (end: CupEnd | undefined): string => (end ? WORDS[end] : 'not played');

export const cupsWon = (cabinet: Cabinet): number => CUP_YEARS.filter((year) => cabinet[year] === 'champion').length;
