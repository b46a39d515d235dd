import { rowsOf } from '#lib/assistant/scout/words/rows.ts';
import { foldText } from '#lib/team/fold-text.ts';

export const LANGUAGES = ['Spanish', 'Portuguese', 'French', 'German', 'Italian'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language's words for questions, positions and nations, and the English for them. */
export type Dictionary = { language: Language; translations: ReadonlyMap<string, string> };
const LONGEST = 4;

/** From data/scout-languages.tsv: English, then each language's words for it. The first meaning of a word counts. */
export function toDictionaries(table: string): Dictionary[] {
  const rows = rowsOf(table);
  return LANGUAGES.map((language, at) => {
    const pairs = rows.flatMap(([english = '', ...others]) =>
      (others[at] ?? '').split('|').map((words) => [words, foldText(english)] as const),
    );
    return { language, translations: new Map(pairs.filter(([words]) => words !== '').toReversed()) };
  });
}

/** 'Africaines' is a form of 'africain', 'italianas' of 'italiano'. */
const formsOf = (word: string) =>
  word.length < LONG
    ? []
    : [/s$/, /n$/, /es?$/, /nes?$/, /as?$/].flatMap((end) => [word.replace(end, ''), word.replace(end, 'o')]);
const LONG = 6;

/** Words as short as this occur in several languages, except for these. */
const SHORT = 3;
const TELLING = new Set(['ou', 'wer', 'qui', 'chi', 'quel', 'sin', 'wie', 'wann']);

const ENGLISH = new Set('the of who what which how with and did does best from to for'.split(' '));

/** 'Best delanteros of the 90s' */
const isMixed = (words: readonly string[], tells = 0) =>
  tells === 1 && words.filter((word) => ENGLISH.has(word)).length > 1;

const isEnglish = (phrase: string, isKnown: (word: string) => boolean) =>
  isKnown(phrase) || phrase.split(' ').every(isKnown);

/** The words that are part of a name of several words: 'Costa Rica'. */
function namedIn(words: readonly string[], isName: (words: string) => boolean): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++)
    for (const length of [2, 3, 4])
      if (isName(words.slice(at, at + length).join(' '))) for (let one = 0; one < length; one++) found.add(at + one);
  return found;
}

/** The first two words, the first three, and so on. */
const runsFrom = (words: readonly string[]) => words.slice(1).map((_, more) => words.slice(0, more + 2).join(' '));

/**
 * The question in English words, if it seems to be in another language. `isKnown` are the words of English questions,
 * `isName` names of several words, and `before` is the language of the question before.
 */
export function inEnglish(
  folded: string,
  dictionaries: readonly Dictionary[],
  isKnown: (word: string) => boolean,
  isName: (words: string) => boolean,
  before: string | null = null,
): { text: string; language: Language | null } {
  const words = folded.split(' ');
  const names = namedIn(words, isName);
  const runs = new Set(words.flatMap((_, at) => runsFrom(words.slice(at, at + LONGEST))));
  const scored = dictionaries.map((table) => {
    const telling = words.filter(
      (word, at) =>
        !names.has(at) &&
        table.translations.has(word) &&
        ((word.length > SHORT && !isKnown(word) && !isKnown(word.replace(/s$/, ''))) || TELLING.has(word)),
    );
    const phrases = [...runs].filter((run) => table.translations.has(run) && !isEnglish(run, isKnown));
    return {
      table,
      tells: telling.length + phrases.length,
      hits: words.filter((word) => table.translations.has(word)).length,
    };
  });
  const [best] = scored.sort((a, b) => b.tells - a.tells || b.hits - a.hits);
  const goesOn = ({ language, translations }: Dictionary) =>
    language === before && words.some((word) => translations.has(word) && !isKnown(word));
  const table = best && best.tells > 0 ? best.table : dictionaries.find(goesOn);
  if (!table) return { text: folded, language: null };
  const { translations, language } = table;
  const translated = (phrase: string) => {
    const form = isKnown(phrase) ? undefined : formsOf(phrase).find((one) => translations.has(one));
    return translations.get(phrase) ?? translations.get(form ?? '') ?? phrase;
  };
  const isMostlyEnglish = isMixed(words, best?.tells);
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    const isMeaning = (phrase: string) => translations.has(phrase) || isName(phrase);
    while (length > 1 && !isMeaning(words.slice(at, at + length).join(' '))) length--;
    const phrase = words.slice(at, at + length).join(' ');
    const isOnlyName = isName(phrase) && !translations.has(phrase);
    english.push(isOnlyName || (isMostlyEnglish && isKnown(phrase)) ? phrase : translated(phrase));
    at += length;
  }
  return { text: english.join(' '), language: isMostlyEnglish ? null : language };
}
