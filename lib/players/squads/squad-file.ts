/** The JSON written by `npm run data`, one entry per squad. Rows are the index's, then those of squad-only players. */
export type SquadFile = {
  version: number;
  /** Each tournament's champion. */
  winners: Readonly<Record<string, string>>;
  squads: readonly {
    year: number;
    /** Its name at the time, such as 'West Germany'. */
    team: string;
    nation: string;
    rows: readonly number[];
    /** 0 if unknown. */
    numbers: readonly number[];
    /** One letter per player: G, D, M or F. */
    groups: string;
    goals: readonly number[];
  }[];
};

/** Raise this when the columns change, so that pages with other code reject the file. */
export const SQUADS_VERSION = 1;

/** Throws if the file has a different version. */
export function readSquadFile(file: SquadFile): SquadFile {
  if (file.version !== SQUADS_VERSION) throw new Error(`The squads have version ${file.version}.`);
  return file;
}
