import { kitOf, nationCode } from '#lib/team/look/kits.ts';
import nations from '#lib/team/look/nations.generated.json' with { type: 'json' };
import { SHIRT_CHOICES } from '#types/team.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Relative luminance as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const outfield = (nationality: string) => ({ nationality, position: 'CM' as const });

it.each(Object.keys(nations))('numbers are readable on the shirts of %s', (nation) => {
  for (const isInGoal of [true, false]) {
    const { body, second, number, halo } = kitOf('national', outfield(nation), isInGoal);
    expect(contrast(number, body)).toBeGreaterThanOrEqual(4.5);
    // A halo separates the number from a pattern that may have the same colour.
    if (second !== '' && contrast(number, second) < 4.5) expect(contrast(number, halo)).toBeGreaterThanOrEqual(4.5);
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
