import { NUMBER_WORDS } from '#lib/assistant/scout/words/number-words.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

export const FIRST_YEAR = 1900;
export const FUTURE = 2100;
export const MANY = 999;
export const CUP = '(?:fifa )?(?:world ?cups?|wc|mundial)';

export const alternatives = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
export const NUMBER = `(\\d{1,3}|${alternatives(Object.keys(NUMBER_WORDS))})`;
const COMPARISONS =
  '(?:more|better|higher|fewer|less|worse|lower) than|over|above|at least|minimum of|minimum|min|under|below|up to|at most|no (?:more|less|fewer|worse|better) than|maximum|max';
const OR_MORE = '(?:(?:or|and) (?:more|better|higher|above|over|up|upwards)|plus)';
const OR_LESS = '(?:or|and) (?:fewer|less|worse|lower|below|under)';
const UNITS =
  '(?:s|st|nd|rd|th|year|years|yrs|minutes?|percent|per cent|millions?|mio|euros?|pounds?|dollars?|points?|seasons?|clubs?|titles?|trophies|assists?|cards?|players|men|old|or older|or younger)\\b';
const PLAIN_NUMBER = NUMBER.replace('(', '(?:');
/** 'More than five', 'five or more', 'exactly five', 'between five and ten', 'five to ten' */
export const COMPARED = `(?:(${COMPARISONS}|exactly|precisely|only|just|between|from) )?${NUMBER}( ${OR_MORE}| ${OR_LESS}| (?:to|until|or) ${PLAIN_NUMBER}|(?<=\\bbetween ${PLAIN_NUMBER}) and ${PLAIN_NUMBER})?`;
/** A number without a unit: 'above 88', '85 or better'. */
export const UNNAMED = `(?<!\\b(?:aged?|age of) )(?:(${COMPARISONS}) (\\d\\d)|(?:of |at )?(\\d\\d)(?= ${OR_MORE}| ${OR_LESS}))( ${OR_MORE}| ${OR_LESS})?(?: rated)?(?! ?\\d| ?${UNITS})`;

const OLDEST = 50;

/** Whether a number without a unit is an age rather than a rating. */
export const mayBeAge = (comparison = '', number = '', more = '') =>
  Number(number) < OLDEST && !/better|worse|higher|lower/.test(`${comparison} ${more}`);

export const numberOf = (text: string) => NUMBER_WORDS[text] ?? Number(text);
export const yearOf = (text: string) =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);
export const since = (from: number): Years => ({ from, to: FUTURE });
export const until = (to: number): Years => ({ from: FIRST_YEAR, to });
export const between = (one = '', other = ''): Years => ({
  from: Math.min(Number(one), Number(other)),
  to: Math.max(Number(one), Number(other)),
});

/** 'more than 10', '5 or more'. A bare number means at least as many. */
export function rangeOf(comparison = '', number = '', more = ''): { from: number; to: number } {
  const count = numberOf(number);
  const [, last] = /^ (?:to|until|and|or) (\w+)$/.exec(more) ?? [];
  if (last !== undefined && !Number.isNaN(numberOf(last))) return { from: count, to: numberOf(last) };
  if (/^(?:(?:more|better|higher) than|over|above)$/.test(comparison)) return { from: count + 1, to: MANY };
  if (/^(?:fewer|less|worse|lower|under|below)/.test(comparison)) return { from: 0, to: count - 1 };
  if (/^(?:up to|at most|max|no (?:more|better))/.test(comparison) || /fewer|less|worse|lower|below|under/.test(more))
    return { from: 0, to: count };
  return { from: count, to: /^(?:exactly|precisely|only|just)$/.test(comparison) ? count : MANY };
}

export const isWithin = (count: number, { from, to }: Years) => count >= from && count <= to;

/** 'Born in 87' */
export const bornIn = (text: string) => String(Number(text) + (Number(text) < 20 ? 2000 : 1900));

const BEFORE_NOTHING = /^(?:|in|at|for|against|and|with|to|during|who|that|on|per|or|but)$/;
const BEFORE_LIMIT =
  /^(?:|top|best|greatest|first|last|next|give|me|list|name|show|the|which|what|any|these|those|other|another|more|worst|of|my|our|their|only|just|about|make|it|no|find|us|say|to)$/;

/** 'Keepers who saved two': a number that counts neither what follows nor the best of something. */
export const isOfNothing = (before: string, after: string) => BEFORE_NOTHING.test(after) && !BEFORE_LIMIT.test(before);
