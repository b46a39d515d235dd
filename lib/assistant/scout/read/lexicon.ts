import words from '#data/scout-words.json' with { type: 'json' };
import type { ClubGroup, Condition, Kind } from '#lib/assistant/scout/query.ts';
import { withoutDots } from '#lib/assistant/scout/read/near-word.ts';
import type { ScoutFile } from '#lib/assistant/scout/scout-file.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import { type Dictionary, toDictionaries } from '#lib/assistant/scout/words/languages.ts';
import { HONOURS, MEASURES, type Measure } from '#lib/assistant/scout/words/measures.ts';
import { SPELLED_NUMBERS } from '#lib/assistant/scout/words/number-words.ts';
import { type Phrases, toPhrases } from '#lib/assistant/scout/words/phrases.ts';
import { rowsOf } from '#lib/assistant/scout/words/rows.ts';
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
  dictionaries: readonly Dictionary[];
  rewrites: Phrases;
};

const phrasesIn = (lines: readonly string[]) => lines.flatMap((line) => line.split(', '));
const plurals = (phrase: string) =>
  phrase.endsWith('s') ? [phrase] : [phrase, `${phrase}s`, phrase.replace(/man$/, 'men')];

export const NOUNS = new Map(
  Object.entries(MEASURES).flatMap(([measure, { nouns }]) =>
    phrasesIn(nouns).map((noun) => [noun, measure as Measure] as const),
  ),
);

/** The fame of a player who can be meant by a surname that is also an ordinary word. */
const KNOWN_BY_A_WORD = 45;

/** Who has won a World Cup, in 1930 or since. */
const WINNERS: NationGroup = {
  label: 'World Cup winning nations',
  nations: 'Argentina Brazil England France Germany Italy Spain Uruguay'.split(' '),
};

const MOST = ['most', 'the most', 'more'];
const LEAST = ['fewest', 'the fewest', 'least', 'the least'];
const ORDERS = [
  ...[...NOUNS].flatMap(([noun, measure]) =>
    [...MOST, ...LEAST].map((most) => [[`${most} ${noun}`], { measure, isLeast: LEAST.includes(most) }] as const),
  ),
  ...Object.entries(words.orders).map(([order, said]) => {
    const meant = { measure: order.replace('-', '') as Measure, isLeast: order.startsWith('-') };
    return [phrasesIn(said).flatMap((one) => [one, `the ${one}`]), meant] as const;
  }),
];

export function toLexicon(
  index: PlayerIndex,
  legends: PlayerIndex,
  { english, other }: ScoutFile['commonWords'],
  managers: readonly string[],
  cupNations: NationGroup,
  tables: { phrases: string; languages: string },
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

  const ordinary = new Set(english);
  // 'What stage did Portugal reach' is not about Jens Stage, and one word of a nickname, such as 'president', isn't a name.
  const playersByWord = groupedBy(everyone, ({ words, fame }) => {
    const names = words.filter(
      ({ text, kind }) => kind !== 'alias' && (fame >= KNOWN_BY_A_WORD || !ordinary.has(text)),
    );
    return new Set(names.map(({ text }) => text));
  });
  const common = new Set([...english, ...other]);
  for (const [words, name] of managerNames(managers, playersByWord, common))
    condition([words], { kind: 'manager', name });
  // If two use the same words, the later one wins: the better known, and any meaning before a name.
  for (const [name, entries] of namesakes(everyone)) {
    const [entry, ...others] = entries.toReversed();
    if (entry) add([name], { kind: 'player', entry, others: others.filter((other) => isMeantToo(name, entry, other)) });
  }
  const isWord = (word: string) => ordinary.has(word) || playersByWord.has(word);
  for (const group of clubGroups(index, isWord)) condition(group.words, { kind: 'club', group });
  add(phrasesIn(Object.values(words.fillers).flat()), { kind: 'filler' });
  for (const { nation, words: others } of NATIONS)
    condition([nation, ...others], { kind: 'nation', group: { label: nation, nations: [nation] } });
  for (const region of REGIONS) condition(region.words, { kind: 'nation', group: nationGroup(region) });
  condition(['nations never qualified'], { kind: 'nation', group: cupNations, isNot: true });
  condition(['nations champions once'], { kind: 'nation', group: WINNERS });
  condition(['nations never champions'], { kind: 'nation', group: WINNERS, isNot: true });
  for (const [what, said] of Object.entries(words.lacking)) add(phrasesIn(said), { kind: 'lacking', what });
  for (const [cue, said] of Object.entries(words.cues)) add(phrasesIn(said), { kind: 'cue', cue: cue as Cue });
  for (const role of ROLES) condition(roleWords(role), { kind: 'role', role });
  for (const [stage, said] of Object.entries(words.stages)) condition(phrasesIn(said), { kind: 'stage', stage });
  for (const [noun, measure] of NOUNS) add([noun], { kind: 'measure', measure });
  for (const [said, order] of ORDERS) add(said, { kind: 'order', ...order });
  for (const honour of HONOURS) condition(phrasesIn(honour.words).flatMap(plurals), { kind: 'honour', honour });
  for (const { condition: what, words: said } of words.conditions) condition(phrasesIn(said), what as Condition);
  const turns = rowsOf(tables.phrases).flatMap(
    ([, ...said]) => `${said[0]} ${said[1]}`.match(/(?<!\\)\b[a-z]{4,}|(?<=\\[a-z])[a-z]{4,}/g) ?? [],
  );
  return {
    index,
    phrases,
    playersByWord,
    vocabulary: vocabularyOf(phrases, ['manager'], turns),
    ordinary: vocabularyOf(phrases, ['manager', 'club'], turns),
    surnames: surnamesOf(index),
    everyday: ordinary,
    dictionaries: toDictionaries(tables.languages),
    rewrites: toPhrases(tables.phrases, NOUNS.keys()),
    common: new Set([
      ...common,
      ...managers.flatMap((name) => foldText(name).split(' ')).filter((word) => !playersByWord.has(withoutDots(word))),
    ]),
  };
}

/** Full names, and first or last names that no other manager, no known player and no word has. */
function managerNames(
  managers: readonly string[],
  players: Lexicon['playersByWord'],
  common: Lexicon['common'],
): [words: string, name: string][] {
  const all = [...new Set(managers)].map((name) => [foldText(name), name] as const);
  // 'Zico' is the player first.
  const isFree = (word: string) =>
    !common.has(word) &&
    (players.get(withoutDots(word)) ?? players.get(word) ?? []).every(({ fame }) => fame < LEAST_FAME) &&
    all.filter(([other]) => other.split(' ').includes(word)).length < 2;
  return all.flatMap(([folded, name]) => {
    const words = folded.split(' ');
    const said = [folded, withoutDots(folded), words[0] ?? '', words.at(-1) ?? ''];
    return said.filter((one) => one.includes(' ') || isFree(one)).map((one): [string, string] => [one, name]);
  });
}

/** By full name and nickname. A single ordinary word would hide its other meaning, so only longer names count. */
function namesakes(everyone: readonly IndexedPlayer[]): Map<string, IndexedPlayer[]> {
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

/** 'Bolton' is Bolton Wanderers and 'Basel' FC Basel, but 'Bristol' may be two clubs. */
const TOWN = /^(?:1\. )?FC |^CF | (?:Wanderers|Athletic|Rovers|County|Town|Albion|Argyle|City|United|FC|0\d)$/;
const NUMBERED = /^1\. /;

function clubGroups(
  index: PlayerIndex,
  isWord: (folded: string) => boolean,
): (ClubGroup & { words: readonly string[] })[] {
  const names = new Set(index.flatMap(({ details }) => [...details.clubs, details.now].filter(Boolean)));
  // The table has a few clubs by two names, such as PSV and PSV Eindhoven.
  const others = new Set([...names].flatMap((name) => wordsForClub(name).slice(1)));
  const leagues = COUNTRIES.flatMap((country) => country.leagues);
  return [
    ...Array.from(names.difference(others), (name) => {
      const words = wordsForClub(name);
      const town = name.replace(TOWN, '');
      const isIts =
        town !== name && !isWord(foldText(town)) && !names.values().some((one) => one !== name && one.startsWith(town));
      return {
        label: name,
        clubs: words.filter((word) => names.has(word)),
        words: [...words, name.replace(NUMBERED, ''), ...(isIts ? [town] : [])],
      };
    }),
    ...leagues.map(({ name, aliases, teams }) => ({
      label: leagueLabel(name),
      clubs: teams.map((team) => team.name),
      words: [name, ...aliases],
    })),
  ];
}

export function groupedBy<Item>(items: readonly Item[], keysOf: (item: Item) => Iterable<string>) {
  const keyed = items.flatMap((item) => Array.from(keysOf(item), (key) => ({ key, item })));
  const groups = Map.groupBy(keyed, ({ key }) => key);
  return new Map(Array.from(groups, ([key, pairs]) => [key, pairs.map(({ item }) => item)] as const));
}

const SHORTEST_CORRECTED = 4;

function vocabularyOf(phrases: Lexicon['phrases'], without: readonly Kind[], turns: readonly string[]): Set<string> {
  const isLeft = (meaning: Meaning) =>
    meaning.kind !== 'player' && (meaning.kind !== 'condition' || !without.includes(meaning.condition.kind));
  const said = [...phrases].flatMap(([phrase, meaning]) => (isLeft(meaning) ? phrase.split(' ') : []));
  return new Set([...said.filter((word) => word.length >= SHORTEST_CORRECTED), ...turns, ...SPELLED_NUMBERS]);
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
