import { searchQuerySchema } from '#lib/players/search-query.ts';
import { BIRTH_YEARS } from '#types/limits.ts';

const yearOf = (year: string) => searchQuerySchema.safeParse({ year }).data?.year ?? null;

it.each([BIRTH_YEARS.first, 1975, BIRTH_YEARS.last])('%d can be searched for', (year) => {
  expect(yearOf(String(year))).toBe(year);
});

it.each([String(BIRTH_YEARS.first - 1), String(BIRTH_YEARS.last + 1), '75', '01975', '1e3', '+975', '197５'])(
  '%s is not a year of birth',
  (text) => {
    expect(yearOf(text)).toBeNull();
  },
);
