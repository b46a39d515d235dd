import { closeness } from '#lib/players/index/close-spelling.ts';
import { LEVEL, MEETS, meets, type NameQuery } from '#lib/players/index/name-match.ts';
import type { NameWord } from '#lib/players/index/name-words.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { isSamePosition } from '#lib/team/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

const MOST_CLOSE = 5;
/** Further than this from the closest is no longer close. */
const SPREAD = 1;
/** A part of a word counts as this many typos. */
const INSIDE = 1;

export type Candidate = { entry: IndexedPlayer; level: number };
type Close = { entry: IndexedPlayer; cost: number };

/**
 * The players who have every typed word, give or take a typo, closest first; at equal distance, the selected position
 * first, then the better known. Only players better known than `fame` count where a part of a name matched.
 */
export function findClose(
  candidates: readonly Candidate[],
  { words }: NameQuery,
  fame: number,
  selected: Position | '',
): Player[] {
  if (words.length === 0) return [];
  const typed = words.map(toTyped);
  const found: Close[] = [];
  for (const { entry, level } of candidates) {
    if (level >= LEVEL.insideWords || entry.fame <= fame) continue;
    let cost = 0;
    for (let at = 0; at < typed.length && cost < Number.POSITIVE_INFINITY; at++)
      cost += costOf(typed[at] as Typed, entry.words);
    if (cost < Number.POSITIVE_INFINITY) found.push({ entry, cost });
  }
  const closest = Math.min(...found.map(({ cost }) => cost));
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

type Typed = { word: string; costs: Map<string, number> };

/** Words such as 'van' are in many names, so each is compared once. */
const toTyped = (word: string): Typed => ({ word, costs: new Map() });

/** Infinite if the name has no word close to the typed one. */
function costOf({ word, costs }: Typed, words: readonly NameWord[]): number {
  const how = meets(word, words);
  if (how > MEETS.inside) return 0;
  let best = how === MEETS.inside ? INSIDE : Number.POSITIVE_INFINITY;
  for (const { text } of words) {
    let cost = costs.get(text);
    if (cost === undefined) {
      cost = closeness(word, text);
      costs.set(text, cost);
    }
    best = Math.min(best, cost);
  }
  return best;
}
