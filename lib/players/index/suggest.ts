import { careerYears } from '#lib/players/index/career.ts';
import type { PlayerColumns } from '#lib/players/index/columns.ts';
import { positionPlaces } from '#lib/players/index/criteria.ts';
import type { PlayerIndex } from '#lib/players/index/decode.ts';
import type { Era } from '#lib/players/index/eras.ts';
import { alsoPlays } from '#lib/players/index/row.ts';
import { TopRows } from '#lib/players/index/top-rows.ts';
import type { Position } from '#types/player.ts';

export type SuggestionOptions = {
  era?: Era | null;
  /** 12 by default. */
  limit?: number;
};

const DEFAULT_LIMIT = 12;
/** One late season does not make a player one of that decade. */
const YEARS_OF_AN_ERA = 4;

/** Whether the player was active in the decade for four years, or for the whole of a shorter career. */
export function isOfEra(columns: PlayerColumns, row: number, era: Era): boolean {
  const { from, to } = careerYears(columns, row);
  const years = Math.min(to, era + 9) - Math.max(from, era) + 1;
  return years >= Math.min(YEARS_OF_AN_ERA, to - from + 1);
}

/** Before there were wing backs (the data has none of the seventies), there were full backs. */
const NEXT_BEST: Partial<Record<Position, Position>> = { LWB: 'LB', RWB: 'RB' };

// Against fame (0–1000): a great one who also played there is meant before a lesser one who always did.
const NATURAL_POSITION = 1_200;
const ALSO_PLAYED_THERE = 1_000;

/** What a row is worth for this place before its fame; null where it is no player for it. */
function worthFor(position: Position | ''): (columns: PlayerColumns, row: number) => number | null {
  if (position === '') return () => 0;
  const natural = positionPlaces(position);
  const nextBest = positionPlaces(NEXT_BEST[position] ?? '');
  return (columns, row) => {
    const own = columns.position[row] ?? -1;
    if (natural.has(own)) return NATURAL_POSITION;
    if (alsoPlays(columns, row, natural)) return ALSO_PLAYED_THERE;
    return nextBest.has(own) ? 0 : null;
  };
}

/**
 * Rows for an empty place of this natural position ('': for any place), best known first (`fame.ts`), ST and CF as one
 * (spec §9): those whose natural position it is, among them, with less weight, those who also played there, and last,
 * for wing backs, the full backs of the side.
 */
export function suggestPlayers(
  index: PlayerIndex,
  position: Position | '',
  { era = null, limit = DEFAULT_LIMIT }: SuggestionOptions = {},
): number[] {
  const worthOf = worthFor(position);
  const top = new TopRows(limit);
  for (let row = 0; row < index.size; row++) {
    const worth = worthOf(index, row);
    if (worth === null || (era !== null && !isOfEra(index, row, era))) continue;
    top.add(row, worth + (index.fame[row] ?? 0));
  }
  return top.rows();
}
