/** The JSON that `npm run data` writes, one entry a squad; a player is a row of the player index and then of the rest. */
export type SquadFile = {
  version: number;
  /** The champion of each tournament. */
  winners: Readonly<Record<string, string>>;
  squads: readonly {
    year: number;
    /** As it was called then: 'West Germany'. */
    team: string;
    nation: string;
    rows: readonly number[];
    /** 0 if not known. */
    numbers: readonly number[];
    /** One letter a player: G, D, M, F. */
    groups: string;
    goals: readonly number[];
  }[];
};

/** Raise when the columns change: pages with other code then refuse the file. */
export const SQUADS_VERSION = 1;

/** Throws if the file is of another version. */
export function readSquadFile(file: SquadFile): SquadFile {
  if (file.version !== SQUADS_VERSION) throw new Error(`The squads have version ${file.version}.`);
  return file;
}
