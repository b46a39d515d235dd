import { closenessTo } from '#lib/players/index/names/close-spelling.ts';
import type { NameBook } from '#lib/players/index/names/name-book.ts';
import { MEETS } from '#lib/players/index/names/name-match.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

export const MOST_CLOSE = 5;
/** Results this much further away than the closest one aren't close any more. */
const SPREAD = 1;
/** A match inside a word counts as this many typos. */
const INSIDE = 1;
const UNKNOWN = -1;

export type TypedWord = { word: string; meetings: Uint8Array };
type Close = { entry: IndexedPlayer; cost: number };

/** Those whose names have every typed word, give or take a typo: closest first, then the selected position, then fame. */
export function findClose(
  index: PlayerIndex,
  book: NameBook,
  typed: readonly TypedWord[],
  mayBe: (entry: IndexedPlayer, row: number) => boolean,
  selected: Position | '',
): Player[] {
  if (typed.length === 0) return [];
  const costs = new Float64Array(index.length);
  let rows: ArrayLike<number> = book.order;
  // The longest word first, so that few rows remain for the others.
  for (const word of typed.toSorted((a, b) => b.word.length - a.word.length)) rows = addCosts(costs, rows, word, book);
  const found: Close[] = [];
  let closest = Number.POSITIVE_INFINITY;
  for (const row of Array.from(rows)) {
    const entry = index[row] as IndexedPlayer;
    const cost = costs[row] as number;
    if (cost > closest + SPREAD || !mayBe(entry, row)) continue;
    found.push({ entry, cost });
    closest = Math.min(closest, cost);
  }
  const isSelected = ({ player }: IndexedPlayer) => selected !== '' && isSamePosition(player.position, selected);
  return found
    .filter(({ cost }) => cost <= closest + SPREAD)
    .sort(
      (a, b) =>
        a.cost - b.cost || Number(isSelected(b.entry)) - Number(isSelected(a.entry)) || b.entry.fame - a.entry.fame,
    )
    .slice(0, MOST_CLOSE)
    .map(({ entry }) => entry.player);
}

function addCosts(costs: Float64Array, rows: ArrayLike<number>, typed: TypedWord, book: NameBook): number[] {
  const { texts, letters, starts, words } = book;
  const closeness = closenessTo(typed.word);
  const known = new Float64Array(texts.length).fill(UNKNOWN);
  const costOf = (word: number) => {
    const how = typed.meetings[word] as number;
    if (how > MEETS.inside) return 0;
    const cost = closeness(texts[word] as string, letters[word] as number);
    return how === MEETS.inside ? Math.min(cost, INSIDE) : cost;
  };
  const close: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    let lowest = Number.POSITIVE_INFINITY;
    for (let place = starts[row] as number; place < (starts[row + 1] as number); place++) {
      const word = words[place] as number;
      if (known[word] === UNKNOWN) known[word] = costOf(word);
      lowest = Math.min(lowest, known[word] as number);
    }
    if (lowest === Number.POSITIVE_INFINITY) continue;
    costs[row] = (costs[row] as number) + lowest;
    close.push(row);
  }
  return close;
}
