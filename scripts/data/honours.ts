import { foldText } from '#lib/team/fold-text.ts';
import { readTable } from '#scripts/data/table.ts';

export const MAX_HONOURS = 93;

export const personOf = (name: string, birthYear: number | string) => `${foldText(name)} ${birthYear}`;

/** Points for the first one, and for each doubling of their number. */
const pointsFor = (points: number, times: number) => points * (1 + Math.log2(times));

const POINTS = new Map<string, number>();
for (const { points, name, born, times } of readTable('honours.tsv', ['honour', 'points', 'name', 'born', 'times'])) {
  const person = personOf(name, born);
  POINTS.set(person, (POINTS.get(person) ?? 0) + pointsFor(Number(points), Number(times)));
}
const MOST = Math.max(...POINTS.values());

export const HONOURED: readonly string[] = [...POINTS.keys()];

/** 0–93. Logarithmic, because the first honours say the most. */
export function honoursOf(name: string, birthYear: number): number {
  const points = POINTS.get(personOf(name, birthYear)) ?? 0;
  return Math.round((MAX_HONOURS * Math.log1p(points / 10)) / Math.log1p(MOST / 10));
}
