import { CHALK_OPACITY, PITCHES, SHIRTS } from '#lib/team/look/colours.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const mix = (top: string, under: string, opacity: number) => {
  const below = channels(under);
  return channels(top).map((value, index) => value * opacity + (below[index] ?? 0) * (1 - opacity));
};

/** Relative luminance as defined in WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(Object.entries(SHIRTS))('initials are readable on the %s shirt', (_, { light, dark, ink }) => {
  for (const cloth of [light, dark]) expect(contrast(channels(ink), channels(cloth))).toBeGreaterThanOrEqual(4.5);
});

it.each(Object.entries(PITCHES))('chalk, rings, plates and empty slots are readable on %s', (_, { light, dark }) => {
  for (const stripe of [light, dark]) {
    expect(contrast(mix('#ffffff', stripe, CHALK_OPACITY), channels(stripe))).toBeGreaterThanOrEqual(3);
    expect(contrast(channels('#ffffff'), channels(stripe))).toBeGreaterThanOrEqual(3);
    // White text on the dark plate and on an empty slot.
    expect(contrast(channels('#ffffff'), mix('#07160f', stripe, 0.86))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(channels('#ffffff'), mix('#09301d', stripe, 0.86))).toBeGreaterThanOrEqual(4.5);
    // The accent, for the selected slot and legal targets.
    expect(contrast(channels('#ffce3a'), channels(stripe))).toBeGreaterThanOrEqual(3);
  }
});
