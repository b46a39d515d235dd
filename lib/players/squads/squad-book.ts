import type { Parts } from '#lib/players/index/parts.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import type { SquadFile } from '#lib/players/squads/squad-file.ts';
import type { PositionGroup } from '#types/position.ts';
import type { FormationId } from '#types/team.ts';

export type SquadGroup = 'GK' | PositionGroup;

export type Place = {
  entry: IndexedPlayer;
  /** Null if unknown. */
  number: number | null;
  group: SquadGroup;
  goals: number;
};

export type Squad = {
  /** '1982 Brazil' */
  id: string;
  year: number;
  team: string;
  nation: string;
  isWinner: boolean;
  places: readonly Place[];
  /** In chronological order. */
  lineups: readonly Lineup[];
  /** The last one with the eleven used most (D64). */
  usual: Lineup | null;
};

/** The eleven of one match, in the closest formation. */
export type Lineup = {
  formation: FormationId;
  /** In the formation's slot order. */
  eleven: readonly Place[];
  opponent: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** 'group', 'semi-final' … */
  stage: string;
};

export type Appearance = { squad: Squad; number: number | null; goals: number };

export type SquadBook = {
  /** By year, then in the tournament's order. */
  squads: readonly Squad[];
  /** By player id, in chronological order. */
  appearances: ReadonlyMap<string, readonly Appearance[]>;
};

/** In squads. */
const PART = 20;

const GROUPS: Readonly<Record<string, SquadGroup>> = { G: 'GK', D: 'DF', M: 'MF', F: 'FW' };

/** `players` are the index's, then those known only from squads. Throws if the files don't match. */
export function* toSquadBook({ squads, winners }: SquadFile, players: PlayerIndex): Parts<SquadBook> {
  const appearances = new Map<string, Appearance[]>();
  const book: Squad[] = [];
  for (const [at, { year, team, nation, rows, numbers, groups, goals, ...matches }] of squads.entries()) {
    if (at % PART === 0) yield;
    const places = rows.map((row, place): Place => {
      const entry = players[row];
      const group = GROUPS[groups[place] ?? ''];
      if (!entry || !group) throw new Error('The squads do not fit the player index.');
      return { entry, number: numbers[place] || null, group, goals: goals[place] ?? 0 };
    });
    const lineups = matches.lineups.map((lineup) => ({
      ...lineup,
      eleven: lineup.eleven.flatMap((at) => places[at] ?? []),
    }));
    const squad: Squad = {
      id: `${year} ${team}`,
      year,
      team,
      nation,
      isWinner: winners[year] === team,
      places,
      lineups,
      usual: lineups[matches.usual] ?? null,
    };
    for (const { entry, number, goals: scored } of places) {
      const known = appearances.get(entry.player.id) ?? [];
      known.push({ squad, number, goals: scored });
      appearances.set(entry.player.id, known);
    }
    book.push(squad);
  }
  return { squads: book, appearances };
}
