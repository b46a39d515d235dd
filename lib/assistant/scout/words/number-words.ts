import { DECADE_WORDS } from '#lib/players/vocabulary/decades.ts';

const FIRST_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(FIRST_NUMBERS.map((word, at) => [word, at + 1])),
  ...{ duo: 2, trio: 3, dozen: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100 },
};

export const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

export const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The years of World Cups in two digits, by host. */
export const HOSTS: Readonly<Record<string, string>> = Object.fromEntries(
  'germany 74 06, argentina 78, espana 82, spain 82, mexico 86, italia 90, italy 90, usa 94, america 94, united states 94, france 98, korea japan 02, japan korea 02, south africa 10, brazil 14, russia 18, qatar 22'
    .split(', ')
    .map((line) => /^(\D+) (.*)$/.exec(line)?.slice(1) ?? []),
);

/** Well spelled, whatever else they look like: 'fifties' isn't 'fifteen'. */
export const SPELLED_NUMBERS = Object.keys({ ...NUMBER_WORDS, ...DECADE_WORDS });
