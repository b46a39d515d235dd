import { matchesCriteria } from '#lib/players/filters.ts';
import { type Candidate, findClose } from '#lib/players/index/find-close.ts';
import { LEVEL, matchLevel, type NameQuery, toNameQuery } from '#lib/players/index/name-match.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { compareRanked, type Found, type Ranked, rankOf, type SearchOptions } from '#lib/players/index/rank.ts';
import { clubNamesOfLeague } from '#lib/players/reference/lookup.ts';
import type { SearchCriteria } from '#types/api.ts';
import type { Player } from '#types/player.ts';

/** 'Pelé' is Pelé, and 'El Pibe' is Valderrama, though also a part of what Maradona is called. */
const WHOLE_NAME = 2_000;

export function searchPlayerIndex(index: PlayerIndex, criteria: SearchCriteria, options: SearchOptions): Found {
  const isMet = matchesCriteria({ ...criteria, query: '' }, clubNamesOfLeague(criteria.league));
  if (criteria.query.trim() !== '') return searchByName(index, toNameQuery(criteria.query), isMet, options);
  const met = index.filter(({ player }) => isMet(player));
  return { ranked: sorted(met.map((entry) => toRanked(entry, 0, options))), close: [] };
}

/** The order of D51; `isMet` are the other criteria. */
export function searchByName(
  index: PlayerIndex,
  query: NameQuery,
  isMet: (player: Player) => boolean,
  options: SearchOptions,
): Found {
  const ranked: Ranked[] = [];
  const others: Candidate[] = [];
  let bestLevel = 0;
  let bestFame = 0;
  for (const entry of index) {
    const level = matchLevel(query, entry.words);
    if (level < LEVEL.startsOfWords && isMet(entry.player)) others.push({ entry, level });
    if (level === 0 || !isMet(entry.player)) continue;
    ranked.push(toRanked(entry, level, options, query));
    bestLevel = Math.max(bestLevel, level);
    if (level >= LEVEL.insideWords) bestFame = Math.max(bestFame, entry.fame);
  }
  // A part of a word is a weak match: 'gaza' is in Ibagaza, but means Gazza.
  const close = bestLevel < LEVEL.startsOfWords ? findClose(others, query, bestFame, options.selected) : [];
  const isClose = new Set(close);
  return { ranked: sorted(ranked.filter(({ player }) => !isClose.has(player))), close };
}

const sorted = (ranked: Ranked[]) => ranked.sort(compareRanked);

function toRanked(entry: IndexedPlayer, level: number, options: SearchOptions, query?: NameQuery): Ranked {
  const { player, foldedName, aliases, fame } = entry;
  const isWhole = query !== undefined && (foldedName === query.folded || aliases.includes(query.folded));
  return { player, foldedName, rank: rankOf(player, level, fame + (isWhole ? WHOLE_NAME : 0), options) };
}
