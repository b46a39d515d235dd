import { condition, type Reader } from '#lib/assistant/scout/read/number-meaning.ts';
import { alternatives, between, bornIn, since, until, yearOf } from '#lib/assistant/scout/read/ranges.ts';
import { HOSTS, MONTHS, SHORT_CUP_YEAR } from '#lib/assistant/scout/words/number-words.ts';
import { DECADE, decadeOf, type Years } from '#lib/players/vocabulary/decades.ts';

export const YEAR = '((?:19|20)\\d\\d)';

/** The last year in which it was host; another text is the year itself. */
export const hostYear = (host: string) => yearOf(HOSTS[host]?.split(' ').at(-1) ?? host);

type ToYears = (one?: string, other?: string) => Years;
const born = (words: string, toYears: ToYears): Reader => [
  `born ${words}`,
  (one, other) => condition({ kind: 'born', years: toYears(one, other) }),
];
const ended = (words: string, toYears: ToYears): Reader => [
  `retired ${words}`,
  (year) => condition({ kind: 'ended', years: toYears(year, year) }),
];
const ofYear = (words: string, toYears: ToYears): Reader =>
  [words, (one, other) => ({ kind: 'year', years: toYears(one, other) })] as const;

export const BORN: readonly Reader[] = [
  [
    `(?:born|birthdays?)(?: is| are| falls)? (?:on|in) (?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${MONTHS.join('|')})(?: (\\d{1,2}))?(?! ?\\d)`,
    (day, month = '', after) =>
      condition({ kind: 'birthday', month: MONTHS.indexOf(month) + 1, day: Number(day ?? after ?? 0) }),
  ],
  born(`(?:between|from) ${YEAR} (?:and|to|until|till) ${YEAR}`, between),
  born(`(?:before|until|earlier than|prior to) ${YEAR}`, (text) => until(Number(text) - 1)),
  born(`(?:after|later than) ${YEAR}`, (text) => since(Number(text) + 1)),
  born(`(?:since|from) ${YEAR}(?: on| onwards)?`, (text) => since(Number(text))),
  born(`(?:in )?${YEAR}(?: or later| or after| onwards| and later)`, (text) => since(Number(text))),
  born(`(?:in )?${YEAR}(?: or earlier| or before| and earlier)`, (text) => until(Number(text))),
  born(`since (?:the )?(${DECADE})`, (text = '') => since(decadeOf(text).from)),
  born(`(?:in |during )?(?:the )?(${DECADE})`, (text = '') => decadeOf(text)),
  born(`(?:in |around )?${YEAR}`, (text) => between(text, text)),
  born('(?:in |around )?(\\d\\d)(?! ?(?:s|st|nd|rd|th|[a-z]+uary)\\b)', (text = '') =>
    between(bornIn(text), bornIn(text)),
  ),
];

/** 'Retired before 2000' */
export const ENDED: readonly Reader[] = [
  ended(`in ${YEAR}`, between),
  ended(`(?:before|by|until) ${YEAR}`, (text) => until(Number(text) - 1)),
  ended(`(?:after|since) ${YEAR}`, (text) => since(Number(text) + 1)),
];

/** '82 to 94' are years after or before 'World Cup'. */
export const CUP_YEARS = ofYear(
  `(?:(?<=\\bworld cups?\\b.*)|(?=.*\\bworld cups?\\b))(?:between|from) ${SHORT_CUP_YEAR} (?:and|to|until|till) ${SHORT_CUP_YEAR}`,
  (one = '', other = '') => between(String(yearOf(one)), String(yearOf(other))),
);

/** When players were active, or a World Cup was. */
export const YEARS: readonly Reader[] = [
  ofYear(`(?:between|from) ${YEAR} (?:and|to|until|till) ${YEAR}`, between),
  ofYear(`${YEAR} (?:to |until )?${YEAR}`, between),
  ofYear(
    `(?:since|from|after) (?:the )?(${DECADE})(?: on| onwards?| and later)|since (?:the )?(${DECADE})`,
    (one, other) => since(decadeOf(one ?? other ?? '').from),
  ),
  // Of players, not of the World Cups they won
  [
    `(?<!\\b(?:teams?|nations?|countries|sides?|winners|champions|scorers|squads?) )(?:of|from) (?:the )?(${DECADE})(?= (?:who|that) )`,
    (text = '') => condition({ kind: 'active', years: decadeOf(text) }),
  ],
  [
    `(?:in |of |from |during )?(?:the )?(${DECADE}) (?:and|or|to|through) (?:the )?(${DECADE})`,
    (one = '', other = '') => {
      const [from, to] = [decadeOf(one), decadeOf(other)];
      return to.from === from.to + 1 ? { kind: 'year', years: { from: from.from, to: to.to } } : null;
    },
  ],
  ofYear(`(?:in |of |from |during )?(?:the )?(?:early |mid |late )?(${DECADE})`, (text = '') => decadeOf(text)),
  ofYear(`(?:before|prior to) ${YEAR}`, (text) => until(Number(text) - 1)),
  ofYear(
    `(?:until|till|up to)(?: and including)? (\\d{4}|${SHORT_CUP_YEAR}|${alternatives(Object.keys(HOSTS))})`,
    (text = '') => until(hostYear(text)),
  ),
  ofYear(`after ${YEAR}`, (text) => since(Number(text) + 1)),
  ofYear(`(?:since|from) ${YEAR}(?: on| onwards)`, (text) => since(Number(text))),
  ofYear(`(?<=\\b(?:all|every|each)(?: (?!from)[a-z]+)* )from (\\d{4}|${SHORT_CUP_YEAR})$`, (text = '') =>
    since(yearOf(text)),
  ),
  ofYear(`since (\\d{4}|[5-9]\\d|[012]\\d)\\b`, (text = '') => since(yearOf(text))),
  ofYear(`(?:in |of |from |during )?(?:the )?${YEAR}`, (text) => between(text, text)),
  ofYear(
    `(?:in|of|at|from|and) (?:the )?${SHORT_CUP_YEAR}(?! (?:top|best|years?|goals?|players?|matches|games)\\b)`,
    (text = '') => ({
      from: yearOf(text),
      to: yearOf(text),
    }),
  ),
  ofYear('(7[048]|8[26]|9[048])', (text = '') => ({ from: yearOf(text), to: yearOf(text) })),
];

const OLDEST_AGE = 99;
const aged = (words: string, toAges: (age: number) => Years): Reader => [
  words,
  (age, other) => condition({ kind: 'age', ...toAges(Number(age ?? other)) }),
];

export const AGED: readonly Reader[] = [
  aged('(?:aged )?(?:under|younger than|below|u) ?(\\d\\d)(?: ?s| years old| years of age)?', (age) => ({
    from: 0,
    to: age - 1,
  })),
  aged('(?:aged )?(?:over|older than|above) (\\d\\d)(?: ?s| years old| years of age)?', (age) => ({
    from: age + 1,
    to: OLDEST_AGE,
  })),
  aged('aged (\\d\\d) (?:or|and) (?:more|older|over|above|up)(?: years old)?|(\\d\\d) (?:or|and) older', (age) => ({
    from: age,
    to: OLDEST_AGE,
  })),
  aged('aged (\\d\\d) (?:or|and) (?:less|younger|under|below)(?: years old)?|(\\d\\d) (?:or|and) younger', (age) => ({
    from: 0,
    to: age,
  })),
  aged('(?:aged|at the age of|at) (\\d\\d)(?: years old)?', (age) => ({ from: age, to: age })),
];
