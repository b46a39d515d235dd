import { CUES, type Cue, FILLERS, TOPICS } from '#lib/assistant/scout/vocabulary/cues.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { COUNTRIES } from '#lib/players/reference/countries.ts';
import { wordsForClub } from '#lib/players/vocabulary/club-words.ts';
import { NATIONS, nationGroup, REGIONS } from '#lib/players/vocabulary/nations.ts';
import { ROLES, type Role, roleWords } from '#lib/players/vocabulary/roles.ts';
import { foldText } from '#lib/team/fold-text.ts';

export type ClubGroup = { label: string; clubs: readonly string[] };

export type Meaning =
  | { kind: 'filler' }
  | { kind: 'topic'; topic: string }
  | { kind: 'cue'; cue: Cue }
  | { kind: 'role'; role: Role }
  | { kind: 'nations'; group: NationGroup }
  | { kind: 'clubs'; group: ClubGroup }
  | { kind: 'player'; entry: IndexedPlayer };

/** Everything the scout understands, by phrase, plus players by each word of their names. */
export type Lexicon = {
  index: PlayerIndex;
  phrases: ReadonlyMap<string, Meaning>;
  playersByWord: ReadonlyMap<string, readonly IndexedPlayer[]>;
  vocabulary: readonly string[];
  surnames: readonly string[];
};

const split = (words: string) => words.split(', ').filter(Boolean);

export function toLexicon(index: PlayerIndex): Lexicon {
  const phrases = new Map<string, Meaning>();
  const add = (words: Iterable<string>, meaning: Meaning) => {
    for (const word of words) {
      const phrase = foldText(word);
      if (phrase !== '') phrases.set(phrase, meaning);
    }
  };

  // If two use the same words, the later one wins.
  for (const entry of wellKnownLast(index)) add([...fullNames(entry), ...entry.aliases], { kind: 'player', entry });
  add(split(FILLERS), { kind: 'filler' });
  for (const { topic, words } of TOPICS) add(split(words), { kind: 'topic', topic });
  for (const group of clubGroups(index)) add(group.words, { kind: 'clubs', group });
  for (const { nation, words } of NATIONS)
    add([nation, ...words], { kind: 'nations', group: { label: nation, nations: [nation] } });
  for (const region of REGIONS) add(region.words, { kind: 'nations', group: nationGroup(region) });
  for (const [cue, words] of Object.entries(CUES)) add(split(words), { kind: 'cue', cue: cue as Cue });
  for (const role of ROLES) add(roleWords(role), { kind: 'role', role });

  const playersByWord = wordsOfPlayers(index);
  return { index, phrases, playersByWord, vocabulary: vocabularyOf(phrases), surnames: surnamesOf(index) };
}

const wellKnownLast = (index: PlayerIndex) => index.toSorted((a, b) => a.fame - b.fame);

/** A single ordinary word would hide its other meaning, so only names of two or more words count here. */
const fullNames = ({ foldedName }: IndexedPlayer) => (foldedName.includes(' ') ? [foldedName] : []);

function clubGroups(index: PlayerIndex): (ClubGroup & { words: readonly string[] })[] {
  const names = new Set(index.flatMap(({ details }) => details.clubs));
  const leagues = COUNTRIES.flatMap((country) => country.leagues);
  return [
    ...Array.from(names, (name) => ({
      label: name,
      clubs: [name],
      words: wordsForClub(name),
    })),
    ...leagues.map(({ name, aliases, teams }) => ({
      label: `a ${name} club of 2025–26`,
      clubs: teams.map((team) => team.name),
      words: [name, ...aliases],
    })),
  ];
}

function wordsOfPlayers(index: PlayerIndex): Map<string, IndexedPlayer[]> {
  const players = new Map<string, IndexedPlayer[]>();
  for (const entry of index) {
    // One word of a nickname, such as 'president', isn't a name.
    const own = entry.words.filter(({ kind }) => kind !== 'alias');
    for (const word of new Set(own.map(({ text }) => text))) {
      const known = players.get(word);
      if (known) known.push(entry);
      else players.set(word, [entry]);
    }
  }
  return players;
}

const SHORTEST_CORRECTED = 4;

function vocabularyOf(phrases: ReadonlyMap<string, Meaning>): string[] {
  const words = new Set<string>();
  for (const [phrase, { kind }] of phrases) {
    if (kind === 'player') continue;
    for (const word of phrase.split(' ')) if (word.length >= SHORTEST_CORRECTED) words.add(word);
  }
  return [...words];
}

/** Names worth correcting: little-known players would only catch words that aren't names. */
const LEAST_FAME = 30;

function surnamesOf(index: PlayerIndex): string[] {
  const names = new Set<string>();
  for (const { words, fame } of index) {
    if (fame < LEAST_FAME) continue;
    for (const { text, kind } of words)
      if (kind !== 'name' && kind !== 'alias' && text.length >= SHORTEST_CORRECTED) names.add(text);
  }
  return [...names];
}
