import type { Asked, Reading } from '#lib/assistant/scout/query.ts';
import { withFullNames } from '#lib/assistant/scout/read/full-names.ts';
import type { Lexicon } from '#lib/assistant/scout/read/lexicon.ts';
import { corrected } from '#lib/assistant/scout/read/names.ts';
import { readNumbers } from '#lib/assistant/scout/read/number-verbs.ts';
import { yearOf } from '#lib/assistant/scout/read/ranges.ts';
import { Walk } from '#lib/assistant/scout/read/walk.ts';
import { inEnglish } from '#lib/assistant/scout/words/languages.ts';
import { patternsIn, replacementsIn } from '#lib/assistant/scout/words/patterns.ts';
import { foldText } from '#lib/team/fold-text.ts';

const FORMS = Object.entries(patternsIn('forms')) as [NonNullable<Reading['form']>, RegExp][];
/** Wherever they stand, so that a statement may come before. */
const ASKED = Object.entries(patternsIn('asked')) as [Asked, RegExp][];

const SHORT_YEAR = /(?<=\b(?:from|since|until|till|after|before|born|year|the) )'(\d\d)\b(?! ?s)/giu;
/** Signs and short forms, and what they mean. */
const WRITTEN = replacementsIn('written');

/** `language` is that of the question before, for 'y el de 2018'. */
export function readQuestion(question: string, lexicon: Lexicon, language: string | null = null): Reading {
  const { phrases, dictionaries, rewrites } = lexicon;
  const written = withScore(listed(withFullNames(question, lexicon), lexicon), lexicon)
    .replaceAll(/[’`´′]/g, "'")
    .replaceAll(SHORT_YEAR, (_, year) => String(yearOf(year)));
  const folded = rewrites.typed(
    foldText(WRITTEN.reduce((text, [said, meant]) => text.replaceAll(said, meant), written)),
  );
  const isKnown = (word: string) => phrases.has(word) || lexicon.everyday.has(word);
  const isSpelled = (word: string) => lexicon.common.has(word) || lexicon.playersByWord.has(word);
  const isName = (words: string) => {
    const meaning = words.includes(' ') ? phrases.get(words) : undefined;
    const kind = meaning?.kind === 'condition' ? meaning.condition.kind : meaning?.kind;
    return kind === 'player' || kind === 'nation' || kind === 'club';
  };
  const known = { isKnown, isName, isSpelled };
  const { text: english, language: read } = inEnglish(folded, dictionaries, known, language);
  const spelled = read === null ? corrected(english.split(' '), lexicon) : [];
  const words = spelled.filter(({ text, typed }) => text !== typed && lexicon.vocabulary.has(text));
  const typos = new Map(words.map(({ text, typed }) => [text, typed]));
  const spelt = spelled.map((one) => (words.includes(one) ? one.text : one.typed)).join(' ');
  const plain = rewrites.english(read === null ? spelt : withItsClubs(english, lexicon));
  const numbers = readNumbers(plain, rewrites.numbers);
  const tokens = corrected(numbers.text.split(' ').filter(Boolean), lexicon, read !== null).map(({ text, typed }) => ({
    text,
    typed: typos.get(typed) ?? typed,
  }));
  return {
    ...new Walk(tokens, lexicon, numbers, read).read(),
    isWhether: ASKED.some(([asked, words]) => asked === 'whether' && words.test(plain)),
    asks: askedFirst(plain),
    form: FORMS.find(([, words]) => words.test(plain))?.[0] ?? null,
  };
}

/** 'Inter, Milan and Juventus' are three clubs. */
const listed = (question: string, { phrases }: Lexicon) =>
  question.replaceAll(/(?<=([\p{L}]+)),\s+(?=([\p{L}]+))/gu, (comma, before = '', after = '') =>
    [`${before} ${after}`, before, after].every((words) => phrases.get(foldText(words))?.kind === 'condition')
      ? ' and '
      : comma,
  );

const isNation = (words: string, phrases: Lexicon['phrases']) => {
  const meaning = phrases.get(words);
  return meaning?.kind === 'condition' && meaning.condition.kind === 'nation';
};

/** 'Clubes italianos', word by word. */
const withItsClubs = (plain: string, { phrases }: Lexicon) =>
  plain.replace(/\b(clubs?) (\S+)/g, (whole, clubs, nation) =>
    isNation(nation, phrases) ? `${nation} ${clubs}` : whole,
  );

/** 'Brazil 1 Germany 7' is 1–7. */
const withScore = (question: string, { phrases }: Lexicon) =>
  question.replace(SCORE, (whole, one = '', goals, other = '', more) => {
    const isTeam = [one, other].every((words) => isNation(foldText(words), phrases));
    return isTeam ? `${goals}-${more} ${one} against ${other}` : whole;
  });
const SCORE =
  /(?<!\p{L})(\p{L}+(?: (?:korea|africa|zealand|arabia|states|ireland|germany|rica))?) (\d|10)[ ,:–-]+(\p{L}+(?: (?:korea|africa|zealand|arabia|states|ireland|germany|rica|salvador))?) (\d|10)(?!\d| (?:players?|men)\b)/giu;

const askedFirst = (plain: string): Asked | null =>
  ASKED.map(([asked, words]) => ({ asked, at: plain.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.asked ?? null;
