const WEIGHTS = [600, 700] as const;
const SMALLEST = 20;

const BEFORE = { left: 0, centre: 0.5, right: 1 } as const;

export type CanvasLine = {
  y: number;
  size: number;
  colour: string;
  weight?: (typeof WEIGHTS)[number];
  x: number;
  anchor?: 'left' | 'centre' | 'right';
  /** Longer texts get smaller. */
  room?: number;
  /** Around the letters. '' for none. */
  halo?: string;
  plate?: string;
};

export type ResultCanvas = {
  drawing: CanvasRenderingContext2D;
  write: (text: string, line: CanvasLine) => void;
  toBlob: () => Promise<Blob | null>;
};

/** `texts` has every letter that will be written, so that the page's own fonts load. Null if the browser can't draw. */
export async function canvasFor(width: number, height: number, texts: string): Promise<ResultCanvas | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  const display = getComputedStyle(document.body).getPropertyValue('--display').trim() || 'sans-serif';
  // A canvas doesn't wait for fonts. Each family loads by itself, because a missing local fallback rejects the whole list.
  const fonts = WEIGHTS.flatMap((weight) => display.split(',').map((family) => `${weight} 80px ${family.trim()}`));
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, texts)));

  const write = (text: string, line: CanvasLine) => {
    const { x, y, size, colour, weight = 600, anchor = 'left', room = width, halo, plate } = line;
    let fitting = size;
    do {
      drawing.font = `${weight} ${fitting}px ${display}`;
      fitting -= 2;
    } while (drawing.measureText(text).width > room && fitting > SMALLEST);
    const wide = drawing.measureText(text).width;
    const from = x - wide * BEFORE[anchor];
    drawing.textAlign = 'left';
    if (plate) {
      drawing.fillStyle = plate;
      drawing.beginPath();
      drawing.roundRect(from - 12, y - size, wide + 24, size + 10, 8);
      drawing.fill();
    }
    if (halo) {
      drawing.strokeStyle = halo;
      drawing.lineWidth = size / 5;
      drawing.strokeText(text, from, y);
    }
    drawing.fillStyle = colour;
    drawing.fillText(text, from, y);
  };
  return { drawing, write, toBlob: () => new Promise((resolve) => canvas.toBlob(resolve, 'image/png')) };
}
