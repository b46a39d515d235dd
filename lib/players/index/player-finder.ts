import type { PlayerIndex } from '#lib/players/index/decode.ts';
import type { Era } from '#lib/players/index/eras.ts';
import { playerIndexLoader } from '#lib/players/index/load.ts';
import { type NameTable, namedRows, nameTable } from '#lib/players/index/named-players.ts';
import { type IndexDetails, playerId, toDetails, toPlayer } from '#lib/players/index/row.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { suggestPlayers } from '#lib/players/index/suggest.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { SearchCriteria } from '#types/api.ts';
import { MAX_SUBSTITUTES, STARTERS } from '#types/limits.ts';
import type { Player, Position } from '#types/player.ts';

/** The loaded index as the screen uses it: players in, players out. */
export type PlayerFinder = {
  /** Best first; `total` counts all who meet the criteria. */
  find: (
    criteria: SearchCriteria,
    options: { selected: Position | ''; limit: number },
  ) => { players: Player[]; total: number };
  /** Who is best known at a position, or at all; those whom `isTaken` names are left out. */
  suggest: (
    position: Position | '',
    options: { era: Era | null; limit: number; isTaken: (player: Player) => boolean },
  ) => Player[];
  /** What the index knows of somebody from any source; null for a stranger. */
  details: (player: Pick<Player, 'name' | 'year'>) => IndexDetails | null;
  /** Whom a text names by full name, in its order. */
  named: (text: string, limit: number) => Player[];
};

/** Loads the index once a page. Never rejects; `notice` is the sentence to show, null where it was shown before. */
export async function loadPlayerFinder(): Promise<
  { ok: true; finder: PlayerFinder } | { ok: false; notice: string | null }
> {
  const answer = await playerIndexLoader.load();
  return answer.ok ? { ok: true, finder: toFinder(answer.index) } : { ok: false, notice: answer.notice };
}

function toFinder(index: PlayerIndex): PlayerFinder {
  let rowOfId: Map<string, number> | null = null;
  let names: NameTable | null = null;

  return {
    find(criteria, options) {
      const { rows, total } = searchPlayerIndex(index, criteria, options);
      return { players: rows.map((row) => toPlayer(index, row)), total };
    },

    suggest(position, { era, limit, isTaken }) {
      // Whoever is taken is left out of a list that is long enough, instead of asking about every row.
      const rows = suggestPlayers(index, position, { era, limit: limit + STARTERS + MAX_SUBSTITUTES });
      return rows
        .map((row) => toPlayer(index, row))
        .filter((player) => !isTaken(player))
        .slice(0, limit);
    },

    details({ name, year }) {
      if (year === null || foldText(name) === '') return null;
      rowOfId ??= new Map(index.names.map((rowName, row) => [playerId(rowName, index.birthYear[row] ?? 0), row]));
      const row = rowOfId.get(playerId(name, year));
      return row === undefined ? null : toDetails(index, row);
    },

    named(text, limit) {
      names ??= nameTable(index);
      return namedRows(names, text, limit).map((row) => toPlayer(index, row));
    },
  };
}
