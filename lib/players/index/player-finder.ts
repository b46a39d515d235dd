import type { SearchCriteria } from '#lib/players/criteria.ts';
import type { Era } from '#lib/players/index/eras.ts';
import {
  loadPlayerIndex,
  loadSquadFile,
  loadSquadPlayers,
  PLAYER_INDEX_READY,
  pause,
} from '#lib/players/index/load.ts';
import { prepareNameBook } from '#lib/players/index/names/name-book.ts';
import { type NameTable, nameTable, playersNamedIn } from '#lib/players/index/names/named-players.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import type { IndexDetails, PlayerIndex } from '#lib/players/index/player-index.ts';
import type { Found, SearchOptions } from '#lib/players/index/rank.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { suggestPlayers } from '#lib/players/index/suggest.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';
import { type Appearance, type SquadBook, toSquadBook } from '#lib/players/squads/squad-book.ts';
import { foldText } from '#lib/team/fold-text.ts';
import { MAX_SUBSTITUTES, STARTERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

export type PlayerFinder = {
  /** Finds names in other scripts once `scripts` has loaded. */
  find: (criteria: SearchCriteria, options: SearchOptions, scripts: ScriptSearch | null) => Found;
  suggest: (
    position: Position | '',
    options: { era: Era | null; limit: number; isTaken: (player: Player) => boolean },
  ) => Player[];
  /** For a player from any source. Null if the index doesn't have them. */
  details: (player: Pick<Player, 'name' | 'year'>) => IndexDetails | null;
  /** The World Cups of a player from any source, once the squads have loaded. */
  worldCups: (player: Pick<Player, 'name' | 'year'>) => readonly Appearance[];
  named: (text: string, limit: number) => Player[];
  /** The World Cup squads. Null until they have loaded. */
  squads: SquadBook | null;
};

let finder: PlayerFinder | null = null;

export async function loadPlayerFinder(): Promise<PlayerFinder | null> {
  const index = await loadPlayerIndex();
  if (index === null) return null;
  if (finder) return finder;
  await prepareNameBook(index, pause);
  if (finder === null) performance.mark(PLAYER_INDEX_READY);
  finder ??= toFinder(index);
  return finder;
}

/** The finder with the World Cup squads and everyone in them. Null if they fail to load. */
export async function loadFinderWithSquads(): Promise<PlayerFinder | null> {
  const [index, others, file] = await Promise.all([loadPlayerIndex(), loadSquadPlayers(), loadSquadFile()]);
  if (!index || !others || !file) return null;
  if (finder?.squads) return finder;
  const everyone = [...index, ...others];
  const book = toSquadBook(file, everyone);
  await prepareNameBook(everyone, pause);
  finder = toFinder(everyone, book);
  return finder;
}

function toFinder(index: PlayerIndex, squads: SquadBook | null = null): PlayerFinder {
  const byId = new Map(index.map((entry) => [entry.player.id, entry]));
  let names: NameTable | null = null;

  return {
    find: (criteria, options, scripts) =>
      scripts && isOtherScript(criteria.query)
        ? scripts(index, criteria, options)
        : searchPlayerIndex(index, criteria, options),

    suggest: (position, { era, limit, isTaken }) =>
      suggestPlayers(index, position, { era, limit: limit + STARTERS + MAX_SUBSTITUTES })
        .filter((player) => !isTaken(player))
        .slice(0, limit),

    details({ name, year }) {
      if (year === null || foldText(name) === '') return null;
      return byId.get(playerId(name, year))?.details ?? null;
    },

    worldCups({ name, year }) {
      if (year === null || foldText(name) === '') return [];
      return squads?.appearances.get(playerId(name, year)) ?? [];
    },

    named(text, limit) {
      names ??= nameTable(index);
      return playersNamedIn(text, names, limit);
    },

    squads,
  };
}
