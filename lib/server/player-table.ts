import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAYER_INDEX_ADDRESS, SQUAD_PLAYERS_ADDRESS } from '#lib/players/index/asset.generated.ts';
import { findPerson, type People, toPeople } from '#lib/players/index/people.ts';
import type { IndexFile } from '#lib/players/index/player-index.ts';
import type { Person } from '#lib/players/portraits/identity.ts';

let people: Promise<People> | undefined;

/** The same files that browsers load, included in the functions by next.config.ts. */
async function readPeople(address: string): Promise<People> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'public', address);
  return toPeople(JSON.parse(await readFile(path, 'utf8')) as IndexFile);
}

async function readEverybody(): Promise<People> {
  const tables = await Promise.all([SQUAD_PLAYERS_ADDRESS, PLAYER_INDEX_ADDRESS].map(readPeople));
  return new Map(tables.flatMap((table) => [...table]));
}

/** Null if the player isn't in our tables. */
export async function knownPerson(asked: { name: string; born: string; nation: string }): Promise<Person | null> {
  people ??= readEverybody().catch((error: unknown) => {
    people = undefined;
    throw error;
  });
  return findPerson(await people, asked);
}
