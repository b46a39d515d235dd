import { KIT_PATTERNS } from '#lib/team/look/shirt-parts.ts';
import { readTable } from '#scripts/data/table.ts';

const COLUMNS = ['nation', 'code', 'body', 'sleeve', 'pattern', 'second', 'trim', 'number', 'halo', 'keeper'] as const;

const COLOUR = /^#[0-9a-f]{6}$/;

/** The other columns, in order, by nation. */
export function readNations(): Record<string, string[]> {
  return Object.fromEntries(
    readTable('nations.tsv', COLUMNS).map(({ nation, ...row }) => {
      const { body, sleeve, pattern, second, trim, number, halo, keeper } = row;
      const colours = [body, sleeve, trim, number, keeper, ...[second, halo].filter((colour) => colour !== '')];
      if (!KIT_PATTERNS.some((known) => known === pattern) || !colours.every((colour) => COLOUR.test(colour)))
        throw new Error(`data/nations.tsv: ${nation} has an unknown pattern or colour.`);
      return [nation, Object.values(row)];
    }),
  );
}
