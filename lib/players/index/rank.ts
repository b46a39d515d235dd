import { isSameLine, isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

export type Order = 'known' | 'name';
export type SearchOptions = {
  selected: Position | '';
  order: Order;
  /** Close spellings take longest to find. */
  withoutClose?: boolean;
};

/** Higher `rank` first, then by name. `fame` is higher than any other if someone's whole name was typed. */
export type Ranked = { player: Player; foldedName: string; fame: number; rank: number };

/** `ranked` is everyone who meets the criteria. `close` has close spellings if nobody has the typed name. */
export type Found = { ranked: readonly Ranked[]; close: readonly Player[] };

// Each level outweighs all those below it.
const MATCH_LEVEL = 1000;
const SELECTED_POSITION = 500;
/** Among namesakes, one of the selected position's line comes first unless another is this much better known (D51). */
const SELECTED_LINE = 25;

/** With a typed name: by match, then fame (0–99) and line. Without: by selected position, then fame or name (D51). */
export function rankOf(player: Player, level: number, fame: number, { selected, order }: SearchOptions): number {
  if (level > 0) return level * MATCH_LEVEL + fame + (isInLine(player, selected) ? SELECTED_LINE - 0.5 : 0);
  const isSelected = selected !== '' && isSamePosition(player.position, selected);
  return (isSelected ? SELECTED_POSITION : 0) + (order === 'name' ? 0 : fame);
}

const isInLine = ({ position }: Player, selected: Position | '') => selected !== '' && isSameLine(position, selected);

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
