import { foldText } from '#lib/team/fold-text.ts';
import { readTable } from '#scripts/data/table.ts';

export const readHonours = () => readTable('honours.tsv', ['honour', 'name', 'born', 'times', 'years']);

export const personOf = (name: string, birthYear: number | string) => `${foldText(name)} ${birthYear}`;

export const HONOURED: readonly string[] = [...new Set(readHonours().map(({ name, born }) => personOf(name, born)))];
