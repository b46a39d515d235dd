import type { Asked, Reading } from '#lib/assistant/scout/query.ts';
import { withFullNames } from '#lib/assistant/scout/read/full-names.ts';
import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { corrected } from '#lib/assistant/scout/read/names.ts';
import { isSlip } from '#lib/assistant/scout/read/near-word.ts';
import { readNumbers } from '#lib/assistant/scout/read/number-verbs.ts';
import { Walk } from '#lib/assistant/scout/read/walk.ts';
import { inEnglish } from '#lib/assistant/scout/words/languages.ts';
import { patternsIn, replacementsIn } from '#lib/assistant/scout/words/patterns.ts';
import { foldText } from '#lib/team/fold-text.ts';

const FORMS = Object.entries(patternsIn('forms')) as [NonNullable<Reading['form']>, RegExp][];
/** Wherever they stand, so that a statement may come before. */
const ASKED = Object.entries(patternsIn('asked')) as [Asked, RegExp][];

const SLIPS = replacementsIn('slips');
/** Signs and short forms, and what they mean. */
const WRITTEN = replacementsIn('written');

/** `language` is that of the question before, for 'y el de 2018'. */
export function readQuestion(question: string, lexicon: Lexicon, language: string | null = null): Reading {
  const { dictionaries, rewrites } = lexicon;
  const written = listed(withFullNames(question, lexicon), lexicon).replaceAll(/[’`´′]/g, "'");
  const folded = rewrites.typed(
    foldText(WRITTEN.reduce((text, [said, meant]) => text.replaceAll(said, meant), written)),
  );
  const { text: english, language: read } = inEnglish(folded, dictionaries, knownWords(lexicon), language);
  const isForeign = read !== null;
  const told = withItsClubs(isForeign ? rewrites.typed(english) : english, isForeign, lexicon);
  const spelled = corrected(told.split(' '), lexicon, isForeign);
  const typos = new Map(spelled.map(({ text, typed }) => [text, typed]));
  const joined = spelled.map(({ text }) => text).join(' ');
  // What is spelled right only now may be a turn of phrase.
  const isMended = !isForeign && spelled.some(({ text, typed }) => text !== typed);
  const plain = rewrites.english(isMended ? rewrites.typed(joined) : joined);
  const numbers = readNumbers(plain, rewrites.numbers);
  const words = numbers.text.split(' ').filter(Boolean);
  const tokens = words.map((text) => ({ text, typed: typos.get(text) ?? text }));
  return {
    ...new Walk(tokens, lexicon, numbers, read).read(),
    text: isForeign ? plain : foldText(question),
    isWhether: ASKED.some(([asked, words]) => asked === 'whether' && words.test(plain)),
    asks: askedFirst(plain),
    form: FORMS.find(([, words]) => words.test(plain))?.[0] ?? null,
  };
}

/** The question with slips of the hand in its English words mended. Names stay, as the answer says how it read them. */
export function spelled(question: string, lexicon: Lexicon): string {
  const { ordinary, playersByWord, phrases, dictionaries, rewrites } = lexicon;
  const typed = SLIPS.reduce((text, [said, meant]) => text.replaceAll(said, meant), question);
  const folded = foldText(typed);
  const isWord = (word: string) =>
    ordinary.has(word) && !(playersByWord.has(word) && (phrases.get(word)?.kind ?? 'player') === 'player');
  const slips = corrected(folded.split(' '), lexicon).filter(
    ({ text, typed: slip }) => text !== slip && isSlip(slip, text) && isWord(text),
  );
  if (slips.length === 0 && typed === question) return question;
  const isForeign = inEnglish(rewrites.typed(folded), dictionaries, knownWords(lexicon)).language !== null;
  if (isForeign) return question;
  return slips.reduce(
    (all, word) => all.replace(new RegExp(`(?<!\\p{L})${word.typed}(?!\\p{L})`, 'iu'), word.text),
    typed,
  );
}

/** What the words of a question are, apart from what a dictionary of another language says. */
const knownWords = ({ phrases, everyday }: Lexicon) => ({
  isKnown: (word: string) => phrases.has(word) || everyday.has(word),
  isName: (words: string) => {
    const meaning = words.includes(' ') ? phrases.get(words) : undefined;
    const kind = meaning?.kind === 'condition' ? meaning.condition.kind : meaning?.kind;
    return kind === 'player' || kind === 'nation' || kind === 'club' || kind === 'manager';
  },
});

/** 'Inter, Milan and Juventus' are three clubs. */
const listed = (question: string, { phrases }: Lexicon) =>
  question.replaceAll(/(?<=([\p{L}]+)),\s+(?=([\p{L}]+))/gu, (comma, before = '', after = '') =>
    [`${before} ${after}`, before, after].every((words) => phrases.get(foldText(words))?.kind === 'condition')
      ? ' and '
      : comma,
  );

/** 'Clubes italianos', word by word, or 'played for three clubs from Italy'. */
const withItsClubs = (plain: string, isForeign: boolean, { phrases }: Lexicon) =>
  plain.replace(isForeign ? CLUBS_OF : CLUBS_FROM, (whole, clubs, nation) => {
    const meaning = phrases.get(nation);
    return meaning?.kind === 'condition' && meaning.condition.kind === 'nation' ? `${nation} ${clubs}` : whole;
  });
const CLUBS_FROM = /(?<=\b(?:for|at|in|with)(?: \S+){0,4} )(clubs) (?:from|of) (\S+)/g;
const CLUBS_OF = /\b(clubs?) (?:(?:from|of) (?:the )?)?(\S+)/g;

const askedFirst = (plain: string): Asked | null =>
  ASKED.map(([asked, words]) => ({ asked, at: plain.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.asked ?? null;
