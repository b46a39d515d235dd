import { matchesCriteria, type SearchCriteria } from '#lib/players/criteria.ts';
import { findClose } from '#lib/players/index/names/find-close.ts';
import { nameBook, rowsByName } from '#lib/players/index/names/name-book.ts';
import { LEVEL, levelsInBook, meetings, type NameQuery, toNameQuery } from '#lib/players/index/names/name-match.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { type Found, inOrder, type Ranked, rankOf, type SearchOptions } from '#lib/players/index/rank.ts';
import { clubNamesOfLeague } from '#lib/players/reference/lookup.ts';

/** 'Pelé' is Pelé, and 'El Pibe' is Valderrama, although it's also part of a nickname of Maradona's. */
const WHOLE_NAME = 200;

/** Whether a player meets the criteria other than the name, under any of their nations (D65). */
export function meets(criteria: SearchCriteria): (entry: IndexedPlayer) => boolean {
  const isMet = matchesCriteria({ ...criteria, query: '' }, clubNamesOfLeague(criteria.league));
  return ({ player, details: { nations } }) =>
    isMet(player) || nations.slice(1).some((nationality) => isMet({ ...player, nationality }));
}

export function searchPlayerIndex(index: PlayerIndex, criteria: SearchCriteria, options: SearchOptions): Found {
  const isMet = meets(criteria);
  if (criteria.query.trim() !== '') return searchByName(index, toNameQuery(criteria.query), isMet, options);
  const ranked: Ranked[] = [];
  for (const row of options.order === 'name' ? rowsByName(index) : nameBook(index).order) {
    const entry = index[row] as IndexedPlayer;
    if (isMet(entry)) ranked.push(toRanked(entry, 0, options));
  }
  return { ranked: inOrder(ranked), close: [] };
}

/** In D51's order. `isMet` checks the other criteria. */
export function searchByName(
  index: PlayerIndex,
  query: NameQuery,
  isMet: (entry: IndexedPlayer) => boolean,
  options: SearchOptions,
): Found {
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
  const close = bestLevel < LEVEL.startsOfWords ? findClose(index, book, typed, mayBeClose, options.selected) : [];
  const isClose = new Set(close);
  return { ranked: inOrder(ranked.filter(({ player }) => !isClose.has(player))), close };
}

function toRanked(entry: IndexedPlayer, level: number, options: SearchOptions, query?: NameQuery): Ranked {
  const { player, foldedName, aliases, fame } = entry;
  const isWhole = query !== undefined && (foldedName === query.folded || aliases.includes(query.folded));
  return { player, foldedName, rank: rankOf(player, level, fame + (isWhole ? WHOLE_NAME : 0), options) };
}
