import { readTable } from '#scripts/data/table.ts';
import { isPosition, type PlayerPosition, type Position } from '#types/position.ts';

export type Appearances = {
  starts: number;
  substituted: number;
  positions: ReadonlyMap<Position, number>;
  /** The years of the World Cups with at least four starts. */
  regularIn: readonly number[];
};

/** The positions of the source that have another code here. A ten behind the striker is a CF, a centre forward an ST. */
const OURS: Readonly<Record<string, Position>> = {
  SW: 'CB',
  DM: 'CDM',
  AM: 'CAM',
  LF: 'LW',
  RF: 'RW',
  SS: 'CF',
  CF: 'ST',
};

/** Null if the source knows only the line. */
export function toOwnPosition(code: string): Position | null {
  const own = Object.hasOwn(OURS, code) ? OURS[code] : code;
  return isPosition(own) ? own : null;
}

/** A position is one of a player's own if this share of the starts was there. */
const LEAST_SHARE = 0.15;
const MOST_POSITIONS = 4;

/** At one World Cup: more than the first round's matches. */
const STARTS_OF_A_REGULAR = 4;

/** By `name|born`, in the World Cups that count. */
export function readAppearances(counts: (year: number) => boolean = () => true): Map<string, Appearances> {
  const total = new Map<string, Appearances & { positions: Map<Position, number>; regularIn: number[] }>();
  for (const row of readTable('appearances.tsv', ['year', 'team', 'name', 'born', 'starts', 'subs', 'positions'])) {
    if (!counts(Number(row.year))) continue;
    const key = `${row.name}|${row.born}`;
    const known = total.get(key) ?? {
      starts: 0,
      substituted: 0,
      positions: new Map<Position, number>(),
      regularIn: [],
    };
    known.starts += Number(row.starts);
    if (Number(row.starts) >= STARTS_OF_A_REGULAR) known.regularIn.push(Number(row.year));
    known.substituted += Number(row.subs);
    for (const cell of row.positions.split(',').filter(Boolean)) {
      const [code = '', times] = cell.split(':');
      const position = toOwnPosition(code);
      if (position) known.positions.set(position, (known.positions.get(position) ?? 0) + Number(times));
    }
    total.set(key, known);
  }
  return total;
}

/** Most frequent first; empty if only the line is known. */
export function positionsPlayed({ positions }: Pick<Appearances, 'positions'>): PlayerPosition[] {
  const all = [...positions.values()].reduce((sum, times) => sum + times, 0);
  return [...positions]
    .filter(([, times]) => times >= all * LEAST_SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_POSITIONS)
    .map(([position]) => position);
}
