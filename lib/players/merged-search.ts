import { filterPlayers } from '#lib/players/criteria.ts';
import { isNarrowed, NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { type Merged, mergeResults } from '#lib/players/index/merge-results.ts';
import { LEVEL } from '#lib/players/index/names/name-match.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { type Found, fameOf, levelOf, type SearchOptions } from '#lib/players/index/rank.ts';
import { chipsOf } from '#lib/players/index/understood/chips.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';
import { NO_RESULTS, type Results } from '#lib/players/search-results.ts';
import { squadChosen } from '#lib/players/squads/chosen-squad.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';

export type Sources = {
  /** Null until the index has loaded. */
  finder: PlayerFinder | null;
  scripts: ScriptSearch | null;
  /** The sports database's results. */
  live: readonly Player[];
  /** The folded names of the clubs in the search's league. */
  clubs: ReadonlySet<string>;
};

const NOT_FOUND: Found = { ranked: [], close: [] };
const WELL_KNOWN = 60;

/** Everyone who meets the search, best first, each person once. */
export function searchAll(search: Search, sources: Sources, options: SearchOptions): Results {
  const squads = sources.finder?.squads ?? null;
  const results = {
    ...NO_RESULTS,
    legends: sources.finder?.legends(search.query) ?? NO_RESULTS.legends,
    chips: chipsOf(search, squads),
    squad: squadChosen(search, squads),
    ...within(search, sources, options),
  };
  if (search.query.trim() === '') return results;
  const understood = sources.finder?.understand(search) ?? [];
  if (understood.length > 0) return withMeant({ ...results, understood }, search, sources, options);
  return results.named > 0 || !isNarrowed(search) ? results : withOutsiders(results, search, sources, options);
}

/** After those with the name, everyone whom the typed words mean. */
function withMeant(results: Results, search: Search, sources: Sources, options: SearchOptions): Results {
  const named = results.players.slice(results.close, results.close + results.named);
  const meant = { ...search, ...results.understood[0]?.change, query: '' };
  const selected = meant.position || options.selected;
  const others = within(meant, { ...sources, live: [] }, { ...options, selected });
  const [best] = sources.finder?.find(search, { selected: '', order: 'known' }, sources.scripts).ranked ?? [];
  return {
    ...results,
    players: [...named, ...without(named, others.players)],
    close: 0,
    isName: best !== undefined && levelOf(best) === LEVEL.wholeWords && fameOf(best) >= WELL_KNOWN,
  };
}

/** After close spellings inside the filters, those outside who have the name. */
function withOutsiders(results: Results, { query }: Search, sources: Sources, options: SearchOptions): Results {
  const others = within({ ...NO_SEARCH, query }, { ...sources, live: [] }, options);
  const close = results.players.slice(0, results.close);
  if (others.players.length === 0 || (others.named === 0 && close.length > 0)) return results;
  return {
    ...results,
    players: [...close, ...without(close, others.players)],
    close: close.length || others.close,
    named: others.named,
    outside: close.length,
  };
}

const without = (some: readonly Player[], players: readonly Player[]) => {
  const ids = new Set(some.map(({ id }) => id));
  return players.filter(({ id }) => !ids.has(id));
};

function within(search: Search, { finder, scripts, live, clubs }: Sources, options: SearchOptions): Merged {
  const index = finder?.find(search, options, scripts) ?? NOT_FOUND;
  // Other sources don't know when or where someone played.
  const others =
    search.cup === null && search.years === null ? [live, filterPlayers(SAMPLE_PLAYERS, search, clubs)] : [];
  const [ofLive = [], samples = []] = others.map((players) => players.filter(mayBe(search)));
  return mergeResults({ index, live: ofLive, samples }, search.query, options);
}

const mayBe =
  ({ nation, line }: Search) =>
  ({ nationality, position }: Player) =>
    (!nation || nation.nations.includes(nationality)) &&
    (!line || line.positions.some((one) => isSamePosition(position, one)));
