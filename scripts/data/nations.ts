import { KIT_PATTERNS } from '#lib/team/look/shirt-parts.ts';
import { readSquadPlaces } from '#scripts/data/squads.ts';
import { readTable } from '#scripts/data/table.ts';

const COLUMNS = [
  'nation',
  'code',
  'body',
  'sleeve',
  'pattern',
  'second',
  'trim',
  'number',
  'halo',
  'keeper',
  'until',
] as const;

const COLOUR = /^#[0-9a-f]{6}$/;

const readRows = () => readTable('nations.tsv', COLUMNS);

/** Code, colours and pattern, in order, by nation, and by what its team is called at a World Cup ('West Germany'). */
export function readNations(): Record<string, string[]> {
  const nations = Object.fromEntries(
    readRows().map(({ nation, until: _, ...row }) => {
      const { body, sleeve, pattern, second, trim, number, halo, keeper } = row;
      const colours = [body, sleeve, trim, number, keeper, ...[second, halo].filter((colour) => colour !== '')];
      if (!KIT_PATTERNS.some((known) => known === pattern) || !colours.every((colour) => COLOUR.test(colour)))
        throw new Error(`data/nations.tsv: ${nation} has an unknown pattern or colour.`);
      return [nation, Object.values(row)];
    }),
  );
  for (const { team, nation } of readSquadPlaces()) {
    const known = nations[nation];
    if (known) nations[team] ??= known;
  }
  return nations;
}

type Place = { year: number; team: string };

/** The dissolved state that all of someone's World Cup squads belonged to (D65), the last one if there were two; else ''. */
export function createStateOf(): (squads: readonly Place[]) => string {
  const dissolved = new Set(readRows().flatMap(({ nation, until }) => (until === '' ? [] : nation)));
  return (squads) => {
    const last = squads.toSorted((a, b) => a.year - b.year).at(-1);
    return last && squads.every(({ team }) => dissolved.has(team)) ? last.team : '';
  };
}
