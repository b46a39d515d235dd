import type { ClubGroup, Condition, Kind } from '#lib/assistant/scout/query.ts';
import type { ScoutFile } from '#lib/assistant/scout/scout-file.ts';
import { CUES, type Cue, STAGES } from '#lib/assistant/scout/words/cues.ts';
import { FILLERS } from '#lib/assistant/scout/words/fillers.ts';
import { LACKING } from '#lib/assistant/scout/words/lacking-words.ts';
import { HONOURS, MEASURES, type Measure, ORDERS } from '#lib/assistant/scout/words/measures.ts';
import type { NationGroup } from '#lib/players/filters.ts';
import type { IndexedPlayer, PlayerIndex } from '#lib/players/index/player-index.ts';
import { COUNTRIES } from '#lib/players/reference/countries.ts';
import { wordsForClub } from '#lib/players/vocabulary/club-words.ts';
import { NATIONS, nationGroup, REGIONS } from '#lib/players/vocabulary/nations.ts';
import { ROLES, roleWords } from '#lib/players/vocabulary/roles.ts';
import { foldText } from '#lib/team/fold-text.ts';

export type Meaning =
  | { kind: 'filler' }
  | { kind: 'cue'; cue: Cue }
  | { kind: 'condition'; condition: Condition }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'order'; measure: Measure; isLeast: boolean }
  | { kind: 'lacking'; what: string }
  /** `others` have the same name or nickname. */
  | { kind: 'player'; entry: IndexedPlayer; others: readonly IndexedPlayer[] };

/** Everything the scout understands, by phrase, plus players by each word of their names. */
export type Lexicon = {
  index: PlayerIndex;
  phrases: ReadonlyMap<string, Meaning>;
  playersByWord: ReadonlyMap<string, readonly IndexedPlayer[]>;
  /** Words worth correcting typos to. */
  vocabulary: ReadonlySet<string>;
  /** Those not of clubs, for short words. */
  ordinary: ReadonlySet<string>;
  surnames: readonly string[];
  /** Ordinary words of English, and of any language, which aren't typos. */
  everyday: ReadonlySet<string>;
  common: ReadonlySet<string>;
};

const split = (words: string) => words.split(', ').filter(Boolean);
const plurals = (phrase: string) =>
  phrase.endsWith('s') ? [phrase] : [phrase, `${phrase}s`, phrase.replace(/man$/, 'men')];

const MOST = ['most', 'the most', 'highest number of', 'more'];
const LEAST = ['fewest', 'the fewest'];
const after = (starts: readonly string[], nouns: string) =>
  split(nouns).flatMap((noun) => starts.map((start) => `${start} ${noun}`));

export function toLexicon(
  index: PlayerIndex,
  legends: PlayerIndex,
  { english, other }: ScoutFile['commonWords'],
  managers: readonly string[],
  cupNations: NationGroup,
): Lexicon {
  const everyone = [...index, ...legends].sort((a, b) => a.fame - b.fame);
  const phrases = new Map<string, Meaning>();
  const add = (words: Iterable<string>, meaning: Meaning) => {
    for (const word of words) {
      const phrase = foldText(word);
      if (phrase !== '') phrases.set(phrase, meaning);
    }
  };
  const condition = (words: Iterable<string>, what: Condition) => add(words, { kind: 'condition', condition: what });

  const playersByWord = groupedBy(everyone, nameWords);
  const common = new Set([...english, ...other]);
  for (const [words, name] of managerNames(managers, playersByWord, common))
    condition([words], { kind: 'manager', name });
  // If two use the same words, the later one wins: the better known, and any meaning before a name.
  for (const [name, entries] of namesakes(everyone)) {
    const [entry, ...others] = entries.toReversed();
    if (entry) add([name], { kind: 'player', entry, others: others.filter((other) => isMeantToo(name, entry, other)) });
  }
  for (const group of clubGroups(index)) condition(group.words, { kind: 'club', group });
  add(FILLERS, { kind: 'filler' });
  for (const { nation, words } of NATIONS)
    condition([nation, ...words], { kind: 'nation', group: { label: nation, nations: [nation] } });
  for (const region of REGIONS) condition(region.words, { kind: 'nation', group: nationGroup(region) });
  condition(['nations never qualified'], { kind: 'nation', group: cupNations, isNot: true });
  for (const [what, words] of LACKING) add(split(words), { kind: 'lacking', what });
  for (const [cue, words] of Object.entries(CUES)) add(split(words), { kind: 'cue', cue: cue as Cue });
  for (const role of ROLES) condition(roleWords(role), { kind: 'role', role });
  for (const [stage, words] of STAGES) condition(split(words), { kind: 'stage', stage });
  for (const [measure, { nouns }] of Object.entries(MEASURES)) {
    add(split(nouns), { kind: 'measure', measure: measure as Measure });
    add(after(MOST, nouns), { kind: 'order', measure: measure as Measure, isLeast: false });
    add(after(LEAST, nouns), { kind: 'order', measure: measure as Measure, isLeast: true });
  }
  for (const [order, words] of ORDERS)
    add(
      split(words).flatMap((one) => [one, `the ${one}`]),
      { kind: 'order', measure: order.replace('-', '') as Measure, isLeast: order.startsWith('-') },
    );
  for (const honour of HONOURS) condition(split(honour.words).flatMap(plurals), { kind: 'honour', honour });
  for (const gender of ['F', 'M'] as const) condition(split(GENDERS[gender]), { kind: 'gender', gender });
  condition(['abroad', 'outside their country', 'in another country', 'overseas'], { kind: 'abroad' });
  condition(split(ACTIVE), { kind: 'playing', isActive: true });
  condition(split(RETIRED), { kind: 'playing', isActive: false });
  condition(split(YOUNG), { kind: 'age', from: 0, to: 23 });
  condition(['teenagers', 'teenager', 'teenage', 'teens'], { kind: 'age', from: 0, to: 19 });
  return {
    index,
    phrases,
    playersByWord,
    vocabulary: vocabularyOf(phrases, ['manager']),
    ordinary: vocabularyOf(phrases, ['manager', 'club']),
    surnames: surnamesOf(index),
    everyday: new Set(english),
    common: new Set([...common, ...managers.flatMap((name) => foldText(name).split(' '))]),
  };
}

/** Full names, and surnames that no other manager, no known player and no word has. */
function managerNames(
  managers: readonly string[],
  players: Lexicon['playersByWord'],
  common: Lexicon['common'],
): [words: string, name: string][] {
  const isFree = (word: string) =>
    !common.has(word) && (players.get(word) ?? []).every(({ fame }) => fame < LEAST_FAME);
  const surnames = [...Map.groupBy(new Set(managers), (name) => foldText(name).split(' ').at(-1) ?? '')];
  // 'Zico' is the player first.
  const isWhole = ([words]: [string, string]) => words.includes(' ') || isFree(words);
  return surnames.flatMap(([surname, names]): [string, string][] => [
    ...names.map((name): [string, string] => [foldText(name), name]).filter(isWhole),
    ...names.map((name): [string, string] => [foldText(name).replace(/([aou])e/g, '$1'), name]).filter(isWhole),
    ...(names.length === 1 && isFree(surname) ? names.map((name): [string, string] => [surname, name]) : []),
  ]);
}

const GENDERS = {
  F: 'women, woman, women s, womens, female, females, ladies, girls, lady',
  M: 'men, men s, mens, male, males, boys',
} as const;
const ACTIVE =
  'still active, still playing, still play, still plays, playing today, playing now, active, today, current, currently, right now, at the moment, these days, nowadays, present day, modern, today s, active players, still in the game, who still play';
const RETIRED = 'retired, no longer playing, retired players, washed, washed up, past it';
const YOUNG =
  'young, promising, wonderkid, wonderkids, wonder kid, wonder kids, up and coming, prospect, prospects, youngster, youngsters, talent, talents, young talent, young talents, young stars';

/** By full name and nickname. A single ordinary word would hide its other meaning, so only longer names count. */
function namesakes(everyone: readonly IndexedPlayer[]): Map<string, IndexedPlayer[]> {
  // In order of fame, so the best known bearer stays.
  const bearers = new Map(
    everyone.flatMap((entry) =>
      entry.words.flatMap(({ text, kind }) => (kind === 'lastName' ? [[text, entry] as const] : [])),
    ),
  );
  // 'Mané' is Sadio rather than Garrincha.
  const isHis = (name: string, { fame }: IndexedPlayer) => (bearers.get(name)?.fame ?? 0) <= fame;
  return groupedBy(everyone, (entry) => {
    const fullNames = entry.foldedName.includes(' ') ? [entry.foldedName] : [];
    const aliases = entry.aliases.map(foldText).filter((alias) => alias !== entry.foldedName);
    return new Set([...fullNames, ...aliases].filter((name) => isHis(name, entry)));
  });
}

/** 'El Matador' is three players, but 'Luis Suárez' the well-known one. */
const isMeantToo = (name: string, { fame }: IndexedPlayer, other: IndexedPlayer) =>
  other.fame >= (name === other.foldedName ? fame - NEARLY_AS_KNOWN : LEAST_FAME);

export const leagueLabel = (league: string) => `a ${league} club of 2025–26`;

function clubGroups(index: PlayerIndex): (ClubGroup & { words: readonly string[] })[] {
  const names = new Set(index.flatMap(({ details }) => [...details.clubs, details.now].filter(Boolean)));
  const leagues = COUNTRIES.flatMap((country) => country.leagues);
  return [
    ...Array.from(names, (name) => ({ label: name, clubs: [name], words: wordsForClub(name) })),
    ...leagues.map(({ name, aliases, teams }) => ({
      label: leagueLabel(name),
      clubs: teams.map((team) => team.name),
      words: [name, ...aliases],
    })),
  ];
}

/** Items by each of their keys. */
export function groupedBy<Item>(items: readonly Item[], keysOf: (item: Item) => Iterable<string>) {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}

/** One word of a nickname, such as 'president', isn't a name. */
const nameWords = ({ words }: IndexedPlayer) =>
  new Set(words.flatMap(({ text, kind }) => (kind === 'alias' ? [] : [text])));

const SHORTEST_CORRECTED = 4;

function vocabularyOf(phrases: ReadonlyMap<string, Meaning>, without: readonly Kind[]): Set<string> {
  const words = new Set<string>();
  for (const [phrase, meaning] of phrases) {
    if (meaning.kind === 'player') continue;
    if (meaning.kind === 'condition' && without.includes(meaning.condition.kind)) continue;
    for (const word of phrase.split(' ')) if (word.length >= SHORTEST_CORRECTED) words.add(word);
  }
  return words;
}

/** Little-known players would only catch words that aren't names. */
const LEAST_FAME = 40;
/** Within this much fame, a name could mean either player. */
export const NEARLY_AS_KNOWN = 14;

function surnamesOf(index: PlayerIndex): string[] {
  const known = index.filter(({ fame }) => fame >= LEAST_FAME).sort((a, b) => b.fame - a.fame);
  const names = known.flatMap(({ words }) => words.filter(({ kind }) => kind === 'lastName' || kind === 'joined'));
  return [...new Set(names.map(({ text }) => text).filter((text) => text.length >= SHORTEST_CORRECTED))];
}
