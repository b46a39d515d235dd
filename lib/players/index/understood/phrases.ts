import type { NationGroup } from '#lib/players/filters.ts';
import { keptByIndex, type Parts } from '#lib/players/index/parts.ts';
import type { PlayerIndex } from '#lib/players/index/player-index.ts';
import { wordsForClub } from '#lib/players/vocabulary/club-words.ts';
import { NATIONS, nationGroup, REGIONS } from '#lib/players/vocabulary/nations.ts';
import { ROLES, type Role, roleWords } from '#lib/players/vocabulary/roles.ts';
import { foldText } from '#lib/team/fold-text.ts';

export type Meaning =
  | { kind: 'club'; club: string }
  | { kind: 'nation'; group: NationGroup }
  | { kind: 'role'; role: Role };

/** What each folded phrase may mean, the likeliest first. */
export type Phrases = ReadonlyMap<string, readonly Meaning[]>;

/** 'manchester' may mean either club, but 'sporting' could be a dozen. */
const MOST_MEANINGS = 2;
const SHORTEST_PART = 5;
/** Fewer people know a smaller club by a part of its name. */
const PLAYERS_OF_A_KNOWN_CLUB = 10;
/** In clubs. */
const PART = 50;

const tables = keptByIndex(toPhrases);
export const phrasesOf = tables.of;
export const preparePhrases = tables.prepare;

function* toPhrases(index: PlayerIndex): Parts<Phrases> {
  const phrases = new Map<string, Meaning[]>();
  const add = (words: Iterable<string>, meaning: Meaning) => {
    for (const phrase of new Set(Array.from(words, foldText)))
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), meaning]);
  };
  for (const { nation, words } of NATIONS)
    add([nation, ...words], { kind: 'nation', group: { label: nation, nations: [nation] } });
  for (const region of REGIONS) add(region.words, { kind: 'nation', group: nationGroup(region) });
  for (const role of ROLES) add(roleWords(role), { kind: 'role', role });
  yield;
  const clubs = clubsByUse(index);
  for (const [at, [club]] of clubs.entries()) {
    if (at % PART === 0) yield;
    add(wordsForClub(club), { kind: 'club', club });
  }
  yield;
  for (const [part, meant] of partsOfNames(clubs.filter(([, players]) => players >= PLAYERS_OF_A_KNOWN_CLUB))) {
    if (phrases.has(part) || meant.length > MOST_MEANINGS) continue;
    phrases.set(
      part,
      meant.map((club) => ({ kind: 'club', club })),
    );
  }
  return phrases;
}

function clubsByUse(index: PlayerIndex): [club: string, players: number][] {
  const uses = new Map<string, number>();
  for (const { details } of index) for (const club of details.clubs) uses.set(club, (uses.get(club) ?? 0) + 1);
  return [...uses].sort(([, one], [, other]) => other - one);
}

/** Clubs by the first words of their names, such as 'manchester' or 'nottingham'. */
function partsOfNames(clubs: readonly (readonly [club: string, players: number])[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const [club] of clubs) {
    const words = foldText(club).split(' ');
    for (let count = 1; count < words.length; count++) {
      const part = words.slice(0, count).join(' ');
      if (part.length >= SHORTEST_PART) parts.set(part, [...(parts.get(part) ?? []), club]);
    }
  }
  return parts;
}
