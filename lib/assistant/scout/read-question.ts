import type { Lexicon, Meaning } from '#lib/assistant/scout/lexicon.ts';
import { nearWord } from '#lib/assistant/scout/near-word.ts';
import { readPeriods } from '#lib/assistant/scout/periods.ts';
import { emptyReading, type NamedPlayer, type Reading } from '#lib/assistant/scout/reading.ts';
import { settled } from '#lib/assistant/scout/settle.ts';
import { EVERYDAY_WORDS } from '#lib/assistant/scout/vocabulary/everyday-words.ts';
import { spelledOut } from '#lib/assistant/scout/vocabulary/short-forms.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';

const LONGEST_PHRASE = 6;
/** Finding near words takes time, and a question with more of them can't be understood anyway. */
const MOST_CORRECTED = 10;
const SHORTEST_NAME = 3;
/** If more players share the surname, an unknown first name means another player. */
const COMMON_SURNAME = 2;
/** In shorter names, a single letter makes a different name: Sane, Mane, Kane. */
const SHORTEST_MISTYPED_NAME = 5;
/** The fame a player needs to be known by first name alone. */
const FAME_OF_FIRST_NAMES = 80;
const SURNAME_BONUS = 20;
const WHOLE_NAME_BONUS = 100;
const NEARLY_AS_KNOWN = 0.75;

type Token = { text: string; typed: string };

export function readQuestion(question: string, lexicon: Lexicon): Reading {
  const reading = emptyReading();
  const rest = readPeriods(spelledOut(foldText(question.replaceAll(/[’`´]/g, "'"))), reading);
  const tokens = corrected(rest.split(' ').filter(Boolean), lexicon);
  let isExcluding = false;
  for (let at = 0; at < tokens.length; ) {
    const { meaning, length, player } = spot(tokens, at, lexicon, reading);
    const person = player && checked(player, length, { reading, tokens, at, lexicon });
    if (person) addPlayer(reading, person, isExcluding);
    else if (meaning) isExcluding = add(reading, meaning, isExcluding);
    // Skip an unknown first name along with the surname.
    const end = at + (player && !person && length === 1 ? 2 : length);
    if (!person && !meaning)
      reading.unknown.push(
        ...tokens
          .slice(at, end)
          .filter(isWord)
          .map(({ typed }) => typed),
      );
    at = end;
  }
  return settled(reading, lexicon);
}

const isWord = ({ text }: Token) => text !== '|' && text.length > 1;

type Place = { reading: Reading; tokens: readonly Token[]; at: number; lexicon: Lexicon };

/** Null if it's another player's name. */
function checked(player: NamedPlayer, length: number, { reading, tokens, at, lexicon }: Place): NamedPlayer | null {
  if (length === 1 && isOtherName(tokens, at, lexicon)) return null;
  return withFirstName(reading, player, tokens, at, lexicon);
}

function corrected(words: readonly string[], { phrases, playersByWord, vocabulary, surnames }: Lexicon): Token[] {
  const known = new Set(vocabulary);
  let left = MOST_CORRECTED;
  return words.map((typed) => {
    const isKnown = known.has(typed) || phrases.has(typed) || playersByWord.has(typed) || /\d|\|/.test(typed);
    if (isKnown || left === 0 || EVERYDAY_WORDS.has(typed)) return { text: typed, typed };
    left -= 1;
    const word = nearWord(typed, vocabulary);
    const name = typed.length < SHORTEST_MISTYPED_NAME ? null : nearWord(typed, surnames);
    const isName = name !== null && (word === null || name.mistakes < word.mistakes);
    return { text: (isName ? name.word : word?.word) ?? typed, typed };
  });
}

type Spotted = { meaning: Meaning | null; player: NamedPlayer | null; length: number };

function spot(tokens: readonly Token[], at: number, lexicon: Lexicon, reading: Reading): Spotted {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    const meaning = lexicon.phrases.get(part.map(({ text }) => text).join(' '));
    if (meaning?.kind === 'player') return { meaning: null, player: named(meaning.entry, part), length };
    // A multi-word name beats an ordinary word at its start: 'George Best'.
    if (meaning) return { meaning, player: null, length };
  }
  return spotName(tokens, at, lexicon, reading) ?? { meaning: null, player: null, length: 1 };
}

function named(entry: IndexedPlayer, part: readonly Token[], others: readonly IndexedPlayer[] = []): NamedPlayer {
  const isMistyped = part.some(({ text, typed }) => text !== typed);
  return { entry, others, typed: isMistyped ? part.map(({ typed }) => typed).join(' ') : null };
}

/** The player matching the most words from here. Ties go to a named nation, then to the best known. */
function spotName(tokens: readonly Token[], at: number, lexicon: Lexicon, { nations }: Reading): Spotted | null {
  const first = tokens[at]?.text ?? '';
  // 'van dijk' and 'vandijk'.
  const joined = [3, 2, 1].find((length) => {
    const word = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join('');
    return word.length >= SHORTEST_NAME && lexicon.playersByWord.has(word);
  });
  if (joined === undefined || first === '|') return null;
  const word = tokens
    .slice(at, at + joined)
    .map(({ text }) => text)
    .join('');
  const candidates = (lexicon.playersByWord.get(word) ?? []).map((entry) => {
    const names = new Set(entry.words.map(({ text }) => text));
    let length = joined;
    while (names.has(tokens[at + length]?.text ?? '')) length++;
    const isSurname = entry.words.some(({ text, kind }) => text === word && kind !== 'name');
    const isOfNation = nations.some((group) => group.nations.some((nation) => entry.details.nations.includes(nation)));
    const isWhole = entry.foldedName === word;
    const weight = entry.fame + (isSurname ? SURNAME_BONUS : 0) + (isWhole || isOfNation ? WHOLE_NAME_BONUS : 0);
    return { entry, length, weight, isSurname };
  });
  candidates.sort((a, b) => b.length - a.length || b.weight - a.weight);
  const [best] = candidates;
  if (!best || (best.length === 1 && !best.isSurname && best.entry.fame < FAME_OF_FIRST_NAMES)) return null;
  const others = candidates
    .slice(1)
    .filter(({ length, entry }) => length === best.length && entry.fame >= best.entry.fame * NEARLY_AS_KNOWN)
    .slice(0, 3)
    .map(({ entry }) => entry);
  return { meaning: null, player: named(best.entry, tokens.slice(at, at + best.length), others), length: best.length };
}

/** 'John Smith' means neither John Terry nor Kelly Smith. */
function isOtherName(tokens: readonly Token[], at: number, { playersByWord, phrases }: Lexicon): boolean {
  const [here, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  const namesakes = playersByWord.get(next) ?? [];
  if (namesakes.length <= COMMON_SURNAME || phrases.has(next)) return false;
  return (playersByWord.get(here) ?? []).some(({ words }) =>
    words.some(({ text, kind }) => text === here && kind === 'name'),
  );
}

/** An unknown word before a name may be a mistyped first name: 'Zinadine Zidan'. Null if the name is unknown. */
function withFirstName(
  reading: Reading,
  player: NamedPlayer,
  tokens: readonly Token[],
  at: number,
  { index, playersByWord }: Lexicon,
): NamedPlayer | null {
  const before = tokens[at - 1];
  const here = tokens[at];
  if (!before || !here || reading.unknown.at(-1) !== before.typed || EVERYDAY_WORDS.has(before.typed)) return player;
  const namesOf = (entry: IndexedPlayer) => entry.words.map(({ text }) => text);
  const isMeant = (entry: IndexedPlayer) =>
    nearWord(before.text, namesOf(entry)) !== null && nearWord(here.text, namesOf(entry)) !== null;
  const meant = [player.entry, ...index.toSorted((a, b) => b.fame - a.fame)].find(isMeant);
  if (meant) {
    reading.unknown.pop();
    return { entry: meant, others: [], typed: `${before.typed} ${here.typed}` };
  }
  return (playersByWord.get(here.text)?.length ?? 0) > COMMON_SURNAME ? null : player;
}

function addPlayer(reading: Reading, player: NamedPlayer, isExcluding: boolean): void {
  if (isExcluding) reading.excludedPlayers.push(player.entry);
  else if (!reading.players.some(({ entry }) => entry === player.entry)) reading.players.push(player);
}

/** Returns whether what follows is excluded: 'without Brazilians or Germans'. */
function add(reading: Reading, meaning: Meaning, isExcluding: boolean): boolean {
  switch (meaning.kind) {
    case 'cue':
      reading.cues.add(meaning.cue);
      return meaning.cue === 'not' || (isExcluding && (meaning.cue === 'compare' || meaning.cue === 'and'));
    case 'role':
      reading.roles.push(meaning.role);
      return isExcluding;
    case 'nations':
      (isExcluding ? reading.excludedNations : reading.nations).push(meaning.group);
      return isExcluding;
    case 'clubs':
      (isExcluding ? reading.excludedClubs : reading.clubs).push(meaning.group);
      return isExcluding;
    case 'topic':
      reading.topics.push(meaning.topic);
      return isExcluding;
    case 'player':
      addPlayer(reading, { entry: meaning.entry, others: [], typed: null }, isExcluding);
      return isExcluding;
    case 'filler':
      return isExcluding;
  }
}
