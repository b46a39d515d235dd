import type { Search } from '#lib/players/filters.ts';
import { type Legends, legendsNamed } from '#lib/players/index/early-legends.ts';
import type { Era } from '#lib/players/index/eras.ts';
import {
  loadEarlyLegends,
  loadPlayerIndex,
  loadSquadFile,
  loadSquadPlayers,
  PLAYER_INDEX_READY,
  pause,
} from '#lib/players/index/load.ts';
import { prepareNameBook } from '#lib/players/index/names/name-book.ts';
import { type NameTable, nameTable, playersNamedIn } from '#lib/players/index/names/named-players.ts';
import { namesPlaces, type ShortNames, shortNames, withFullNames } from '#lib/players/index/names/short-names.ts';
import { withPauses } from '#lib/players/index/parts.ts';
import { playerId } from '#lib/players/index/player-id.ts';
import type { IndexDetails, IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import type { Found, SearchOptions } from '#lib/players/index/rank.ts';
import { searchPlayerIndex } from '#lib/players/index/search.ts';
import { suggestPlayers } from '#lib/players/index/suggest.ts';
import { preparePhrases } from '#lib/players/index/understood/phrases.ts';
import { type Understood, understand } from '#lib/players/index/understood/understand.ts';
import { isOtherScript } from '#lib/players/scripts/other-script.ts';
import type { ScriptSearch } from '#lib/players/scripts/script-search.ts';
import { cupNumbers, wearing } from '#lib/players/squads/chosen-squad.ts';
import { type Appearance, type SquadBook, toSquadBook } from '#lib/players/squads/squad-book.ts';
import { foldText } from '#lib/team/fold-text.ts';
import type { RenownOf } from '#lib/team/renumber.ts';
import { MAX_SUBSTITUTES, STARTERS } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Position } from '#types/position.ts';

export type PlayerFinder = {
  index: PlayerIndex;
  /** Finds names in other scripts once `scripts` has loaded. */
  find: (search: Search, options: SearchOptions, scripts: ScriptSearch | null) => Found;
  /** What the typed words mean, if they all mean something other than a name (D62). */
  understand: (search: Search) => Understood[];
  legends: (query: string) => Legends;
  suggest: (
    position: Position | '',
    options: { era: Era | null; limit: number; isTaken: (player: Player) => boolean },
  ) => Player[];
  /** For a player from any source. Null if the index doesn't have them. */
  entry: (player: Pick<Player, 'name' | 'year'>) => IndexedPlayer | null;
  details: (player: Pick<Player, 'name' | 'year'>) => IndexDetails | null;
  /** The World Cups of a player from any source, once the squads have loaded. */
  worldCups: (player: Pick<Player, 'name' | 'year'>) => readonly Appearance[];
  /** For a player from any source. The World Cup numbers are known once the squads have loaded. */
  renown: RenownOf;
  named: (text: string, limit: number) => Player[];
  /** The text of an eleven, with full names for short ones. */
  fullNames: (text: string) => string;
  /** Every national team, in alphabetical order. */
  nations: () => readonly string[];
  /** The World Cup squads. Null until they have loaded. */
  squads: SquadBook | null;
};

let finder: PlayerFinder | null = null;
/** Searching doesn't wait for them. */
let earlyLegends: PlayerIndex = [];

export async function loadPlayerFinder(): Promise<PlayerFinder | null> {
  void loadEarlyLegends().then((loaded) => {
    earlyLegends = loaded ?? [];
  });
  const index = await loadPlayerIndex();
  if (index === null) return null;
  if (finder) return finder;
  await prepareNameBook(index, pause);
  await preparePhrases(index, pause);
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
  const book = await withPauses(toSquadBook(file, everyone), pause);
  await prepareNameBook(everyone, pause);
  await preparePhrases(everyone, pause);
  finder = toFinder(everyone, book);
  return finder;
}

export function toFinder(index: PlayerIndex, squads: SquadBook | null = null): PlayerFinder {
  const byId = new Map(index.map((entry) => [entry.player.id, entry]));
  const entryOf = ({ name, year }: Pick<Player, 'name' | 'year'>) =>
    year === null || foldText(name) === '' ? null : (byId.get(playerId(name, year)) ?? null);
  let names: NameTable | null = null;
  let short: ShortNames | null = null;
  let nations: readonly string[] | null = null;

  return {
    index,
    entry: entryOf,

    find(search, options, scripts) {
      const find = scripts && isOtherScript(search.query) ? scripts : searchPlayerIndex;
      const found = find(index, search, options, squads);
      return search.cup === null ? found : wearing(cupNumbers(search, squads), found);
    },

    understand: (search) => understand(search, index, squads),
    legends: (query) => legendsNamed(query, earlyLegends),

    suggest: (position, { era, limit, isTaken }) =>
      suggestPlayers(index, position, { era, limit: limit + STARTERS + MAX_SUBSTITUTES })
        .filter((player) => !isTaken(player))
        .slice(0, limit),

    details: (player) => entryOf(player)?.details ?? null,

    worldCups: (player) => squads?.appearances.get(entryOf(player)?.player.id ?? '') ?? [],

    renown(player) {
      const entry = entryOf(player);
      if (!entry) return null;
      const worn = squads?.appearances.get(entry.player.id) ?? [];
      return { fame: entry.fame, numbers: numbersOf(entry, worn) };
    },

    named(text, limit) {
      names ??= nameTable(index);
      return playersNamedIn(text, names, limit);
    },

    fullNames(text) {
      if (!namesPlaces(text)) return text;
      short ??= shortNames(index);
      return withFullNames(text, short);
    },

    nations() {
      nations ??= [...new Set(index.flatMap(({ details }) => details.nations))].sort();
      return nations;
    },

    squads,
  };
}

/** The number most associated with the player, then those worn at World Cups, most often first. */
function numbersOf({ player: { jerseyNumber } }: IndexedPlayer, worn: readonly Appearance[]): number[] {
  const times = new Map<number, number>();
  for (const { number } of worn) if (number !== null) times.set(number, (times.get(number) ?? 0) + 1);
  const atWorldCups = [...times].sort(([, a], [, b]) => b - a).map(([number]) => number);
  return jerseyNumber === null ? atWorldCups : [jerseyNumber, ...atWorldCups];
}
