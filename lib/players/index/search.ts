import type { Search } from '#lib/players/filters.ts';
import { meets } from '#lib/players/index/meets.ts';
import { findClose } from '#lib/players/index/names/find-close.ts';
import { nameBook, rowsByName } from '#lib/players/index/names/name-book.ts';
import { LEVEL, levelsInBook, meetings, type NameQuery, toNameQuery } from '#lib/players/index/names/name-match.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { type Found, inOrder, type Ranked, rankOf, type SearchOptions } from '#lib/players/index/rank.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';

/** 'Pelé' is Pelé, and 'El Pibe' is Valderrama, although it's also part of a nickname of Maradona's. */
export const WHOLE_NAME = 200;

type IsMet = (entry: IndexedPlayer) => boolean;

/** `squads` are only needed for a World Cup. */
export function searchPlayerIndex(
  index: PlayerIndex,
  search: Search,
  options: SearchOptions,
  squads: SquadBook | null = null,
): Found {
  const isMet = meets(search, squads);
  if (search.query.trim() !== '') return searchByName(index, toNameQuery(search.query), isMet, options);
  const ranked: Ranked[] = [];
  for (const row of options.order === 'name' ? rowsByName(index) : nameBook(index).order) {
    const entry = index[row] as IndexedPlayer;
    if (isMet(entry)) ranked.push(toRanked(entry, 0, options));
  }
  return { ranked: inOrder(ranked), close: [] };
}

/** In D51's order. `isMet` checks the other criteria. */
export function searchByName(index: PlayerIndex, query: NameQuery, isMet: IsMet, options: SearchOptions): Found {
  const book = nameBook(index);
  const typed = query.words.map((word) => ({ word, meetings: meetings(word, book) }));
  const levels = levelsInBook(
    typed.map((word) => word.meetings),
    book,
  );
  const ranked: Ranked[] = [];
  let bestLevel = 0;
  let bestFame = 0;
  for (const row of book.order) {
    const level = levels[row] as number;
    const entry = index[row] as IndexedPlayer;
    if (level === 0 || !isMet(entry)) continue;
    ranked.push(toRanked(entry, level, options, query));
    bestLevel = Math.max(bestLevel, level);
    if (level >= LEVEL.insideWords) bestFame = Math.max(bestFame, entry.fame);
  }
  // Matching inside a word is weak: 'gaza' is in Ibagaza but means Gazza.
  const mayBeClose = (entry: IndexedPlayer, row: number) =>
    entry.fame > bestFame && (levels[row] as number) < LEVEL.insideWords && isMet(entry);
  const hasClose = bestLevel < LEVEL.startsOfWords && !options.withoutClose;
  const close = hasClose ? findClose(index, book, typed, mayBeClose, options.selected) : [];
  const isClose = new Set(close);
  return { ranked: inOrder(ranked.filter(({ player }) => !isClose.has(player))), close };
}

function toRanked(entry: IndexedPlayer, level: number, options: SearchOptions, query?: NameQuery): Ranked {
  const { player, foldedName, aliases } = entry;
  const isWhole = query !== undefined && (foldedName === query.folded || aliases.includes(query.folded));
  const fame = entry.fame + (isWhole ? WHOLE_NAME : 0);
  return { player, foldedName, fame, rank: rankOf(player, level, fame, options) };
}
