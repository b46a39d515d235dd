import { filterPlayers } from '#lib/players/criteria.ts';
import { isNarrowed, NO_SEARCH, type Search } from '#lib/players/filters.ts';
import { type Merged, mergeResults } from '#lib/players/index/merge-results.ts';
import { LEVEL } from '#lib/players/index/names/name-match.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { type Found, levelOf, type SearchOptions } from '#lib/players/index/rank.ts';
import { WHOLE_NAME } from '#lib/players/index/search.ts';
import { chipsOf } from '#lib/players/index/understood/chips.ts';
import { SAMPLE_PLAYERS } from '#lib/players/sample-players.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';
import { NO_RESULTS, type Results } from '#lib/players/search-results.ts';
import { squadChosen } from '#lib/players/squads/chosen-squad.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';

export type Sources = {
  /** Null until the index has loaded. */
  finder: PlayerFinder | null;
  scripts: ScriptSearch | null;
  live: readonly Player[];
  /** The folded names of the clubs in the search's league. */
  clubs: ReadonlySet<string>;
};

const NOT_FOUND: Found = { ranked: [], close: [] };
const PLAYERS_OF_A_LARGE_CLUB = 100;
/** More than any fame, for a whole name. */
const FAME = { whole: WHOLE_NAME, known: 60, some: 45 };

/** Everyone who meets the search, best first, each person once. */
export function searchAll(search: Search, sources: Sources, options: SearchOptions): Results {
  const squads = sources.finder?.squads ?? null;
  const isTyped = search.query.trim() !== '';
  const understood = (isTyped && sources.finder?.understand(search)) || [];
  const isUnderstood = understood.length > 0;
  const found = find(search, sources, isUnderstood ? { ...options, withoutClose: true } : options);
  const results = {
    ...NO_RESULTS,
    legends: sources.finder?.legends(search.query) ?? NO_RESULTS.legends,
    chips: chipsOf(search, squads),
    squad: squadChosen(search, squads),
    understood,
    ...within(search, sources, options, found),
  };
  if (!isTyped) return results;
  if (isUnderstood) return { ...withMeant(results, search, sources, options), isName: isName(results, search, found) };
  return results.named > 0 || !isNarrowed(search) ? results : withOutsiders(results, search, sources, options);
}

/** After those with the name, everyone whom the typed words mean. */
function withMeant(results: Results, search: Search, sources: Sources, options: SearchOptions): Results {
  const named = results.players.slice(results.close, results.close + results.named);
  const meant = { ...search, ...results.understood[0]?.change, query: '' };
  const selected = meant.position || options.selected;
  const others = within(meant, { ...sources, live: [] }, { ...options, selected });
  return {
    ...results,
    players: [...named, ...without(named, others.players)],
    close: 0,
  };
}

/** Whether Enter means a player: typed is the whole name of one, or the surname of a better-known one than the club. */
function isName({ understood }: Results, search: Search, { ranked }: Found): boolean {
  const typed = foldText(search.query);
  const isKnownClub = (understood[0]?.count ?? 0) >= PLAYERS_OF_A_LARGE_CLUB;
  const leastFame = isKnownClub ? FAME.known : FAME.some;
  return ranked.some(
    (entry) =>
      levelOf(entry) === LEVEL.wholeWords &&
      (entry.fame >= FAME.whole || (entry.fame >= leastFame && entry.foldedName.endsWith(` ${typed}`))),
  );
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
  if (some.length === 0) return [...players];
  const ids = new Set(some.map(({ id }) => id));
  return players.filter(({ id }) => !ids.has(id));
};

const find = (search: Search, { finder, scripts }: Sources, options: SearchOptions): Found =>
  finder?.find(search, options, scripts) ?? NOT_FOUND;

function within(
  search: Search,
  sources: Sources,
  options: SearchOptions,
  index = find(search, sources, options),
): Merged {
  const { live, clubs } = sources;
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
