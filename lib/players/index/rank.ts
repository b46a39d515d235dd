import { isSamePosition } from '#lib/team/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

/** The choice for lists without a typed name. */
export type Order = 'known' | 'name';
export type SearchOptions = { selected: Position | ''; order: Order };

/** The higher `rank` comes first; equal ranks follow the name. */
export type Ranked = { player: Player; foldedName: string; rank: number };

/** `ranked` is everyone who meets the criteria; `close` holds close spellings of a name that nobody has. */
export type Found = { ranked: readonly Ranked[]; close: readonly Player[] };

// Each outweighs everything below it.
const MATCH_LEVEL = 10_000;
const SELECTED_POSITION = 5_000;

/** A list is ordered by how the name matches, then the selected position, then fame (0–1000), then the name (D51). */
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

/** Fast for players who come best known first, or by name if that is the order: then little is left to sort. */
export function inOrder(ranked: readonly Ranked[]): Ranked[] {
  const groups: Ranked[][] = [];
  for (const entry of ranked) {
    const group = Math.floor(entry.rank / SELECTED_POSITION);
    groups[group] ??= [];
    groups[group].push(entry);
  }
  return groups.reverse().flat().sort(compareRanked);
}
