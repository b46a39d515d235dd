import { personOf } from '#scripts/data/honours.ts';
import { readTable, splitCell } from '#scripts/data/table.ts';

export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('aliases.tsv', ['name', 'born', 'aliases']).map((row) => [
    personOf(row.name, row.born),
    splitCell(row.aliases),
  ]),
);
