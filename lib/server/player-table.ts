import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAYER_INDEX_ADDRESS } from '#lib/players/index/asset.generated.ts';
import { findPerson, toPeople } from '#lib/players/index/people.ts';
import type { IndexFile } from '#lib/players/index/player-index.ts';
import type { Person } from '#lib/players/portraits/identity.ts';

let people: Promise<ReturnType<typeof toPeople>> | undefined;

/** The file that browsers load, traced into the functions by next.config.ts. */
async function readPeople() {
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'public', PLAYER_INDEX_ADDRESS);
  return toPeople(JSON.parse(await readFile(path, 'utf8')) as IndexFile);
}

/** Null for anybody who is not in our table. */
export async function knownPerson(asked: { name: string; born: string; nation: string }): Promise<Person | null> {
  people ??= readPeople();
  return findPerson(await people, asked);
}
