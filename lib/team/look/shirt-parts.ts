export const KIT_PATTERNS = ['plain', 'stripes', 'hoops', 'halves', 'sash', 'checks'] as const;
export type KitPattern = (typeof KIT_PATTERNS)[number];

export type Kit = {
  body: string;
  sleeve: string;
  pattern: KitPattern;
  /** The pattern's colour. */
  second: string;
  /** Collar and cuffs. */
  trim: string;
  number: string;
  /** Surrounds the number if the pattern makes it hard to read. '' for none. */
  halo: string;
};

/** In drawing units. */
export const SHIRT_WIDTH = 72;
export const SHIRT_HEIGHT = 69;

export const SHIRT_OUTLINE =
  'M27 5.5C30.5 9 41.5 9 45 5.5L57 9.6C60.4 10.8 62.4 12.6 63.7 15.4L70.4 29.8 59.8 35.2 56 28.5V62.5C56 65 54.6 66.2 52 66.2H20C17.4 66.2 16 65 16 62.5V28.5L12.2 35.2 1.6 29.8 8.3 15.4C9.6 12.6 11.6 10.8 15 9.6Z';
const SHIRT_BODY =
  'M27 5.5C30.5 9 41.5 9 45 5.5L57 9.6 56 27.5V62.5C56 65 54.6 66.2 52 66.2H20C17.4 66.2 16 65 16 62.5V27.5L15 9.6Z';
const SHIRT_TRIM =
  'M25.6 5.9C30 11.6 42 11.6 46.4 5.9L44.6 4.3C41 8 31 8 27.4 4.3ZM1.6 29.8L12.2 35.2 13.9 32.2 3 26.7ZM70.4 29.8L59.8 35.2 58.1 32.2 69 26.7Z';

/** Cut to the shirt's shape by hand: eighteen clip paths would take longer to paint than all the shirts. */
const PATTERN_PATHS: Readonly<Record<Exclude<KitPattern, 'plain'>, string>> = {
  stripes: 'M18.5 8.4L25.5 6V66.2H18.5ZM32.5 7.9H39.5V66.2H32.5ZM46.5 6L53.5 8.4V66.2H46.5Z',
  hoops:
    'M15.2 12H56.8L56.4 20H15.6ZM16 28H56V36H16ZM16 44H56V52H16ZM16 60H56V62.5C56 65 54.6 66.2 52 66.2H20C17.4 66.2 16 65 16 62.5Z',
  halves: 'M36 8.1C39.6 8.1 43.2 7.3 45 5.5L57 9.6 56 27.5V62.5C56 65 54.6 66.2 52 66.2H36Z',
  sash: 'M47.4 6.3L57 9.6 56.9 10.5 23.7 66.2H20C17.4 66.2 16 65 16 62.5V59Z',
  checks: checks(),
};

function checks(): string {
  const columns = 6;
  const rows = 8;
  const width = 40 / columns;
  const height = 7.6;
  const squares = ['M8.9 16h6v6h-6Z', 'M4.6 23.5h4.2v4.6h-4.2Z', 'M57.1 16h6v6h-6Z', 'M63.2 23.5h4.2v4.6h-4.2Z'];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if ((row + column) % 2 === 0) continue;
      const top = row === 0 ? 9 : 5.4 + row * height;
      const bottom = 5.4 + (row + 1) * height;
      squares.push(
        `M${round(16 + column * width)} ${round(top)}h${round(width)}v${round(bottom - top)}h${round(-width)}Z`,
      );
    }
  return squares.join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Drawn one above the other, starting with the whole shirt. */
export function shirtLayers({ body, sleeve, pattern, second, trim }: Kit): { path: string; fill: string }[] {
  return [
    { path: SHIRT_OUTLINE, fill: sleeve },
    { path: SHIRT_BODY, fill: body },
    ...(pattern === 'plain' ? [] : [{ path: PATTERN_PATHS[pattern], fill: second }]),
    { path: SHIRT_TRIM, fill: trim },
  ];
}

/** Centred on the shirt. `y` is the baseline. */
export type ShirtText = { text: string; y: number; size: number };

/** Initials above the number, or large initials if there is no number. */
export function shirtTexts(initials: string, number: number | null): ShirtText[] {
  if (number === null) return [{ text: initials, y: 47, size: 30 }];
  return [
    { text: initials, y: 24, size: 16.5 },
    { text: `${number}`, y: 51.5, size: 31 },
  ];
}

export function emptyShirtText(code: string): ShirtText {
  return { text: code, y: 44, size: code.length > 3 ? 16.5 : 19 };
}
