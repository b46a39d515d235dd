import type { CupFormat } from '#lib/match/cup/cup-format.ts';
import { CUP_FORMATIONS } from '#lib/match/cup/cup-formations.ts';
import type { Eleven, MatchPlayer, Role } from '#lib/match/strength/eleven.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import { shirtNamesOf } from '#lib/team/look/shirt-names.ts';

/** The JSON written by `npm run data`: every player's quality, and every team's best eleven at every World Cup. */
export type CupFile = {
  /** Clubs of at least two players. Others link nobody. */
  clubs: readonly string[];
  people: {
    names: readonly string[];
    born: readonly number[];
    /** Separated by spaces. */
    roles: readonly string[];
    /** Index into `clubs` of the club fans associate with the player. -1 if it links nobody. */
    club: readonly number[];
    /** By row: the index of the club of someone still playing. */
    current: Readonly<Record<string, number>>;
    /** The ages of the first and the last season. */
    from: readonly number[];
    to: readonly number[];
    cups: readonly number[];
    quality: readonly number[];
    /** By row: the short names that fans use, if they aren't the surnames. */
    shirts: Readonly<Record<string, string>>;
  };
  cups: readonly CupFileCup[];
};

type CupFileCup = CupFormat & {
  /** One per team: the formation's index, then people and shirt numbers (0 if unknown), slot by slot. */
  elevens: readonly { formation: number; people: readonly number[]; numbers: readonly number[] }[];
};

export type Cup = { format: CupFormat; elevens: readonly Eleven[] };

export type CupTables = {
  years: readonly number[];
  cup: (year: number) => Cup | null;
  /** By the id derived from name and year of birth. */
  person: (name: string, birthYear: number) => Omit<MatchPlayer, 'number' | 'nation'> | null;
};

export function cupTables(file: CupFile): CupTables {
  const { people } = file;
  const rows = new Map(people.names.map((name, row) => [playerId(name, at(people.born, row)), row]));
  const clubAt = (club: number | undefined) => file.clubs[club ?? -1] ?? '';
  const careerAt = (row: number) => ({
    club: clubAt(people.club[row]),
    current: clubAt(people.current[row]),
    from: at(people.born, row) + at(people.from, row),
    to: at(people.born, row) + at(people.to, row),
  });
  const personAt = (row: number) => ({
    name: at(people.names, row),
    shirtName: people.shirts[row] ?? '',
    roles: at(people.roles, row).split(' ') as Role[],
    career: careerAt(row),
    cups: at(people.cups, row),
    quality: at(people.quality, row),
    isUnknown: false,
  });
  const elevensOf = ({ teams, elevens }: CupFileCup): Eleven[] =>
    teams.map((name, team) => {
      const { formation, people: rows, numbers } = at(elevens, team);
      const starters = rows.map(personAt);
      const shirts = shirtNamesOf(
        starters.map((starter, slot) => ({ ...starter, nationality: name, year: at(people.born, at(rows, slot)) })),
      );
      return {
        name,
        formation: at(CUP_FORMATIONS, formation),
        starters: starters.map((starter, slot) => ({
          ...starter,
          shirtName: at(shirts, slot),
          nation: name,
          number: at(numbers, slot) || null,
        })),
      };
    });
  return {
    years: file.cups.map(({ year }) => year),
    cup(year) {
      const found = file.cups.find((cup) => cup.year === year);
      return found ? { format: found, elevens: elevensOf(found) } : null;
    },
    person(name, birthYear) {
      const row = rows.get(playerId(name, birthYear));
      return row === undefined ? null : personAt(row);
    },
  };
}

function at<Value>(column: readonly Value[], row: number): Value {
  const value = column[row];
  if (value === undefined) throw new Error('The World Cup file is damaged.');
  return value;
}
