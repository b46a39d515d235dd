import { PRODUCT_TITLE } from '#lib/platform/product.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 80;
const PAPER = '#0c1412';
const INK = '#f1ede1';
const QUIET = '#a3b0aa';
const ACCENT = '#ffce3a';

/** The left and right parts of a line. */
export type ResultRow = readonly [name: string, result: string];

type Result = { title: string; headline: string; rows: readonly ResultRow[] };

type Line = { y: number; size: number; colour: string; weight?: number; isRight?: boolean; room?: number };

const SMALLEST = 20;

/** A picture in the page's own fonts, drawn on this device. Null if the browser can't draw it. */
export async function drawResultPicture({ title, headline, rows }: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  const style = getComputedStyle(document.body);
  const display = style.getPropertyValue('--font-display').trim() || 'sans-serif';
  await document.fonts.load(`700 80px ${display}`).catch(() => []);

  drawing.fillStyle = PAPER;
  drawing.fillRect(0, 0, WIDTH, HEIGHT);
  drawing.fillStyle = ACCENT;
  drawing.fillRect(0, 0, WIDTH, 14);
  const write = (text: string, { y, size, colour, weight = 600, isRight = false, room = WIDTH - 2 * EDGE }: Line) => {
    let fitting = size;
    do {
      drawing.font = `${weight} ${fitting}px ${display}, sans-serif`;
      fitting -= 2;
    } while (drawing.measureText(text).width > room && fitting > SMALLEST);
    drawing.fillStyle = colour;
    drawing.textAlign = isRight ? 'right' : 'left';
    drawing.fillText(text, isRight ? WIDTH - EDGE : EDGE, y);
  };
  write(title, { y: 150, size: 52, colour: QUIET });
  write(headline.toUpperCase(), { y: 270, size: 110, colour: ACCENT, weight: 700 });
  const step = Math.min(104, (HEIGHT - 480) / Math.max(1, rows.length));
  for (const [at, [name, result]] of rows.entries()) {
    const line = { y: 400 + at * step, size: Math.min(60, step * 0.7), room: (WIDTH - 2 * EDGE) * 0.48 };
    write(name, { ...line, colour: INK });
    write(result, { ...line, colour: INK, weight: 700, isRight: true });
  }
  write(PRODUCT_TITLE.toUpperCase(), { y: HEIGHT - 70, size: 36, colour: QUIET });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
