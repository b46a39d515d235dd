import * as z from 'zod/mini';
import { parsed } from '#lib/draft/stored-draft.ts';

/** How a day's draft went: the share of the perfect draft, and how its first finished cup ended. */
export type DayResult = { percent: number; path?: string | undefined; end?: string | undefined };

/** By the number of the day. Only drafts begun on their own day count. */
export type DraftResults = Readonly<Record<string, DayResult>>;

const schema = z.record(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.object({ percent: z.number(), path: z.optional(z.string()), end: z.optional(z.string()) }),
);

export const readDraftResults = (text: string | null): DraftResults => parsed(schema, text) ?? {};

/** The first result of a day counts, and so does the first cup. */
export function withResult(results: DraftResults, day: number, { percent, path, end }: DayResult): DraftResults {
  const known = results[day];
  return {
    ...results,
    [day]: { percent: known?.percent ?? percent, path: known?.path ?? path, end: known?.end ?? end },
  };
}

/** How many days in a row have a result, up to today, or up to yesterday while today's is open. */
export function streakOf(results: DraftResults, today: number): number {
  let day = results[today] ? today : today - 1;
  let days = 0;
  for (; results[day]; day--) days++;
  return days;
}

export const bestOf = (results: DraftResults): number | null =>
  Object.values(results).reduce<number | null>((best, { percent }) => Math.max(best ?? 0, percent), null);

const STEPS = [
  { from: 0, label: '<50' },
  { from: 50, label: '50+' },
  { from: 70, label: '70+' },
  { from: 85, label: '85+' },
  { from: 100, label: '100' },
] as const;

/** How many results fall into each range of per cent, lowest first. */
export function distributionOf(results: DraftResults): { label: string; from: number; count: number }[] {
  const all = Object.values(results);
  return STEPS.map(({ from, label }, at) => {
    const below = STEPS[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    return { label, from, count: all.filter(({ percent }) => percent >= from && percent < below).length };
  });
}
