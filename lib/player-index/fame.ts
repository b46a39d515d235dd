import type { PlayerColumns } from '#lib/player-index/decode.ts';
import { rowClubs } from '#lib/player-index/row.ts';
export function fameOf(columns: PlayerColumns): Uint16Array {
  const perClub = new Uint16Array(columns.clubs.length);
  for (const club of columns.clubsOf) perClub[club] = (perClub[club] ?? 0) + 1;
  const fame = new Uint16Array(columns.size);
  for (let row = 0; row < columns.size; row++) {
    const weights = Array.from(rowClubs(columns, row), (club) => Math.log2(1 + (perClub[club] ?? 0)) / 8).sort((a, b) => b - a);
    const clubs = (weights[0] ?? 0) + (weights[1] ?? 0) * 0.6 + (weights[2] ?? 0) * 0.3;
    const number = columns.number[row] ?? 0;
    const shirt = number === 0 ? 0 : number === 10 ? 1 : number <= 11 ? 0.6 : 0.3;
    const span = columns.from[row] && columns.to[row] ? Math.min(20, (columns.to[row] ?? 0) - (columns.from[row] ?? 0)) / 20 : 0.7;
    fame[row] = Math.round(Math.min(1000, clubs * 300 + shirt * 200 + span * 200));
  }
  return fame;
}
