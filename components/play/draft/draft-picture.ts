import { canvasFor } from '#components/play/result-canvas.ts';
import type { PickMark } from '#lib/draft/draft-score.ts';
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
  /** How the cup went in words, or '' before it. */
  end: string;
  site: string;
};

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 56;
const PITCH = { top: 128, bottom: 1060 };
const INK = '#f1ede1';
const ACCENT = '#ffce3a';
const MARK_COLOURS: Readonly<Record<PickMark, string>> = { best: '#2a8f5a', near: ACCENT, other: '#6d7a74' };
const SHIRT = 116;

/** Drawn on this device. Null if the browser can't draw it. */
export async function drawDraftPicture(picture: DraftPicture): Promise<Blob | null> {
  const { title, percent, marks, formation, shirts, year, end, site } = picture;
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
    const [x, y] = [(left / 100) * WIDTH, PITCH.top + 40 + (top / 100) * (PITCH.bottom - PITCH.top - 60)];
    const shirt = shirts?.find((one) => one.slot === slot);
    drawShirt(drawing, x, y, shirt ?? null, write);
  }
  write(title.toUpperCase(), { y: 88, size: 44, colour: ACCENT, weight: 700, x: EDGE });
  write(`${percent} %`, { y: 222, size: 140, colour: '#fff', weight: 700, x: EDGE });
  write('of the perfect draft', { y: 278, size: 40, colour: INK, x: EDGE });
  for (const [at, mark] of marks.entries()) {
    drawing.fillStyle = MARK_COLOURS[mark];
    drawing.beginPath();
    drawing.roundRect(604 + (at % 6) * 72, 94 + Math.floor(at / 6) * 72, 60, 60, 9);
    drawing.fill();
  }
  drawing.fillStyle = 'rgb(255 255 255 / 0.08)';
  drawing.beginPath();
  drawing.roundRect(EDGE, 1128, WIDTH - 2 * EDGE, 104, 16);
  drawing.fill();
  write(`World Cup ${year}`, { y: 1194, size: 42, colour: '#fff', x: EDGE + 30 });
  write(end, { y: 1194, size: 38, colour: INK, x: WIDTH - EDGE - 30, anchor: 'right', room: 520 });
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
