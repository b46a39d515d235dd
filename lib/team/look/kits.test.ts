import { channels, contrast } from '#lib/team/look/contrast.fixtures.ts';
import { kitOf, NATION_SHIRTS, nationCode, nationKits, teamKits } from '#lib/team/look/kits.ts';
import nations from '#lib/team/look/nations.generated.json' with { type: 'json' };
import { readOwnShirt, recoloured, writeOwnShirt } from '#lib/team/look/own-shirt.ts';
import { SOME_SHIRTS } from '#lib/team/team.fixtures.ts';
import { isShirtChoice } from '#types/team.ts';

/** Of `shirt_colour` in the database. */
const COLUMN_LENGTH = 20;

const player = (nationality: string) => ({ nationality, position: 'CM' as const });

it.each([
  ...Object.entries(nations).map(([nation]) => [nation, nationKits(nation)] as const),
  ...SOME_SHIRTS.map((shirt) => [shirt, teamKits(shirt)] as const),
])('%s: numbers are readable, and the goalkeeper contrasts', (_, { outfield, keeper }) => {
  for (const { body, second, number, halo } of [outfield, keeper]) {
    expect(contrast(channels(number), channels(body))).toBeGreaterThanOrEqual(4.5);
    // A halo separates the number from a pattern that may have the same colour.
    if (second !== '' && contrast(channels(number), channels(second)) < 4.5)
      expect(contrast(channels(number), channels(halo))).toBeGreaterThanOrEqual(4.5);
  }
  const theirs = channels(outfield.body);
  const distance = channels(keeper.body).reduce((sum, value, at) => sum + (value - (theirs[at] ?? 0)) ** 2, 0);
  expect(distance).toBeGreaterThan(0.2);
});

it('reads and writes every shirt, within the length that the database keeps', () => {
  const written = SOME_SHIRTS.map((shirt) => {
    const own = readOwnShirt(shirt);
    return own ? writeOwnShirt(own) : shirt;
  });
  expect(written).toEqual(SOME_SHIRTS);
  const nationShirts = NATION_SHIRTS.map(({ shirt }) => shirt);
  expect(new Set(nationShirts).size).toBe(nationShirts.length);
  for (const shirt of [...SOME_SHIRTS, ...nationShirts]) {
    expect(isShirtChoice(shirt)).toBe(true);
    expect(shirt.length).toBeLessThanOrEqual(COLUMN_LENGTH);
  }
  for (const text of ['red-red-stripe', 'red-white', 'red-white-plain', 'nation-Brazil', 'plaid', 'red-', 7])
    expect(isShirtChoice(text)).toBe(false);
});

it('swaps two colours when one is chosen for the other', () => {
  const own = { first: 'red', second: 'white', pattern: 'hoops' } as const;
  expect(recoloured(own, 'first', 'white')).toEqual({ ...own, first: 'white', second: 'red' });
  expect(recoloured(own, 'second', 'blue')).toEqual({ ...own, second: 'blue' });
});

it('gives players from other nations black shirts, or a whole team one colour', () => {
  expect(kitOf('national', player('Atlantis'))).toEqual(kitOf('ink', player('Italy')));
  expect(kitOf('red', player('Italy'))).toEqual(kitOf('red', player('Brazil')));
  expect(kitOf('nation-BRA', player('Italy'))).toBe(kitOf('national', player('Brazil')));
  expect(kitOf('national', player('Italy'))).not.toEqual(kitOf('national', player('Brazil')));
});

it('has a code for every nation with a shirt', () => {
  expect(nationCode('Croatia')).toBe('CRO');
  expect(nationCode('Atlantis')).toBe('Atlantis');
});

it.each([
  ['West Germany', 'Germany'],
  ['USA', 'United States'],
  ["Côte d'Ivoire", 'Ivory Coast'],
])('%s, as it is called at a World Cup, wears the shirts of %s', (team, nation) => {
  expect(nationKits(team)).toEqual(nationKits(nation));
  expect(nationCode(team)).toBe(nationCode(nation));
});
