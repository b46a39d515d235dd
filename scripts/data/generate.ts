import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { toCupFile } from '#scripts/data/cup-file.ts';
import { toIndexFile } from '#scripts/data/index-file.ts';
import { playerFaults, strangers } from '#scripts/data/player-faults.ts';
import { parsePlayers, type SourcePlayer } from '#scripts/data/players.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { readSamplePlayers } from '#scripts/data/sample-players.ts';
import { readDataFile } from '#scripts/data/table.ts';

// Checks the tables in data/ and writes what the browser loads of them. With --check it only compares.

const FOLDERS = ['public/player-index', 'public/world-cups'];
const countries = readCountries();
const clubs = knownClubs(countries);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function generatedFiles(players: readonly SourcePlayer[]): Map<string, string> {
  const index = JSON.stringify(toIndexFile(players, clubs));
  const address = `/player-index/players.${hashOf(index)}.json`;
  const cups = JSON.stringify(toCupFile());
  const cupFile = [
    `export const CUP_FILE_HASH = '${hashOf(cups)}';`,
    `export const CUP_FILE_ADDRESS = '/world-cups/cups.${hashOf(cups)}.json';`,
  ];
  return new Map([
    [`public${address}`, index],
    [`public/world-cups/cups.${hashOf(cups)}.json`, cups],
    ['lib/players/index/asset.generated.ts', `export const PLAYER_INDEX_ADDRESS = '${address}';\n`],
    ['lib/match/cup-file.generated.ts', `${cupFile.join('\n')}\n`],
    ['lib/players/reference/countries.generated.json', `${JSON.stringify(countries)}\n`],
    ['lib/players/sample-players.generated.json', `${JSON.stringify(readSamplePlayers())}\n`],
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
const unknown = strangers(players);
if (unknown.length > 0) stopWith(`data/players.tsv lacks players with honours or aliases: ${unknown.join(', ')}`);

const files = generatedFiles(players);
if (!process.argv.includes('--check')) write(files);
else if (!isCurrent(files)) stopWith('The generated data is out of date. Run npm run data.');
console.info(`Player data: ${players.length} players, no fault.`);
