import type { CSSProperties } from 'react';
import { SHIRTS } from '#lib/team/colours.ts';
import type { ShirtColour } from '#types/team.ts';

export function shirtStyle(colour: ShirtColour): CSSProperties {
  const { light, dark, ink } = SHIRTS[colour];
  return { '--disc': `radial-gradient(120% 120% at 30% 20%, ${light}, ${dark})`, '--disc-ink': ink } as CSSProperties;
}
