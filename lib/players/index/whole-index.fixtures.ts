import {
  type IndexedPlayer,
  type IndexFile,
  type PlayerIndex,
  toPlayerIndex,
} from '#lib/players/index/player-index.ts';
import { toNativeNames } from '#lib/players/scripts/native-names.ts';
import { createScriptSearch } from '#lib/players/scripts/script-search.ts';
import { toSquadBook } from '#lib/players/squads/squad-book.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';
import { readNativeNames, toNativeNameFile } from '#scripts/data/native-names.ts';
import { parsePlayers, type SourcePlayer } from '#scripts/data/players.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { toSquadFile } from '#scripts/data/squad-file.ts';
import { readCupMatches, readSquadPlaces } from '#scripts/data/squads.ts';
import { readDataFile } from '#scripts/data/table.ts';

export const clubs = knownClubs(readCountries());
export const readPeople = (): SourcePlayer[] => parsePlayers(readDataFile('players.tsv'));
export const readPlayers = (): SourcePlayer[] => readPeople().filter(({ source }) => source === 'general');

export const wholeFile = (): IndexFile => toIndexFile(readPlayers(), clubs);
export const wholeIndex = (): PlayerIndex => toPlayerIndex(wholeFile());

/** The squads with everyone in them, as the browser eventually loads them. */
export function wholeSquads() {
  const general = readPlayers();
  const others = readPeople().filter(({ source }) => source === 'squads');
  const everyone = [...wholeIndex(), ...toPlayerIndex(toIndexFile(others, clubs, general))];
  const file = toSquadFile(readSquadPlaces(), readCupMatches(), [...general, ...others]);
  return { file, everyone, book: toSquadBook(file, everyone) };
}

/** Search in other scripts, using the table of native names. */
export const wholeScriptSearch = () =>
  createScriptSearch(toNativeNames(toNativeNameFile(readNativeNames(), readPlayers())));

function makeSource(changes: Partial<SourcePlayer> = {}): SourcePlayer {
  return {
    name: 'Anna Example',
    born: '1990-05-17',
    birthYear: Number(changes.born?.slice(0, 4) ?? 1990),
    nation: 'Norway',
    position: 'CM',
    positions: [],
    clubs: ['Rosenborg'],
    number: 8,
    from: 2008,
    to: null,
    gender: 'F',
    source: 'general',
    ...changes,
  };
}

export function indexOf(...players: Partial<SourcePlayer>[]): PlayerIndex {
  return toPlayerIndex(toIndexFile(players.map(makeSource), clubs));
}

export function entryOf(index: PlayerIndex, name: string, birthYear: number): IndexedPlayer {
  const entry = index.find(({ player }) => player.name === name && player.year === birthYear);
  if (!entry) throw new Error(`${name} (${birthYear}) is not in the index.`);
  return entry;
}
