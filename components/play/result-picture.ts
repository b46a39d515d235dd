import { PRODUCT_TITLE } from '#lib/platform/product.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 80;
const PAPER = '#0c1412';
const INK = '#f1ede1';
const QUIET = '#a3b0aa';
const ACCENT = '#ffce3a';
const SQUARE_COLOURS = { won: '#4cc38a', drawn: '#ffce3a', lost: '#f0604d' };
const WEIGHTS = [600, 700] as const;

/** The left and right parts of a line, and how the match went. */
export type ResultRow = readonly [name: string, result: string, went?: keyof typeof SQUARE_COLOURS];

type Result = { title: string; headline: string; rows: readonly ResultRow[] };

type Line = {
  y: number;
  size: number;
  colour: string;
  weight?: (typeof WEIGHTS)[number];
  x?: number;
  isRight?: boolean;
  room?: number;
};

const SMALLEST = 20;

/** A picture in the page's own fonts, drawn on this device. Null if the browser can't draw it. */
export async function drawResultPicture({ title, headline, rows }: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  const style = getComputedStyle(document.body);
  const display = style.getPropertyValue('--display').trim() || 'sans-serif';
  const texts = [title, headline.toUpperCase(), PRODUCT_TITLE.toUpperCase(), ...rows.flat()].join(' ');
  // A canvas doesn't wait for fonts. Each family loads by itself, because a missing local fallback rejects the whole list.
  const fonts = WEIGHTS.flatMap((weight) => display.split(',').map((family) => `${weight} 80px ${family.trim()}`));
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, texts)));

  drawing.fillStyle = PAPER;
  drawing.fillRect(0, 0, WIDTH, HEIGHT);
  drawing.fillStyle = ACCENT;
  drawing.fillRect(0, 0, WIDTH, 14);
  const write = (text: string, line: Line) => {
    const { y, size, colour, weight = 600, x = EDGE, isRight = false, room = WIDTH - 2 * EDGE } = line;
    let fitting = size;
    do {
      drawing.font = `${weight} ${fitting}px ${display}`;
      fitting -= 2;
    } while (drawing.measureText(text).width > room && fitting > SMALLEST);
    drawing.fillStyle = colour;
    drawing.textAlign = isRight ? 'right' : 'left';
    drawing.fillText(text, isRight ? WIDTH - EDGE : x, y);
  };
  write(title, { y: 150, size: 52, colour: QUIET });
  write(headline.toUpperCase(), { y: 270, size: 110, colour: ACCENT, weight: 700 });
  const step = Math.min(104, (HEIGHT - 480) / Math.max(1, rows.length));
  for (const [at, [name, result, went]] of rows.entries()) {
    const size = Math.min(60, step * 0.7);
    const line = { y: 400 + at * step, size, room: (WIDTH - 2 * EDGE) * 0.46 };
    const square = went ? size * 0.7 : 0;
    drawing.fillStyle = went ? SQUARE_COLOURS[went] : PAPER;
    drawing.fillRect(EDGE, line.y - square, square, square);
    write(name, { ...line, x: EDGE + square * 1.6, colour: INK });
    write(result, { ...line, colour: INK, weight: 700, isRight: true });
  }
  write(PRODUCT_TITLE.toUpperCase(), { y: HEIGHT - 70, size: 36, colour: QUIET });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
