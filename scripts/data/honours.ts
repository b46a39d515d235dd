import { foldText } from '#lib/team/fold-text.ts';
import { readTable } from '#scripts/data/table.ts';

export const personOf = (name: string, birthYear: number | string) => `${foldText(name)} ${birthYear}`;

export const HONOURED: readonly string[] = [
  ...new Set(
    readTable('honours.tsv', ['honour', 'name', 'born', 'times']).map(({ name, born }) => personOf(name, born)),
  ),
];
