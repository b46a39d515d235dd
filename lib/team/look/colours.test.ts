import { CHALK_OPACITY, PITCHES, SHIRTS } from '#lib/team/look/colours.ts';
import { channels, contrast } from '#lib/team/look/contrast.fixtures.ts';

const mix = (top: string, under: string, opacity: number) => {
  const below = channels(under);
  return channels(top).map((value, index) => value * opacity + (below[index] ?? 0) * (1 - opacity));
};

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
