import { readFileSync } from 'node:fs';
import {
  NATIVE_NAMES_ADDRESS,
  PLAYER_INDEX_ADDRESS,
  SQUAD_PLAYERS_ADDRESS,
  SQUADS_ADDRESS,
} from '#lib/players/index/asset.generated.ts';
import { atOnce } from '#lib/players/index/parts.ts';
import {
  type IndexedPlayer,
  type IndexFile,
  type PlayerIndex,
  toPlayerIndex,
} from '#lib/players/index/player-index.ts';
import { toNativeNames } from '#lib/players/scripts/native-names.ts';
import { createScriptSearch } from '#lib/players/scripts/script-search.ts';
import { toSquadBook } from '#lib/players/squads/squad-book.ts';
import type { SquadFile } from '#lib/players/squads/squad-file.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';
import type { Person } from '#scripts/data/people.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';

export const clubs = knownClubs(readCountries());

/** A file that browsers load; `npm run check` expects it to match the tables in data/. */
const readAsset = <File>(address: string): File => JSON.parse(readFileSync(`public${address}`, 'utf8')) as File;

export const wholeFile = (): IndexFile => readAsset(PLAYER_INDEX_ADDRESS);
export const wholeIndex = (): PlayerIndex => toPlayerIndex(wholeFile());

/** The squads with everyone in them, as the browser eventually loads them. */
export function wholeSquads() {
  const everyone = [...wholeIndex(), ...toPlayerIndex(readAsset(SQUAD_PLAYERS_ADDRESS))];
  const file = readAsset<SquadFile>(SQUADS_ADDRESS);
  return { file, everyone, book: atOnce(toSquadBook(file, everyone)) };
}

/** Search in other scripts, using the table of native names. */
export const wholeScriptSearch = () => createScriptSearch(toNativeNames(readAsset(NATIVE_NAMES_ADDRESS)));

function makeSource(changes: Partial<Person> = {}): Person {
  return {
    name: 'Anna Example',
    born: '1990-05-17',
    birthYear: Number(changes.born?.slice(0, 4) ?? 1990),
    nation: 'Norway',
    position: 'CM',
    positions: [],
    clubs: ['Rosenborg'],
    now: '',
    number: 8,
    from: 2008,
    to: null,
    gender: 'F',
    source: 'general',
    peak: 80,
    fame: 40,
    shirt: '',
    regularIn: [],
    state: '',
    ...changes,
  };
}

export function indexOf(...players: Partial<Person>[]): PlayerIndex {
  return toPlayerIndex(toIndexFile(players.map(makeSource), clubs));
}

export function entryOf(index: PlayerIndex, name: string, birthYear: number): IndexedPlayer {
  const entry = index.find(({ player }) => player.name === name && player.year === birthYear);
  if (!entry) throw new Error(`${name} (${birthYear}) is not in the index.`);
  return entry;
}
