import { foldScript } from '#lib/players/scripts/fold-script.ts';
import { NATIVE_NAMES_VERSION, type NativeNameFile } from '#lib/players/scripts/native-names.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import type { SourcePlayer } from '#scripts/data/players.ts';
import { readTable } from '#scripts/data/table.ts';

const COLUMNS = ['name', 'born', 'lang', 'written'] as const;
export type NativeNameRow = Record<(typeof COLUMNS)[number], string>;

export const readNativeNames = (): NativeNameRow[] => readTable('native-names.tsv', COLUMNS);

const personOf = ({ name, born }: { name: string; born: string }) => `${name} ${born}`;

export function nativeNameFaults(rows: readonly NativeNameRow[], players: readonly SourcePlayer[]): string[] {
  const people = new Set(players.map(personOf));
  return rows.flatMap((row, at) => {
    const faults = [
      !people.has(personOf(row)) && 'not in players.tsv',
      !isOtherScript(row.written) && 'written in Latin letters',
      foldScript(row.written) === '' && 'no name',
      row.written.includes('|') && "a '|' in it",
    ].filter(Boolean);
    return faults.map((fault) => `data/native-names.tsv:${at + 2}: ${fault} (${row.name})`);
  });
}

/** Rows are indexes into `players`. A spelling shared by several languages appears only once. */
export function toNativeNameFile(rows: readonly NativeNameRow[], players: readonly SourcePlayer[]): NativeNameFile {
  const written = Map.groupBy(rows, personOf);
  const entries = players.flatMap((player, row) => {
    const own = written.get(personOf(player));
    if (!own) return [];
    const spellings = new Map(own.map((spelling) => [foldScript(spelling.written), spelling.written]));
    return [{ row, written: [...spellings.values()].join('|') }];
  });
  return {
    version: NATIVE_NAMES_VERSION,
    rows: entries.map(({ row }) => row),
    written: entries.map((entry) => entry.written),
  };
}
