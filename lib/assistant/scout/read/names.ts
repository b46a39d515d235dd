import type { NamedPlayer, NameHow } from '#lib/assistant/scout/query.ts';
import { type Lexicon, type Meaning, NEARLY_AS_KNOWN } from '#lib/assistant/scout/read/lexicon.ts';
import { nearShort, nearWord, withoutDots } from '#lib/assistant/scout/read/near-word.ts';
import type { Cue } from '#lib/assistant/scout/words/cues.ts';
import type { IndexedPlayer } from '#lib/players/index/player-index.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** `typed` is the user's spelling, `text` the word it was read as. */
export type Token = { text: string; typed: string };

const SHORTEST_NAME = 3;
/** In shorter names, a single letter makes a different name: Sane, Mane, Kane. */
const SHORTEST_MISTYPED = 5;
const SHORTEST_FOREIGN = 7;
/** Finding near words takes time, and a question with more of them can't be understood anyway. */
const MOST_CORRECTED = 10;
const FAME_OF_FIRST_NAMES = 80;
const SURNAME_BONUS = 20;
const KNOWN_AT_ALL = 30;
/** 'Laudrup' may be Brian, too, though Michael is better known. */
const WELL_KNOWN = 60;
const LESS_KNOWN = 18;
const MOST_OTHERS = 4;
/** If more players share the surname, an unknown first name means another player. */
const COMMON_SURNAME = 2;

/** `isForeign`: in another language, of which fewer words are known. */
export function corrected(words: readonly string[], lexicon: Lexicon, isForeign = false): Token[] {
  const { common } = lexicon;
  let left = MOST_CORRECTED;
  return words.map((typed, at) => {
    const whole = wholeFirstName(words, at, lexicon) ?? undotted(typed, lexicon);
    if (whole) return { text: whole, typed };
    if (isKnownWord(typed, lexicon) || left === 0 || common.has(typed)) return { text: typed, typed };
    const text = ownerIn(words, at, lexicon) ?? typed;
    if (text !== typed || isFormOf(typed, lexicon)) return { text, typed: text };
    left -= 1;
    const isShort = typed.length === SHORTEST_NAME && !isForeign;
    return { text: (isShort ? nearestShort(typed, lexicon) : nearest(words, at, lexicon, isForeign)) ?? typed, typed };
  });
}

function undotted(typed: string, lexicon: Lexicon): string | undefined {
  const dotless = withoutDots(typed);
  const isLong = dotless.length >= SHORTEST_MISTYPED && !isKnownWord(typed, lexicon);
  return isLong && lexicon.playersByWord.has(dotless) ? dotless : undefined;
}

const isKnownWord = (typed: string, { phrases, playersByWord, vocabulary }: Lexicon) =>
  vocabulary.has(typed) || phrases.has(typed) || playersByWord.has(typed) || /[\d#]/.test(typed);

function nearest(words: readonly string[], at: number, lexicon: Lexicon, isForeign: boolean): string | undefined {
  const { vocabulary, ordinary, surnames } = lexicon;
  const typed = words[at] ?? '';
  const first = firstNameAt(words, at, lexicon);
  if (first || (isForeign && typed.length < SHORTEST_FOREIGN)) return first;
  // 'Faster than' is not Ben Foster.
  const isPlain = typed.length < SHORTEST_MISTYPED || words[at + 1] === 'than';
  const plain = nearWord(typed, ordinary, true);
  const nearestOfAll = isPlain ? plain : nearWord(typed, vocabulary, true);
  // 'Golas' are goals before Goiás.
  const word = plain && plain.mistakes <= (nearestOfAll?.mistakes ?? 0) ? plain : nearestOfAll;
  const name = isPlain ? null : nearWord(typed, surnames);
  if (name && (word === null || name.mistakes < word.mistakes)) return name.word;
  const isUsable = word !== null && !isUncertain(word.mistakes > 1, ordinary.has(word.word), isForeign);
  return isUsable ? word.word : undefined;
}

const nearestShort = (typed: string, { phrases, ordinary }: Lexicon) =>
  nearShort(
    typed,
    (word) => (phrases.get(word)?.kind === 'filler' && !/bro|pal/.test(word)) || /won|not/.test(word),
    ordinary,
  );

/** 'Material' is not Matera: many clubs' names are near some word. */
const isUncertain = (isFar: boolean, isOrdinary: boolean, isForeign: boolean) =>
  isForeign ? isFar || isOrdinary : isFar && !isOrdinary;

/** 'Haary Kane' is nobody called Hadary. */
function firstNameAt(words: readonly string[], at: number, { playersByWord }: Lexicon): string | undefined {
  const namesakes = (playersByWord.get(words[at + 1] ?? '') ?? []).toSorted((a, b) => b.fame - a.fame);
  const names = namesakes.flatMap((entry) => entry.words.map(({ text }) => text));
  const near = nearWord(words[at] ?? '', names);
  return near?.mistakes === 1 ? near.word : undefined;
}

/** 'Tim Weah' is Timothy, if no Weah is called Tim. */
function wholeFirstName(words: readonly string[], at: number, lexicon: Lexicon): string | undefined {
  const { playersByWord, phrases, ordinary } = lexicon;
  const [typed = '', next = ''] = words.slice(at);
  if (typed.length < SHORTEST_NAME || phrases.has(typed) || phrases.has(next) || ordinary.has(typed)) return undefined;
  const names = (playersByWord.get(next) ?? []).flatMap((entry) => entry.words);
  if (names.some(({ text }) => text === typed)) return undefined;
  return names.find(({ text, kind }) => kind === 'name' && text.startsWith(typed))?.text;
}

/** 'Getting' is a form of 'get', 'letters' of 'letter', so neither is a typo of Keating or leaders. */
function isFormOf(typed: string, { phrases, everyday }: Lexicon): boolean {
  const [, stem] = /^(.{3,}?)(?:(?:ing|ed|es|s))$/.exec(typed) ?? [];
  return (
    stem !== undefined &&
    [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((base) => phrases.has(base) || everyday.has(base))
  );
}

/** 'All the Ronaldos' */
const SEVERAL = /^(?:all|the|many|any|other|which|two|no|those|these)$/;

/** 'Argentinas route to the title', 'all of Zlatans clubs' */
function ownerIn(words: readonly string[], at: number, { phrases, playersByWord }: Lexicon): string | null {
  const typed = words[at] ?? '';
  const owner = typed.replace(/s$/, '');
  const isOne = !SEVERAL.test(words[at - 1] ?? '') && playersByWord.get(owner)?.some(({ fame }) => fame >= WELL_KNOWN);
  const isKnown = phrases.get(owner)?.kind === 'condition' || isOne;
  return typed.length > SHORTEST_MISTYPED && isKnown ? owner : null;
}

export type Spotted = { player: NamedPlayer; length: number };

export const said = (tokens: readonly Token[], key: keyof Token) => tokens.map((token) => token[key]).join(' ');

export function named(
  entry: IndexedPlayer,
  tokens: readonly Token[],
  others: readonly IndexedPlayer[] = [],
): NamedPlayer {
  return { entry, others, said: said(tokens, 'text'), typed: said(tokens, 'typed') };
}

/** The player whose name has the most words from here. Ties go to the best known, and `others` are nearly as known. */
export function spotName(tokens: readonly Token[], at: number, lexicon: Lexicon): Spotted | null {
  const { playersByWord, phrases } = lexicon;
  const texts = tokens.slice(at).map(({ text }) => text);
  const joined = [3, 2, 1].find((length) => {
    const some = texts.slice(0, length);
    const isLong = some.length === length && some.join('').length >= SHORTEST_NAME;
    // 'Luka's' is not Lukas, 'Messi as' not Messias, and 'do I' no name.
    const isOne = length === 1 || (!/^(?:s|as)$/.test(some.at(-1) ?? '') && !phrases.has(some[0] ?? ''));
    return isLong && isOne && playersByWord.has(some.join(''));
  });
  if (joined === undefined) return null;
  const word = texts.slice(0, joined).join('');
  const candidates = (playersByWord.get(word) ?? []).map((entry) => {
    // 'The best El Salvador players' aren't Best, 'El Beatle'.
    const names = new Set(entry.words.flatMap(({ text, kind }) => (kind === 'alias' ? [] : text)));
    let length = joined;
    while (names.has(texts[length] ?? '')) length++;
    const isSurname =
      entry.words.some(({ text, kind }) => text === word && kind !== 'name') ||
      foldText(entry.player.shirtName) === word;
    // 'Júnior' is himself before Vinícius Júnior.
    const whole = entry.foldedName === word ? NEARLY_AS_KNOWN : 0;
    return { entry, length, isSurname, weight: entry.fame + (isSurname ? SURNAME_BONUS : 0) + whole };
  });
  const [best, ...rest] = candidates.sort((a, b) => b.length - a.length || b.weight - a.weight);
  if (!best || (best.length === 1 && isNoName(best, tokens, at, lexicon))) return null;
  const same = rest.filter(({ length }) => length === best.length);
  const isUncertain = same.some(
    ({ weight, entry }) => weight >= best.weight - (entry.fame >= WELL_KNOWN ? LESS_KNOWN : NEARLY_AS_KNOWN),
  );
  const others = same.filter(({ isSurname, entry }) => isSurname === best.isSurname && entry.fame >= KNOWN_AT_ALL);
  const shown = isUncertain ? others.slice(0, MOST_OTHERS).map(({ entry }) => entry) : [];
  return { player: named(best.entry, tokens.slice(at, at + best.length), shown), length: best.length };
}

/** A first name alone, or before someone else's surname: 'John Smith' isn't John Terry. */
function isNoName(
  { entry, isSurname }: { entry: IndexedPlayer; isSurname: boolean },
  tokens: readonly Token[],
  at: number,
  { playersByWord, phrases }: Lexicon,
): boolean {
  if (!isSurname && entry.fame < FAME_OF_FIRST_NAMES) return true;
  const [here = '', next = ''] = tokens.slice(at).map(({ text }) => text);
  const namesakes = playersByWord.get(next) ?? [];
  if (namesakes.length <= COMMON_SURNAME || phrases.has(next)) return false;
  // 'Riquelme, Rui Costa'
  if (phrases.has(`${next} ${tokens[at + 2]?.text}`)) return false;
  return (playersByWord.get(here) ?? []).some(({ words }) =>
    words.some(({ text, kind }) => text === here && kind === 'name'),
  );
}

/** After an unknown word, which may be a first name: of several Müllers, it is another. */
export const isSomeoneElse = (before: Token, { player, length }: Spotted, { everyday, playersByWord }: Lexicon) =>
  !everyday.has(before.typed) && length === 1 && (playersByWord.get(player.said)?.length ?? 0) > COMMON_SURNAME;

export const NAME_CUES: Partial<Record<Cue, NameHow>> = {
  called: 'word',
  startsWith: 'start',
  endsWith: 'end',
};
const BEFORE_LETTER = new Set(['the', 'letter', 'a', 'an', 'letters']);

export function nameAfter(
  tokens: readonly Token[],
  at: number,
  { phrases }: Lexicon,
): { text: string; end: number } | null {
  let next = at;
  while (BEFORE_LETTER.has(tokens[next]?.text ?? '') && tokens[next + 1]) next++;
  const { text = '', typed = '' } = tokens[next] ?? {};
  const meaning = phrases.get(`${text} ${tokens[next + 1]?.text ?? ''}`) ?? phrases.get(text);
  const kind = meaning?.kind === 'condition' ? meaning.condition.kind : meaning?.kind;
  const isWord = text === typed && (kind === 'cue' || kind === 'filler' || kind === 'role');
  if (typed === '' || text.startsWith('#') || (isWord && typed.length > 1)) return null;
  return { text: typed, end: next + 1 };
}

const LONGEST_PHRASE = 9;

export function phraseAt(
  tokens: readonly Token[],
  at: number,
  { phrases }: Lexicon,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const meaning = phrases.get(said(tokens.slice(at, at + length), 'text'));
    if (meaning) return { meaning, length };
  }
  return null;
}

/** 'All the Ronaldos' */
export const isEveryone = ({ said, typed }: NamedPlayer, before: string) =>
  typed === `${said}s` && /^(?:all|the|any|many|of|other|both)$/.test(before);

/** 'El Pibe de Oro' has no word of the name. */
export const isNickname = ({ entry, said: words }: NamedPlayer) =>
  words.split(' ').every((word) => entry.words.every(({ text, kind }) => kind === 'alias' || text !== word));
