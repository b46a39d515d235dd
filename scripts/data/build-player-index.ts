import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findClub } from '#lib/players/reference/lookup.ts';
import { encodePlayerIndex } from '#scripts/data/encode.ts';
import { parseSource } from '#scripts/data/source.ts';

// data/players.tsv → public/player-index/players.{hash}.txt, and the module that tells the browser code its address.
// Both are made anew before every build and never committed, so that neither can be out of date.

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const FOLDER = path('public/player-index');
const MODULE = path('lib/players/index/asset.generated.ts');

/** The text of the index file: the same data and reference data give the same text, to the last character. */
export async function encodeDataFile(): Promise<string> {
  const table = await readFile(path('data/players.tsv'), 'utf8');
  return encodePlayerIndex(parseSource(table), (club) => findClub(club)?.country.name ?? null);
}

/** Writes both files and removes the index files of earlier data. Returns the address of the new one. */
async function buildPlayerIndex(): Promise<string> {
  const text = await encodeDataFile();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  // .txt: `next start` and every host compress text/plain, and nothing but HTTP has to unpack it.
  const name = `players.${hash}.txt`;
  const address = `/player-index/${name}`;

  await mkdir(FOLDER, { recursive: true });
  for (const old of await readdir(FOLDER)) {
    if (old !== name) await rm(`${FOLDER}/${old}`);
  }
  await writeFile(`${FOLDER}/${name}`, text);
  await writeFile(
    MODULE,
    `/** Written by scripts/data/build-player-index.ts; the hash is that of the content. */\nexport const PLAYER_INDEX_ADDRESS = '${address}';\n`,
  );
  return address;
}

if (import.meta.main) console.info(`Player index: ${await buildPlayerIndex()}`);
