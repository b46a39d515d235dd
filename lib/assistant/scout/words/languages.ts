import { rowsOf } from '#lib/assistant/scout/words/rows.ts';
import { foldText } from '#lib/team/fold-text.ts';

/** The last are turns of people who learnt English: 'who has marked', 'dressed the 10'. */
const LEARNERS = 'Learners';

/** A language's words for questions, positions and nations, and the English for them. */
export type Dictionary = { language: string; translations: ReadonlyMap<string, string> };
const LONGEST = 4;

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
  word.length < LONG
    ? []
    : [/s$/, /n$/, /es?$/, /nes?$/, /as?$/].flatMap((end) => [word.replace(end, ''), word.replace(end, 'o')]);
const LONG = 6;

/** Words as short as this occur in several languages, except for these. */
const SHORT = 3;
const TELLING = new Set(
  'ou wer qui chi quel sin wie wann foi von und que nel dei ich mit bei est une wen wem wir fue muy gli uno'.split(' '),
);

const ENGLISH = new Set('the of who what which how with and did does best from to for'.split(' '));

/** 'Best delanteros of the 90s' */
const isMixed = (words: readonly string[], tells = 0) =>
  tells === 1 && words.filter((word) => ENGLISH.has(word)).length > 1;

const isEnglish = (phrase: string, isKnown: (word: string) => boolean) =>
  isKnown(phrase) || phrase.split(' ').every(isKnown);

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
  const words = folded.split(' ');
  const { isKnown, isName } = known;
  const runs = words.flatMap((_, at) =>
    [2, 3, LONGEST]
      .filter((length) => at + length <= words.length)
      .map((length) => ({ at, length, phrase: words.slice(at, at + length).join(' ') })),
  );
  const named = runs.filter(({ phrase }) => isName(phrase) || isKnown(phrase));
  const isNamed = (place: number) => named.some(({ at, length }) => place >= at && place < at + length);
  const scored = languages.toReversed().flatMap((table) => {
    const { translations, language } = table;
    const isTelling = (word: string) =>
      (word.length > SHORT && !isKnown(word) && !isKnown(word.replace(/s$/, ''))) || TELLING.has(word);
    const telling = words.filter((word, at) => translations.has(word) && isTelling(word) && !isNamed(at));
    const phrases = new Set(
      runs.map(({ phrase }) => phrase).filter((one) => translations.has(one) && !isEnglish(one, isKnown)),
    );
    const tells = telling.length + phrases.size;
    const goesOn = language === before && words.some((word) => translations.has(word) && !isKnown(word));
    const hits = words.filter((word) => translations.has(word)).length;
    return tells > 0 || goesOn ? [{ table, tells, hits }] : [];
  });
  const [best] = scored.sort((a, b) => b.tells - a.tells || b.hits - a.hits);
  const isMostlyEnglish = !best || isMixed(words, best.tells);
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
  const isMeaning = (phrase: string) => translations.has(phrase) || isName(phrase);
  const ofWord = (word: string) => {
    const form = isKnown(word) ? undefined : formsOf(word).find((one) => translations.has(one));
    return (language !== LEARNERS && form && translations.get(form)) || word;
  };
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !isMeaning(words.slice(at, at + length).join(' '))) length--;
    const phrase = words.slice(at, at + length).join(' ');
    const isKept = isMostlyEnglish && isKnown(phrase);
    english.push((isKept ? undefined : translations.get(phrase)) ?? (length > 1 || isKept ? phrase : ofWord(phrase)));
    at += length;
  }
  return english.join(' ');
}
