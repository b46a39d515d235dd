import { channels, contrast } from '#lib/team/look/contrast.fixtures.ts';
import { kitOf, nationCode, nationKits } from '#lib/team/look/kits.ts';
import nations from '#lib/team/look/nations.generated.json' with { type: 'json' };
import { SHIRT_CHOICES } from '#types/team.ts';

const outfield = (nationality: string) => ({ nationality, position: 'CM' as const });

it.each(Object.keys(nations))('numbers are readable on the shirts of %s', (nation) => {
  for (const isInGoal of [true, false]) {
    const { body, second, number, halo } = kitOf('national', outfield(nation), isInGoal);
    expect(contrast(channels(number), channels(body))).toBeGreaterThanOrEqual(4.5);
    // A halo separates the number from a pattern that may have the same colour.
    if (second !== '' && contrast(channels(number), channels(second)) < 4.5)
      expect(contrast(channels(number), channels(halo))).toBeGreaterThanOrEqual(4.5);
  }
});

it.each(SHIRT_CHOICES)('the goalkeeper contrasts with the outfield players: %s', (choice) => {
  for (const nation of Object.keys(nations)) {
    const distance = channels(kitOf(choice, outfield(nation), true).body)
      .map((value, index) => value - (channels(kitOf(choice, outfield(nation), false).body)[index] ?? 0))
      .reduce((sum, difference) => sum + difference ** 2, 0);
    expect([nation, distance > 0.2]).toEqual([nation, true]);
  }
});

it('gives players from other nations black shirts, or a whole team one colour', () => {
  expect(kitOf('national', outfield('Atlantis'))).toEqual(kitOf('ink', outfield('Italy')));
  expect(kitOf('red', outfield('Italy'))).toEqual(kitOf('red', outfield('Brazil')));
  expect(kitOf('national', outfield('Italy'))).not.toEqual(kitOf('national', outfield('Brazil')));
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
