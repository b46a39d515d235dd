import { DASH, TICK } from '#components/play/draft/square-signs.ts';
import { canvasFor } from '#components/play/result-canvas.ts';
import type { PickMark } from '#lib/draft/draft-score.ts';
import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { pitchPaths, UPRIGHT_PITCH_LENGTH } from '#lib/team/formation/pitch-geometry.ts';
import { initials } from '#lib/team/look/display.ts';
import {
  type Kit,
  SHIRT_HEIGHT,
  SHIRT_OUTLINE,
  SHIRT_WIDTH,
  shirtLayers,
  shirtTexts,
} from '#lib/team/look/shirt-parts.ts';
import type { FormationId, Slot } from '#types/team.ts';

/** A starter as drawn. */
export type PictureShirt = { slot: Slot; name: string; plate: string; number: number | null; kit: Kit };

export type DraftPicture = {
  title: string;
  percent: number;
  marks: readonly PickMark[];
  formation: FormationId;
  /** Null while the day lasts: then every shirt has a '?' (D66). */
  shirts: readonly PictureShirt[] | null;
  year: number;
  /** How the cup went, match by match and in words. Empty before it. */
  results: readonly PathStep['result'][];
  end: string;
  site: string;
};

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 56;
const PITCH = { top: 128, bottom: 1060 };
const INK = '#f1ede1';
const ACCENT = '#ffce3a';
type Square = PickMark | PathStep['result'];

const SQUARES: Readonly<Record<Square, { colour: string; ink: string; sign: string }>> = {
  best: { colour: '#2a8f5a', ink: '#fff', sign: TICK },
  won: { colour: '#2a8f5a', ink: '#fff', sign: TICK },
  near: { colour: ACCENT, ink: '#241b00', sign: DASH },
  drawn: { colour: ACCENT, ink: '#241b00', sign: DASH },
  lost: { colour: '#cf3f35', ink: '#fff', sign: 'm6.5 6.5 7 7m0-7-7 7' },
  other: { colour: '#6d7a74', ink: '#fff', sign: '' },
};
const SHIRT = 116;

/** Drawn on this device. Null if the browser can't draw it. */
export async function drawDraftPicture(picture: DraftPicture): Promise<Blob | null> {
  const { title, percent, marks, formation, shirts, year, results, end, site } = picture;
  const canvas = await canvasFor(
    WIDTH,
    HEIGHT,
    [JSON.stringify(picture), title.toUpperCase(), PRODUCT_TITLE].join(' '),
  );
  if (!canvas) return null;
  const { drawing, write, toBlob } = canvas;
  drawing.fillStyle = '#07140e';
  drawing.fillRect(0, 0, WIDTH, HEIGHT);
  drawPitch(drawing);
  for (const slot of formationOf(formation).positions) {
    const { left, top } = slotPoint(formation, slot, 'portrait');
    const [x, y] = [(left / 100) * WIDTH, PITCH.top + 112 + (top / 100) * (PITCH.bottom - PITCH.top - 132)];
    const shirt = shirts?.find((one) => one.slot === slot);
    drawShirt(drawing, x, y, shirt ?? null, write);
  }
  write(title.toUpperCase(), { y: 88, size: 44, colour: ACCENT, weight: 700, x: EDGE });
  write(`${percent} %`, { y: 222, size: 140, colour: '#fff', weight: 700, x: EDGE });
  write('of the perfect draft', { y: 278, size: 40, colour: INK, x: EDGE });
  for (const [at, mark] of marks.entries()) {
    drawSquare(drawing, 604 + (at % 6) * 72, 94 + Math.floor(at / 6) * 72, 60, mark);
  }
  drawing.fillStyle = 'rgb(255 255 255 / 0.08)';
  drawing.beginPath();
  drawing.roundRect(EDGE, 1128, WIDTH - 2 * EDGE, 104, 16);
  drawing.fill();
  write(`World Cup ${year}`, { y: 1194, size: 42, colour: '#fff', x: EDGE + 30 });
  for (const [at, result] of results.entries()) drawSquare(drawing, 330 + at * 52, 1160, 42, result);
  write(end, {
    y: 1194,
    size: 38,
    colour: INK,
    x: WIDTH - EDGE - 30,
    anchor: 'right',
    room: 630 - results.length * 52,
  });
  write(PRODUCT_TITLE, { y: 1308, size: 32, colour: INK, x: EDGE });
  write(site, { y: 1308, size: 30, colour: ACCENT, x: WIDTH - EDGE, anchor: 'right', room: 520 });
  return toBlob();
}

function drawPitch(drawing: CanvasRenderingContext2D): void {
  const { stripes, lines } = pitchPaths(UPRIGHT_PITCH_LENGTH);
  const height = PITCH.bottom - PITCH.top;
  drawing.save();
  drawing.translate(0, PITCH.bottom);
  drawing.rotate(-Math.PI / 2);
  drawing.scale(height / UPRIGHT_PITCH_LENGTH, WIDTH / 68);
  drawing.fillStyle = '#23804f';
  drawing.fillRect(0, 0, UPRIGHT_PITCH_LENGTH, 68);
  drawing.fillStyle = '#1e7548';
  drawing.fill(new Path2D(stripes));
  drawing.strokeStyle = 'rgb(255 255 255 / 0.5)';
  drawing.lineWidth = 0.25;
  drawing.stroke(new Path2D(lines));
  drawing.restore();
  // Dark where the words stand.
  const shade = drawing.createLinearGradient(0, PITCH.top, 0, PITCH.bottom);
  for (const [stop, alpha] of [
    [0, 1],
    [0.24, 0.12],
    [0.8, 0],
    [1, 1],
  ] as const)
    shade.addColorStop(stop, `rgb(7 20 14 / ${alpha})`);
  drawing.fillStyle = shade;
  drawing.fillRect(0, PITCH.top, WIDTH, height);
}

function drawSquare(drawing: CanvasRenderingContext2D, x: number, y: number, size: number, square: Square): void {
  const { colour, ink, sign } = SQUARES[square];
  drawing.save();
  drawing.translate(x, y);
  drawing.scale(size / 20, size / 20);
  drawing.fillStyle = colour;
  drawing.beginPath();
  drawing.roundRect(0, 0, 20, 20, 3);
  drawing.fill();
  drawing.strokeStyle = ink;
  drawing.lineWidth = 2.4;
  drawing.lineCap = 'round';
  drawing.stroke(new Path2D(sign));
  drawing.restore();
}

type Write = NonNullable<Awaited<ReturnType<typeof canvasFor>>>['write'];

function drawShirt(
  drawing: CanvasRenderingContext2D,
  x: number,
  y: number,
  shirt: PictureShirt | null,
  write: Write,
): void {
  const scale = SHIRT / SHIRT_WIDTH;
  const [left, top] = [x - SHIRT / 2, y - (SHIRT_HEIGHT * scale) / 2];
  drawing.save();
  drawing.translate(left, top);
  drawing.scale(scale, scale);
  drawing.lineJoin = 'round';
  drawing.strokeStyle = '#fff';
  drawing.lineWidth = 3;
  if (!shirt) drawing.setLineDash([6, 5]);
  drawing.stroke(new Path2D(SHIRT_OUTLINE));
  if (shirt) {
    for (const { path, fill } of shirtLayers(shirt.kit)) {
      drawing.fillStyle = fill;
      drawing.fill(new Path2D(path));
    }
  } else {
    drawing.fillStyle = 'rgb(5 40 22 / 0.5)';
    drawing.fill(new Path2D(SHIRT_OUTLINE));
  }
  drawing.restore();
  if (!shirt) {
    write('?', { y: y + 18, size: 52, colour: '#fff', weight: 700, x, anchor: 'centre' });
    return;
  }
  for (const line of shirtTexts(initials(shirt.name), shirt.number)) {
    const colour = shirt.kit.number;
    write(line.text, {
      y: top + line.y * scale,
      size: line.size * scale,
      colour,
      weight: 700,
      x,
      anchor: 'centre',
      halo: shirt.kit.halo,
    });
  }
  write(shirt.plate, {
    y: y + 86,
    size: 30,
    colour: '#fff',
    weight: 700,
    x,
    anchor: 'centre',
    room: 200,
    plate: 'rgb(5 24 15 / 0.86)',
  });
}
