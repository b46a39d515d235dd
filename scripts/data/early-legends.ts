import type { Person } from '#scripts/data/people.ts';
import { COLUMNS, toSourcePlayer } from '#scripts/data/players.ts';
import { readTable, splitCell } from '#scripts/data/table.ts';

const LEGEND_COLUMNS = [
  'name',
  'born',
  'nation',
  'position',
  'positions',
  'club',
  'last_year',
  'shirt',
  'gender',
] as const;
const BLANK = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Record<(typeof COLUMNS)[number], string>;

/** Famous players who retired before the player table begins. Nobody has rated them. */
export function readEarlyLegends(): Person[] {
  return readTable('early-legends.tsv', LEGEND_COLUMNS).map(({ last_year, shirt, ...row }) => ({
    ...toSourcePlayer({ ...BLANK, ...row, to: last_year, source: 'general' }),
    clubs: splitCell(row.club),
    // So that the scout's lists leave them out, but close spellings find them.
    peak: 0,
    fame: 60,
    shirt,
    state: '',
    regularIn: [],
  }));
}
