import { LEVEL, toNameQuery } from '#lib/players/index/names/name-match.ts';
import type { PlayerIndex } from '#lib/players/index/player-index.ts';
import { levelOf } from '#lib/players/index/rank.ts';
import { searchByName } from '#lib/players/index/search.ts';
import { toOwnPlayer } from '#lib/team/own-player.ts';
import type { Player } from '#types/player.ts';

const MOST = 3;

/** Players who retired before our tables begin, as own players to add (D51), and whether they have the typed name. */
export type Legends = { players: readonly Player[]; isNamed: boolean };

/** By name, else by a close spelling. `legends` are rows like the index's. */
export function legendsNamed(query: string, legends: PlayerIndex): Legends {
  if (query.trim() === '') return { players: [], isNamed: false };
  const { ranked, close } = searchByName(legends, toNameQuery(query), () => true, { selected: '', order: 'known' });
  const named = ranked.filter((entry) => levelOf(entry) >= LEVEL.startsOfWords).map(({ player }) => player);
  const players = named.length > 0 ? named : close;
  // The same id each time, so that nobody is added twice.
  return { players: players.slice(0, MOST).map((player) => toOwnPlayer(player.id, player)), isNamed: named.length > 0 };
}
