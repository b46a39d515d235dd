import type { Query } from '#lib/assistant/scout/query.ts';
import type { CupMatch } from '#lib/assistant/scout/scout-file.ts';
import type { ScreenTeam } from '#lib/assistant/scout/screen-team.ts';
import type { PlayerRecord, ScoutTables } from '#lib/assistant/scout/tables.ts';
import type { Measure } from '#lib/assistant/scout/words/measures.ts';
import type { OneOf } from '#lib/assistant/scout/words/rows.ts';
import type { Outcome } from '#lib/match/score-model.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import type { Lineup, Place, Squad } from '#lib/players/squads/squad-book.ts';
import type { FormationId, Slot } from '#types/team.ts';

export type Context = { query: Query; tables: ScoutTables; screen: ScreenTeam | null };

/** A team in one match. */
export type Side = { squad: Squad; lineup: Lineup; places: readonly { slot: Slot; entry: IndexedPlayer }[] };

/** What can be asked about a person. */
export type Fact =
  OneOf<'born ageThen ageAtEnd clubs position number nation career awards rating isAtClub isFrom isWinner isRole cups cupGoals cupMatches profile'>;

/** Whom or what a 'he', 'they' or 'who scored?' in the next question means. */
export type About = {
  player?: IndexedPlayer;
  manager?: string;
  team?: { name: string; year: number };
  match?: CupMatch;
  /** Advised for the team on screen. */
  formation?: FormationId | undefined;
};

/** What was found, before it is put in words. */
export type Answer = { about?: About } & (
  | { kind: 'players'; query: Query; records: readonly PlayerRecord[]; total: number }
  | { kind: 'count'; query: Query; records: readonly PlayerRecord[]; all: number }
  | {
      kind: 'eleven';
      query: Query;
      formation: FormationId;
      places: readonly { slot: Slot; name: string; entry: IndexedPlayer | null; isKept: boolean }[];
      open: readonly Slot[];
      unplaced: readonly IndexedPlayer[];
      /** What is new in the team on screen. */
      changes?: readonly string[];
      asides?: readonly string[];
    }
  | {
      kind: 'suggestions';
      query: Query;
      records: readonly PlayerRecord[];
      beside: readonly IndexedPlayer[];
      isNext: boolean;
      /** Own players who are out of position and could play there. */
      own: readonly string[];
    }
  | { kind: 'squad'; squad: Squad; places: readonly Place[]; isPart: boolean }
  | { kind: 'lineups'; sides: readonly Side[]; match: CupMatch | null; note: string }
  | { kind: 'matches'; lead: string; matches: readonly CupMatch[]; total: number }
  | { kind: 'tally'; lead: string; rows: readonly (readonly [name: string | number, value: string | number])[] }
  /** `isSo`: the answer to 'did he score ten?' */
  | { kind: 'person'; record: PlayerRecord; facts: readonly Fact[]; isSo: boolean | null; query: Query }
  | {
      kind: 'comparison';
      records: readonly PlayerRecord[];
      measures: readonly Measure[];
      query: Query;
      lines: readonly string[];
    }
  | {
      kind: 'versus';
      names: readonly [string, string];
      outcome: Outcome;
      goals: readonly [number, number];
      /** Who is in both elevens. */
      shared: readonly string[];
    }
  | { kind: 'several'; answers: readonly Answer[] }
  | { kind: 'lines'; lines: readonly string[] }
);

export const lines = (...texts: (string | false)[]): Answer => ({
  kind: 'lines',
  lines: texts.filter((text) => text !== false),
});
