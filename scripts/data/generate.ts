import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { toCupFile } from '#scripts/data/cup-file.ts';
import { readEarlyLegends } from '#scripts/data/early-legends.ts';
import { goalFaults } from '#scripts/data/goal-faults.ts';
import { readGoals } from '#scripts/data/goals.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';
import { readLineups } from '#scripts/data/lineups.ts';
import { readNations } from '#scripts/data/nations.ts';
import { nativeNameFaults, readNativeNames, toNativeNameFile } from '#scripts/data/native-names.ts';
import { isWellKnown, type Person, readPeople } from '#scripts/data/people.ts';
import { playerFaults, strangers } from '#scripts/data/player-faults.ts';
import { parsePlayers } from '#scripts/data/players.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { PAIR_COLUMNS, undecidedPairs } from '#scripts/data/same-person.ts';
import { readSamplePlayers } from '#scripts/data/sample-players.ts';
import { toScoutFile } from '#scripts/data/scout-file.ts';
import { scoutDocument } from '#scripts/data/scout-questions.ts';
import { squadFaults, toSquadFile } from '#scripts/data/squad-file.ts';
import { readCupMatches, readSquadPlaces } from '#scripts/data/squads.ts';
import { readDataFile, readTable } from '#scripts/data/table.ts';

// Checks the tables in data/ and writes the files that browsers load. With --check, it only compares.

const FOLDERS = ['public/player-index', 'public/world-cups'];
const countries = readCountries();
const clubs = knownClubs(countries);

const squads = readSquadPlaces();
const matches = readCupMatches();
const nativeNames = readNativeNames();

function hashed(folder: string, name: string, constant: string, value: unknown) {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const address = `/${folder}/${name}.${hash}.json`;
  return { hash, path: `public${address}`, text, line: `export const ${constant} = '${address}';\n` };
}

function generatedFiles(players: readonly Person[]): Map<string, string> {
  const wellKnown = players.filter(isWellKnown);
  const others = players.filter((player) => !isWellKnown(player));
  const people = [...wellKnown, ...others];
  const search = [
    hashed('player-index', 'players', 'PLAYER_INDEX_ADDRESS', toIndexFile(wellKnown, clubs)),
    hashed('player-index', 'squad-players', 'SQUAD_PLAYERS_ADDRESS', toIndexFile(others, clubs)),
    hashed('player-index', 'early-legends', 'EARLY_LEGENDS_ADDRESS', toIndexFile(readEarlyLegends(), clubs)),
    hashed('player-index', 'squads', 'SQUADS_ADDRESS', toSquadFile(squads, matches, people, readLineups())),
    hashed('player-index', 'native-names', 'NATIVE_NAMES_ADDRESS', toNativeNameFile(nativeNames, people)),
  ];
  const cups = hashed('world-cups', 'cups', 'CUP_FILE_ADDRESS', toCupFile());
  return new Map([
    ...[...search, cups].map(({ path, text }) => [path, text] as const),
    ['lib/players/index/asset.generated.ts', search.map(({ line }) => line).join('')],
    ['lib/match/cup/cup-file.generated.ts', `export const CUP_FILE_HASH = '${cups.hash}';\n${cups.line}`],
    ['lib/players/reference/countries.generated.json', `${JSON.stringify(countries)}\n`],
    ['lib/team/look/nations.generated.json', `${JSON.stringify(readNations())}\n`],
    ['lib/players/sample-players.generated.json', `${JSON.stringify(readSamplePlayers())}\n`],
    ['data/scout-tables.generated.json', `${JSON.stringify(toScoutFile(clubs))}\n`],
    ['data/scout-answers.md', scoutDocument()],
  ]);
}

function write(files: ReadonlyMap<string, string>): void {
  for (const folder of FOLDERS) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  for (const [path, text] of files) writeFileSync(path, text);
}

function isCurrent(files: ReadonlyMap<string, string>): boolean {
  return [...files].every(([path, text]) => existsSync(path) && readFileSync(path, 'utf8') === text);
}

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const table = readDataFile('players.tsv');
const faults = playerFaults(table, clubs);
if (faults.length > 0) stopWith(faults.map((fault) => `data/players.tsv:${fault}`).join('\n'));
const players = parsePlayers(table);
const unknown = strangers([...players, ...readEarlyLegends()]);
const otherFaults = [
  ...squadFaults(squads, matches, players),
  ...goalFaults(readGoals(), matches, squads),
  ...nativeNameFaults(nativeNames, players),
];
if (otherFaults.length > 0) stopWith(otherFaults.join('\n'));
const undecided = undecidedPairs(players, readTable('different-people.tsv', PAIR_COLUMNS));
if (undecided.length > 0) stopWith(`Perhaps one person twice in data/players.tsv: ${undecided.join('; ')}`);
if (unknown.length > 0) stopWith(`data/players.tsv lacks players with honours or aliases: ${unknown.join(', ')}`);

const files = generatedFiles(readPeople());
if (!process.argv.includes('--check')) write(files);
else if (!isCurrent(files)) stopWith('The generated data is out of date. Run npm run data.');
console.info(`Player data: ${players.length} players, no fault.`);
