import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { toIndexFile } from '#scripts/data/index-file.ts';
import { playerFaults, strangers } from '#scripts/data/player-faults.ts';
import { parsePlayers, type SourcePlayer } from '#scripts/data/players.ts';
import { knownClubs, readCountries } from '#scripts/data/reference.ts';
import { readSamplePlayers } from '#scripts/data/sample-players.ts';
import { readDataFile } from '#scripts/data/table.ts';

// Checks the tables in data/ and writes what the browser loads of them. With --check it only compares.

const INDEX_FOLDER = 'public/player-index';
const countries = readCountries();
const clubs = knownClubs(countries);

function generatedFiles(players: readonly SourcePlayer[]): Map<string, string> {
  const index = JSON.stringify(toIndexFile(players, clubs));
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 12);
  const address = `/player-index/players.${hash}.json`;
  return new Map([
    [`public${address}`, index],
    ['lib/players/index/asset.generated.ts', `export const PLAYER_INDEX_ADDRESS = '${address}';\n`],
    ['lib/players/reference/countries.generated.json', `${JSON.stringify(countries)}\n`],
    ['lib/players/sample-players.generated.json', `${JSON.stringify(readSamplePlayers())}\n`],
  ]);
}

function write(files: ReadonlyMap<string, string>): void {
  rmSync(INDEX_FOLDER, { recursive: true, force: true });
  mkdirSync(INDEX_FOLDER);
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
