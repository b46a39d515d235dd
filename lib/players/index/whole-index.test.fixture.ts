import { readFileSync } from 'node:fs';
import { decodePlayerIndex, type PlayerIndex } from '#lib/players/index/decode.ts';
import { findClub } from '#lib/players/reference/lookup.ts';
import { encodePlayerIndex } from '#scripts/data/encode.ts';
import { parseSource, type SourcePlayer } from '#scripts/data/source.ts';

/** The data as it is in the repository, through the same steps as the build, for tests of the whole. */
export function readTable(): string {
  return readFileSync('data/players.tsv', 'utf8');
}

export function encodeWhole(players: SourcePlayer[] = parseSource(readTable())): string {
  return encodePlayerIndex(players, (club) => findClub(club)?.country.name ?? null);
}

export function decodeWell(text: string): PlayerIndex {
  const decoded = decodePlayerIndex(text);
  if (!decoded.ok) throw new Error(`The index is ${decoded.reason}`);
  return decoded.index;
}

export function wholeIndex(): PlayerIndex {
  return decodeWell(encodeWhole());
}

/** A player who meets no rule in particular; tests change what they are about. */
export function makeSource(changes: Partial<SourcePlayer> = {}): SourcePlayer {
  return {
    name: 'Anna Example',
    birthYear: 1990,
    birthMonth: 5,
    birthDay: 17,
    nation: 'Norway',
    position: 'CM',
    positions: [],
    clubs: ['Rosenborg'],
    number: 8,
    from: 2008,
    to: null,
    gender: 'F',
    ...changes,
  };
}

/** An index of just these players. */
export function indexOf(...players: Partial<SourcePlayer>[]): PlayerIndex {
  return decodeWell(encodePlayerIndex(players.map(makeSource), (club) => findClub(club)?.country.name ?? null));
}

export function rowOf(index: PlayerIndex, name: string, birthYear: number): number {
  const row = index.names.findIndex((known, at) => known === name && index.birthYear[at] === birthYear);
  if (row < 0) throw new Error(`${name} (${birthYear}) is not in the index`);
  return row;
}
