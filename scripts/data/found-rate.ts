import { NO_SEARCH } from '#lib/players/filters.ts';
import { mergeResults } from '#lib/players/index/merge-results.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import type { PlayerIndex } from '#lib/players/index/player-index.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';
import { readTable } from '#scripts/data/table.ts';

const OPTIONS = { selected: '', order: 'known' } as const;

/** Names as people type them, chosen before the search was tuned, each with the place of the player they mean; -1 if missing. */
export function foundPlaces(index: PlayerIndex, scripts: ScriptSearch): { typed: string; place: number }[] {
  return readTable('found-rate.tsv', ['kind', 'typed', 'name', 'born']).map(({ typed, name, born }) => {
    const criteria = { ...NO_SEARCH, query: typed };
    const found = isOtherScript(typed)
      ? scripts(index, criteria, OPTIONS)
      : searchPlayerIndex(index, criteria, OPTIONS);
    const { players } = mergeResults({ index: found, live: [], samples: [] }, typed, OPTIONS);
    const id = playerId(name, Number(born));
    return { typed, place: players.findIndex((player) => player.id === id) };
  });
}
