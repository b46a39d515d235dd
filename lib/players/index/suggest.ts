import { wasActive } from '#lib/players/index/career.ts';
import type { Era } from '#lib/players/index/eras.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { decadeFrom } from '#lib/players/vocabulary/decades.ts';
import { isSamePosition } from '#lib/team/formation/same-position.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

/** Full backs came before wing backs: the data has no wing backs from the seventies. */
const NEXT_BEST: Partial<Record<Position, Position>> = { LWB: 'LB', RWB: 'RB' };

// Added to fame (0–99): a great player who also played there ranks above a lesser one who always did.
const NATURAL_POSITION = 120;
const ALSO_PLAYED_THERE = 100;

function fitOf({ details: { positions } }: IndexedPlayer, wanted: Position | ''): number | null {
  if (wanted === '') return 0;
  const isWanted = positions.map((position) => isSamePosition(position, wanted));
  if (isWanted[0]) return NATURAL_POSITION;
  if (isWanted.includes(true)) return ALSO_PLAYED_THERE;
  return positions[0] === NEXT_BEST[wanted] ? 0 : null;
}

export function suggestPlayers(
  index: PlayerIndex,
  position: Position | '',
  { era, limit }: { era: Era | null; limit: number },
): Player[] {
  const scored: { player: Player; score: number }[] = [];
  for (const entry of index) {
    const fit = fitOf(entry, position);
    if (fit === null || (era !== null && !wasActive(entry.details, decadeFrom(era)))) continue;
    scored.push({ player: entry.player, score: fit + entry.fame });
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ player }) => player);
}
