import { canvasFor } from '#components/play/result-canvas.ts';
import { PRODUCT_TITLE } from '#lib/platform/product.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 80;
const PAPER = '#0c1412';
const INK = '#f1ede1';
const QUIET = '#a3b0aa';
const ACCENT = '#ffce3a';
const SQUARE_COLOURS = { won: '#4cc38a', drawn: '#ffce3a', lost: '#f0604d' };

/** The left and right parts of a line, and how the match went. */
export type ResultRow = readonly [name: string, result: string, went?: keyof typeof SQUARE_COLOURS];

type Result = { title: string; headline: string; rows: readonly ResultRow[] };

/** A picture in the page's own fonts, drawn on this device. Null if the browser can't draw it. */
export async function drawResultPicture({ title, headline, rows }: Result): Promise<Blob | null> {
  const canvas = await canvasFor(
    WIDTH,
    HEIGHT,
    [title, headline.toUpperCase(), PRODUCT_TITLE.toUpperCase(), ...rows.flat()].join(' '),
  );
  if (!canvas) return null;
  const { drawing, write, toBlob } = canvas;
  drawing.fillStyle = PAPER;
  drawing.fillRect(0, 0, WIDTH, HEIGHT);
  drawing.fillStyle = ACCENT;
  drawing.fillRect(0, 0, WIDTH, 14);
  const room = WIDTH - 2 * EDGE;
  write(title, { x: EDGE, y: 150, size: 52, colour: QUIET, room });
  write(headline.toUpperCase(), { x: EDGE, room, y: 270, size: 110, colour: ACCENT, weight: 700 });
  const step = Math.min(104, (HEIGHT - 480) / Math.max(1, rows.length));
  for (const [at, [name, result, went]] of rows.entries()) {
    const size = Math.min(60, step * 0.7);
    const line = { y: 400 + at * step, size, room: room * 0.46 };
    const square = went ? size * 0.7 : 0;
    drawing.fillStyle = went ? SQUARE_COLOURS[went] : PAPER;
    drawing.fillRect(EDGE, line.y - square, square, square);
    write(name, { ...line, x: EDGE + square * 1.6, colour: INK });
    write(result, { ...line, x: WIDTH - EDGE, anchor: 'right', colour: INK, weight: 700 });
  }
  write(PRODUCT_TITLE.toUpperCase(), { x: EDGE, y: HEIGHT - 70, size: 36, colour: QUIET });
  return toBlob();
}
