/** Our own cup, in a box of 64 × 80. */
export const TROPHY_WIDTH = 64;
export const TROPHY_HEIGHT = 80;

export type TrophyMetal = 'gold' | 'silver';

const METALS = {
  gold: { light: '#ffe9a0', main: '#ffce3a', dark: '#c98f00', base: '#2a2208', ink: '#5b4200' },
  silver: { light: '#f4f5f1', main: '#c6cdc8', dark: '#8b9690', base: '#2b322f', ink: '#3c4541' },
} as const;

const HANDLES = 'M15.5 14C5 11 4 29 20.5 33.5M48.5 14C59 11 60 29 43.5 33.5';
const BOWL = 'M15 9H49C49 27 44 40 35 43.5V44H29V43.5C20 40 15 27 15 9Z';
const STEM = 'M29.5 44H34.5C34.5 51 36 55 40 58H24C28 55 29.5 51 29.5 44Z';

export type TrophyPart = { path: string; fill?: string; stroke?: string; width?: number };

/** Drawn one above the other. */
export function trophyParts(metal: TrophyMetal): TrophyPart[] {
  const { light, main, dark, base } = METALS[metal];
  return [
    { path: HANDLES, stroke: dark, width: 5 },
    { path: HANDLES, stroke: main, width: 2.6 },
    { path: BOWL, fill: main },
    { path: 'M15 9H24V36.6C18.4 30.3 15 20.5 15 9Z', fill: light },
    { path: 'M41 9H49C49 22 46.4 32.2 41 38.6Z', fill: dark },
    { path: 'M27 9H30V44H29V43.5C28.3 43.2 27.6 42.8 27 42.4Z', fill: light },
    { path: STEM, fill: main },
    { path: 'M32 50.5C32.6 54 34.6 56.4 40 58H32Z', fill: dark },
    { path: 'M15.3 5H48.7A2.75 2.75 0 0 1 48.7 10.5H15.3A2.75 2.75 0 0 1 15.3 5Z', fill: main },
    { path: 'M15.3 5H24V10.5H15.3A2.75 2.75 0 0 1 15.3 5Z', fill: light },
    { path: 'M41 5H48.7A2.75 2.75 0 0 1 48.7 10.5H41Z', fill: dark },
    { path: 'M27 43H37A2.2 2.2 0 0 1 37 47.4H27A2.2 2.2 0 0 1 27 43Z', fill: main },
    { path: 'M21 58H43L45 63H19Z', fill: main },
    { path: 'M21 58H27L26 63H19Z', fill: light },
    { path: 'M38 58H43L45 63H39Z', fill: dark },
    { path: 'M16 63H48V75H16Z', fill: base },
    { path: 'M16 63H48V65.5H16Z', fill: dark },
  ];
}

export type TrophyText = { text: string; y: number; size: number; fill: string };

export function trophyTexts(metal: TrophyMetal, year: number): TrophyText[] {
  const { main, ink } = METALS[metal];
  return [
    { text: '11', y: 28.6, size: 13, fill: ink },
    { text: `${year}`, y: 72.8, size: 7.5, fill: main },
  ];
}

export const TROPHY_OUTLINE = `${BOWL}${HANDLES}M29.5 44C29.5 51 28 55 24 58H40C36 55 34.5 51 34.5 44M16 62H48V74H16Z`;
