import { NUMBER_WORDS } from '#lib/assistant/scout/words/number-words.ts';
import { patternsIn } from '#lib/assistant/scout/words/patterns.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

const SAID = patternsIn('ranges');
const FIRST_YEAR = 1900;
export const FUTURE = 2100;
export const MANY = 999;

export const numberOf = (text: string) => NUMBER_WORDS[text] ?? Number(text);
export const yearOf = (text: string) =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 30 ? 2000 : 1900);
export const since = (from: number): Years => ({ from, to: FUTURE });
export const until = (to: number): Years => ({ from: FIRST_YEAR, to });
export const between = (one: number, other = one): Years => ({ from: Math.min(one, other), to: Math.max(one, other) });

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

/** 'Keepers who saved two': a number that counts neither what follows nor the best of something. */
export const isOfNothing = (before: string, after: string) =>
  SAID.BEFORE_NOTHING.test(after) && !SAID.BEFORE_LIMIT.test(before);
