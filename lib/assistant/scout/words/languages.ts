import { withoutDots } from '#lib/assistant/scout/read/near-word.ts';
import { rowsOf } from '#lib/assistant/scout/words/rows.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** The last are turns of people who learnt English: 'who has marked', 'dressed the 10'. */
const LEARNERS = 'Learners';

/** A language's words for questions, positions and nations, and the English for them. */
export type Dictionary = { language: string; translations: ReadonlyMap<string, string> };
/** Of phrases, in words. */
const LENGTHS = [5, 4, 3, 2];

/** From data/scout-languages.tsv: English, then each language's words for it. The first meaning of a word counts. */
export function toDictionaries(table: string): Dictionary[] {
  const rows = rowsOf(table);
  const [, ...languages] = table.slice(0, table.indexOf('\n')).split('\t');
  return languages.map((language, at) => {
    const pairs = rows.flatMap(([english = '', ...others]) =>
      (others[at] ?? '').split('|').map((words) => [words, foldText(english)] as const),
    );
    return { language, translations: new Map(pairs.filter(([words]) => words !== '').toReversed()) };
  });
}

/** 'Africaines' is a form of 'africain', 'italianas' of 'italiano'. */
const formsOf = (word: string) =>
  [/s$/, /n$/, /es?$/, /nes?$/, /as?$/].flatMap((end) => [word.replace(end, ''), word.replace(end, 'o')]);
const LONG = 6;

/** Words as short as this occur in several languages, except for these. */
const SHORT = 3;
const SHORT_WORDS =
  'ou wer qui chi quel sin wie wann foi von und que nel dei ich mit bei est une wen wem wir fue muy gli uno das dem uma pra sem';
const TELLING = new Set(SHORT_WORDS.split(' '));

const ENGLISH = new Set('the of who what which how with and did does best from to for'.split(' '));

/** What the words of a question are, apart from what a dictionary says. `isName` is for several words. */
type Known = Record<'isKnown' | 'isName', (words: string) => boolean>;

/** The question in English words, in whatever language it seems to be. `before` is that of the question before. */
export function inEnglish(
  folded: string,
  dictionaries: readonly Dictionary[],
  known: Known,
  before: string | null = null,
): { text: string; language: string | null } {
  const [learners, ...languages] = dictionaries.toReversed();
  const { isKnown, isName } = known;
  const isForeign = (word: string) => dictionaries.some(({ translations }) => translations.has(word));
  // 'Aelter' is 'älter'.
  const isDotted = (word: string) => !isKnown(word) && !isForeign(word) && isForeign(withoutDots(word));
  const words = folded.split(' ').map((word) => (isDotted(word) ? withoutDots(word) : word));
  const runs = LENGTHS.flatMap((length) =>
    words.slice(length - 1).map((_, at) => ({ at, length, phrase: words.slice(at, at + length).join(' ') })),
  );
  const named = runs.filter(({ phrase }) => isName(phrase) || isKnown(phrase));
  const isNamed = (place: number) => named.some(({ at, length }) => place >= at && place < at + length);
  const scored = languages.toReversed().flatMap((table) => {
    const { translations, language } = table;
    const isTelling = (word: string) =>
      (word.length > SHORT && !isKnown(word) && !isKnown(word.replace(/s$/, ''))) || TELLING.has(word);
    const telling = words.filter((word, at) => translations.has(word) && isTelling(word) && !isNamed(at));
    const phrases = runs.filter(
      ({ phrase }) => translations.has(phrase) && !isKnown(phrase) && !phrase.split(' ').every(isKnown),
    );
    const tells = telling.length + phrases.length;
    const goesOn = language === before && words.some((word) => translations.has(word) && !isKnown(word));
    const hits = words.filter((word) => translations.has(word)).length;
    return tells > 0 || goesOn ? [{ table, tells, hits }] : [];
  });
  const [best] = scored.sort((a, b) => b.tells - a.tells || b.hits - a.hits);
  // 'Best delanteros of the 90s'
  const isMostlyEnglish = !best || (best.tells === 1 && words.filter((word) => ENGLISH.has(word)).length > 1);
  const learnt = isMostlyEnglish && learners ? translated(words, learners, known, false).split(' ') : words;
  return {
    text: best ? translated(learnt, best.table, known, isMostlyEnglish) : learnt.join(' '),
    language: isMostlyEnglish ? null : best.table.language,
  };
}

/** Phrase by phrase, the longest first. A word that nobody knows may be a typo. */
function translated(
  words: readonly string[],
  { translations, language }: Dictionary,
  { isKnown, isName }: Known,
  isMostlyEnglish: boolean,
): string {
  const isMeaning = (at: number, length: number) => {
    const phrase = words.slice(at, at + length).join(' ');
    return at + length <= words.length && (translations.has(phrase) || isName(phrase));
  };
  // 'Mas goles' isn't meant in 'mas goles en propia puerta'.
  const isCut = (at: number, length: number) =>
    LENGTHS.some((longer) => longer > length && words.slice(1, length).some((_, on) => isMeaning(at + 1 + on, longer)));
  const ofWord = (word: string) => {
    const isWhole = isKnown(word) || word.length < LONG || language === LEARNERS;
    return (isWhole ? [] : formsOf(word)).flatMap((form) => translations.get(form) ?? [])[0] ?? word;
  };
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = LENGTHS.find((one) => isMeaning(at, one) && !isCut(at, one)) ?? 1;
    const phrase = words.slice(at, at + length).join(' ');
    const isKept = isMostlyEnglish && isKnown(phrase);
    english.push((isKept ? undefined : translations.get(phrase)) ?? (length > 1 || isKept ? phrase : ofWord(phrase)));
    at += length;
  }
  return english.join(' ');
}
