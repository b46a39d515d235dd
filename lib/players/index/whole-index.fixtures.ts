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
import { readLineups } from '#scripts/data/lineups.ts';
import { readNativeNames, toNativeNameFile } from '#scripts/data/native-names.ts';
import { isWellKnown, type Person, readPeople } from '#scripts/data/people.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { toSquadFile } from '#scripts/data/squad-file.ts';
import { readCupMatches, readSquadPlaces } from '#scripts/data/squads.ts';

export const clubs = knownClubs(readCountries());
export const readPlayers = (): Person[] => readPeople().filter(isWellKnown);

export const wholeFile = (): IndexFile => toIndexFile(readPlayers(), clubs);
export const wholeIndex = (): PlayerIndex => toPlayerIndex(wholeFile());

/** The squads with everyone in them, as the browser eventually loads them. */
export function wholeSquads() {
  const wellKnown = readPlayers();
  const others = readPeople().filter((person) => !isWellKnown(person));
  const everyone = [...wholeIndex(), ...toPlayerIndex(toIndexFile(others, clubs))];
  const file = toSquadFile(readSquadPlaces(), readCupMatches(), [...wellKnown, ...others], readLineups());
  return { file, everyone, book: toSquadBook(file, everyone) };
}

/** Search in other scripts, using the table of native names. */
export const wholeScriptSearch = () =>
  createScriptSearch(toNativeNames(toNativeNameFile(readNativeNames(), readPlayers())));

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
