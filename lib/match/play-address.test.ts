import { NO_CHOICES } from '#lib/match/plans.ts';
import {
  canonicalQuery,
  type PlayAddress,
  readPlayAddress,
  screenOf,
  sharedAddress,
  writePlayAddress,
} from '#lib/match/play-address.ts';
import { ENGINE_VERSION } from '#lib/match/version.ts';

test('an address survives a reload, and a shared one names its version', () => {
  const address = {
    team: '1abc',
    against: null,
    cup: 1998,
    as: 'Côte d’Ivoire',
    version: '1x',
    step: 3,
    minute: 54,
    draft: '42',
    picks: 'a0',
    name: 'Ana & Co',
    reply: null,
    by: null,
    challenge: null,
    choices: [
      NO_CHOICES,
      {
        halfTime: { plan: 'attack', substitutions: [{ off: 10, on: 6 }] },
        extraTime: { plan: 'hold', substitutions: [] },
      },
    ],
    isWatched: true,
    isDrafted: true,
  } satisfies PlayAddress;
  expect(readPlayAddress(writePlayAddress(address))).toEqual(address);
  const shared = sharedAddress(address);
  expect(shared).toMatch(/^\/t\/1abc\?/);
  expect(readPlayAddress(shared.slice(shared.indexOf('?')))).toMatchObject({
    cup: 1998,
    version: ENGINE_VERSION,
    step: 0,
    isWatched: false,
  });
  expect(readPlayAddress('#cup=<script>&step=-1')).toMatchObject({ cup: null, step: 0 });
  for (const cup of ['5', '1975', '01998', '2030']) expect(readPlayAddress(`#cup=${cup}`).cup).toBeNull();
});

it.each([
  ['?cup=1998&as=Iran&v=1abc', '?cup=1998&as=Iran&v=1abc'],
  ['?v=1abc&cup=1998&utm_source=x', '?cup=1998&v=1abc'],
  ['?cup=1982&as=Northern%20Ireland', '?cup=1982&as=Northern+Ireland'],
  ['?against=1code&v=1abc&cup=1998', '?v=1abc&against=1code'],
  ['?drafted=yes&against=1code&v=1abc', '?v=1abc&against=1code&drafted=1'],
  ['?cup=1998&drafted=1', '?cup=1998'],
  ['?cup=1998&as=%3Cb%3E&v=a%20b', '?cup=1998'],
  ['?cup=1998&plans=a93-.h-', '?cup=1998&plans=a93-.h'],
  ['?cup=1998&plans=x', '?cup=1998'],
  ['?cup=1998&plans=a97', '?cup=1998'],
  ['?cup=1998&plans=a90818283', '?cup=1998'],
  ['?cup=1998&plans=---------a', '?cup=1998'],
  ['?cup=1999', ''],
  ['?fbclid=1', ''],
])('of the query %s of a shared page, only %s counts', (query, counts) => {
  expect(canonicalQuery(readPlayAddress(query))).toBe(counts);
  expect(canonicalQuery(readPlayAddress(counts))).toBe(counts);
});

it.each([
  ['', 'home'],
  ['#cup=1998', 'setup'],
  ['#team=1abc', 'setup'],
  ['#team=1abc&cup=1998&v=1x', 'cup'],
  ['#against=1abc', 'versus'],
])('the address %s shows the screen %s', (address, screen) => {
  expect(screenOf(readPlayAddress(address))).toBe(screen);
});
