import { readFileSync } from 'node:fs';

/** The rows of a tab-separated text whose first line must name exactly these columns. */
export function parseTable<Column extends string>(text: string, columns: readonly Column[]): Record<Column, string>[] {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  const [header, ...lines] = text.slice(0, -1).split('\n');
  if (header !== columns.join('\t')) throw new Error(`The columns are not ${columns.join(', ')}.`);
  return lines.map((line, at) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`Line ${at + 2} has ${cells.length} columns.`);
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Record<Column, string>;
  });
}

export function readDataFile(name: string): string {
  return readFileSync(`data/${name}`, 'utf8');
}

export function readTable<Column extends string>(name: string, columns: readonly Column[]): Record<Column, string>[] {
  return parseTable(readDataFile(name), columns);
}

export const splitCell = (cell: string): string[] => (cell === '' ? [] : cell.split('|'));
