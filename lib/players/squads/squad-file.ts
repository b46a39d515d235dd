import type { FormationId } from '#types/team.ts';

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
    /** Its elevens, match by match (D64). Empty for the latest tournament. */
    lineups: readonly {
      formation: FormationId;
      /** Places in the squad, in the formation's slot order. */
      eleven: readonly number[];
      opponent: string;
      date: string;
      stage: string;
    }[];
    /** The last of them with the eleven used most. -1 if there are none. */
    usual: number;
  }[];
};

/** Raise this when the columns change, so that pages with other code reject the file. */
export const SQUADS_VERSION = 3;

/** Throws if the file has a different version. */
export function readSquadFile(file: SquadFile): SquadFile {
  if (file.version !== SQUADS_VERSION) throw new Error(`The squads have version ${file.version}.`);
  return file;
}
