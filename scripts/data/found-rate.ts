import { NO_SEARCH } from '#lib/players/filters.ts';
import type { PlayerFinder } from '#lib/players/index/player-finder.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import type { PlayerIndex } from '#lib/players/index/player-index.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { understand } from '#lib/players/index/understood/understand.ts';
import { searchAll } from '#lib/players/merged-search.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';
import type { SquadBook } from '#lib/players/squads/squad-book.ts';
import { readTable } from '#scripts/data/table.ts';

const OPTIONS = { selected: '', order: 'known' } as const;

/** `place` counts from 0 and is -1 if the player is missing; `isFilter` if Enter means a filter instead of a name. */
type FoundName = { typed: string; place: number; isFilter: boolean };

/** Names as people type them, chosen before the search was tuned, and where the players they mean are listed. */
export function foundNames(index: PlayerIndex, squads: SquadBook, scripts: ScriptSearch): FoundName[] {
  const finder: Pick<PlayerFinder, 'find' | 'understand' | 'legends' | 'squads'> = {
    find: (search, options) =>
      (isOtherScript(search.query) ? scripts : searchPlayerIndex)(index, search, options, squads),
    understand: (search) => understand(search, index, squads),
    legends: () => ({ players: [], isNamed: false }),
    squads,
  };
  const sources = { finder: finder as PlayerFinder, scripts, live: [], clubs: new Set<string>() };
  return readTable('found-rate.tsv', ['kind', 'typed', 'name', 'born']).map(({ typed, name, born }) => {
    const { players, understood, isName } = searchAll({ ...NO_SEARCH, query: typed }, sources, OPTIONS);
    const id = playerId(name, Number(born));
    return {
      typed,
      place: players.findIndex((player) => player.id === id),
      isFilter: understood.length > 0 && !isName,
    };
  });
}
