import { filterPlayers, type SearchCriteria } from '#lib/players/criteria.ts';
import { type Merged, mergeResults } from '#lib/players/index/merge-results.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import type { Found, SearchOptions } from '#lib/players/index/rank.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';
import { onlyOf } from '#lib/players/squads/only-of.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { squadNamedIn } from '#lib/players/squads/squad-named-in.ts';
import type { Player } from '#types/player.ts';

export type Sources = {
  /** Null until the index has loaded. */
  finder: PlayerFinder | null;
  scripts: ScriptSearch | null;
  /** The sports database's results. */
  live: readonly Player[];
  /** If set, only its players are found. */
  squad: Squad | null;
  /** The folded names of the clubs in the criteria's league. */
  clubs: ReadonlySet<string>;
};

const NOT_FOUND: Found = { ranked: [], close: [] };

/** Everyone who meets the criteria, best first, each person once. */
export function searchAll(
  criteria: SearchCriteria,
  { finder, scripts, live, squad, clubs }: Sources,
  options: SearchOptions,
): Merged {
  const index = finder?.find(criteria, options, scripts) ?? NOT_FOUND;
  if (squad) return mergeResults({ index: onlyOf(squad, index), live: [], samples: [] }, criteria.query, options);
  const samples = filterPlayers(SAMPLE_PLAYERS, criteria, clubs);
  return mergeResults({ index, live, samples }, criteria.query, options);
}

/** The squad named by the typed text, unless one is already chosen. */
export function offeredSquad(query: string, { finder, squad }: Pick<Sources, 'finder' | 'squad'>): Squad | null {
  return finder?.squads && squad === null ? squadNamedIn(query, finder.squads) : null;
}
