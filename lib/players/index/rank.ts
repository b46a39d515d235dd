import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

/** The user's choice for lists without a typed name. */
export type Order = 'known' | 'name';
export type SearchOptions = { selected: Position | ''; order: Order };

/** Higher `rank` first, then by name. */
export type Ranked = { player: Player; foldedName: string; rank: number };

/** `ranked` is everyone who meets the criteria. `close` has close spellings if nobody has the typed name. */
export type Found = { ranked: readonly Ranked[]; close: readonly Player[] };

// Each level outweighs all those below it.
const MATCH_LEVEL = 10_000;
const SELECTED_POSITION = 5_000;

/** Lists are ordered by name match, then selected position, then fame (0–1000), then name (D51). */
export function rankOf(player: Player, level: number, fame: number, { selected, order }: SearchOptions): number {
  const isSelected = selected !== '' && isSamePosition(player.position, selected);
  const isByName = level === 0 && order === 'name';
  return level * MATCH_LEVEL + (isSelected ? SELECTED_POSITION : 0) + (isByName ? 0 : fame);
}

export const levelOf = ({ rank }: Ranked): number => Math.floor(rank / MATCH_LEVEL);

export function compareRanked(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.foldedName === b.foldedName) return 0;
  return a.foldedName < b.foldedName ? -1 : 1;
}

/** Fast if the players are already sorted, by fame or by name: little sorting remains. */
export function inOrder(ranked: readonly Ranked[]): Ranked[] {
  const groups: Ranked[][] = [];
  for (const entry of ranked) {
    const group = Math.floor(entry.rank / SELECTED_POSITION);
    groups[group] ??= [];
    groups[group].push(entry);
  }
  return groups.reverse().flat().sort(compareRanked);
}
