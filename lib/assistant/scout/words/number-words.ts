export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  trio: 3,
  duo: 2,
  eleven: 11,
  dozen: 12,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

export const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

export const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Years of World Cups in two digits. */
export const SHORT_CUP_YEAR = '(7[048]|8[26]|9[048]|0[26]|1[048]|2[26])';

/** The years of World Cups in two digits, by host. */
export const HOSTS: Readonly<Record<string, string>> = {
  germany: '74 06',
  argentina: '78',
  espana: '82',
  spain: '82',
  mexico: '86',
  italia: '90',
  italy: '90',
  usa: '94',
  france: '98',
  'korea japan': '02',
  'japan korea': '02',
  'south africa': '10',
  brazil: '14',
  russia: '18',
  qatar: '22',
};
