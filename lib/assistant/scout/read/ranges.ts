import { NUMBER_WORDS } from '#lib/assistant/scout/words/number-words.ts';
import type { Years } from '#lib/players/vocabulary/decades.ts';

const FIRST_YEAR = 1900;
export const FUTURE = 2100;
export const MANY = 999;

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
  if (/^(?:more than|over|above)$/.test(comparison)) return { from: count + 1, to: MANY };
  if (/^(?:fewer|less|under|below)/.test(comparison)) return { from: 0, to: count - 1 };
  if (/^(?:up to|at most)$/.test(comparison) || /fewer|less/.test(more)) return { from: 0, to: count };
  return { from: count, to: /^(?:exactly|precisely)$/.test(comparison) ? count : MANY };
}

/** 'Born in 87' */
export const bornIn = (text: string) => String(Number(text) + (Number(text) < 20 ? 2000 : 1900));
