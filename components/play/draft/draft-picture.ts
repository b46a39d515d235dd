import { DRAFT_PICTURE_LAYOUTS, type DraftPictureLayout } from '#components/play/draft/draft-picture-layout.ts';
import { canvasFor, type ResultCanvas } from '#components/play/draft/result-canvas.ts';
import { SQUARE_SIGNS, type SquareMark } from '#components/play/draft/square-signs.ts';
import type { PickMark } from '#lib/draft/draft-score.ts';
import type { PathStep } from '#lib/match/cup/cup-path.ts';
import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import { ACCENT, ACCENT_INK } from '#lib/share/picture-colours.ts';
import { PICTURE_SHAPES, type PictureShape } from '#lib/share/picture-shapes.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { slotPoint } from '#lib/team/formation/layouts.ts';
import { pitchPaths, UPRIGHT_PITCH_LENGTH } from '#lib/team/formation/pitch-geometry.ts';
import { PITCHES } from '#lib/team/look/colours.ts';
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

const INK = '#f1ede1';
const NIGHT = '#07140e';
type Drawing = CanvasRenderingContext2D;
type Write = ResultCanvas['write'];

const SQUARES: Readonly<Record<SquareMark, { colour: string; ink: string }>> = {
  best: { colour: '#2a8f5a', ink: '#fff' },
  won: { colour: '#2a8f5a', ink: '#fff' },
  near: { colour: ACCENT, ink: ACCENT_INK },
  drawn: { colour: ACCENT, ink: ACCENT_INK },
  lost: { colour: '#cf3f35', ink: '#fff' },
  other: { colour: '#6d7a74', ink: '#fff' },
};

/** Drawn on this device. Null if the browser can't draw it. */
export async function drawDraftPicture(picture: DraftPicture, shape: PictureShape): Promise<Blob | null> {
  const { title, percent, marks, formation, shirts, year, results, end, site } = picture;
  const layout = DRAFT_PICTURE_LAYOUTS[shape];
  const { width, height } = PICTURE_SHAPES[shape];
  const { edge, pitch, above, below, foot, cup } = layout;
  const letters = [JSON.stringify(picture), title.toUpperCase(), PRODUCT_TITLE].join(' ');
  const canvas = await canvasFor(width, height, letters);
  if (!canvas) return null;
  const { drawing, write, toBlob } = canvas;
  drawing.fillStyle = NIGHT;
  drawing.fillRect(0, 0, width, height);
  drawPitch(drawing, layout);
  for (const slot of formationOf(formation).positions) {
    const { left, top } = slotPoint(formation, slot, 'portrait');
    const x = pitch.x + (left / 100) * pitch.width;
    const y = pitch.y + above + (top / 100) * (pitch.height - above - below);
    drawShirt(drawing, x, y, shirts?.find((one) => one.slot === slot) ?? null, layout, write);
  }
  write(title.toUpperCase(), { ...layout.title, colour: ACCENT, weight: 700, x: edge });
  write(`${percent} %`, { ...layout.percent, colour: '#fff', weight: 700, x: edge });
  write('of the perfect draft', { ...layout.words, colour: INK, x: edge });
  for (const [at, mark] of marks.entries()) {
    const { x, y, size } = layout.marks;
    drawSquare(drawing, x + (at % 6) * size * 1.2, y + Math.floor(at / 6) * size * 1.2, size, mark);
  }
  drawing.fillStyle = 'rgb(255 255 255 / 0.08)';
  drawing.beginPath();
  drawing.roundRect(cup.x, cup.y, cup.width, cup.height, 16);
  drawing.fill();
  drawCup(drawing, { year, results, end }, cup, write);
  write(PRODUCT_TITLE, { y: foot.y, size: edge < 50 ? 22 : 32, colour: INK, x: edge });
  write(site, {
    y: foot.y,
    size: edge < 50 ? 22 : 30,
    colour: ACCENT,
    x: foot.right,
    anchor: 'right',
    room: (foot.right - edge) * 0.54,
  });
  return toBlob();
}

type Cup = Pick<DraftPicture, 'year' | 'results' | 'end'>;

function drawCup(drawing: Drawing, { year, results, end }: Cup, box: DraftPictureLayout['cup'], write: Write): void {
  const { x, y, width, height, isNarrow } = box;
  const size = isNarrow ? 34 : 42;
  const [left, right] = [x + (isNarrow ? 18 : 30), x + width - (isNarrow ? 18 : 30)];
  const middle = y + height / 2;
  const words = isNarrow ? y + 46 : middle + 14;
  const squares = isNarrow ? { x: left, y: y + 72 } : { x: x + 274, y: middle - size / 2 };
  write(`World Cup ${year}`, { y: words, size: isNarrow ? 32 : 42, colour: '#fff', x: left });
  for (const [at, result] of results.entries()) {
    drawSquare(drawing, squares.x + at * size * 1.24, squares.y, size, result);
  }
  const room = isNarrow ? width - 240 : 630 - results.length * 52;
  write(end, { y: words, size: isNarrow ? 28 : 38, colour: INK, x: right, anchor: 'right', room });
}

function drawPitch(drawing: Drawing, { pitch: { x, y, width, height }, edge }: DraftPictureLayout): void {
  const { stripes, lines } = pitchPaths(UPRIGHT_PITCH_LENGTH);
  drawing.save();
  drawing.translate(x, y + height);
  drawing.rotate(-Math.PI / 2);
  drawing.scale(height / UPRIGHT_PITCH_LENGTH, width / 68);
  drawing.fillStyle = PITCHES.grass.light;
  drawing.fillRect(0, 0, UPRIGHT_PITCH_LENGTH, 68);
  drawing.fillStyle = PITCHES.grass.dark;
  drawing.fill(new Path2D(stripes));
  drawing.strokeStyle = 'rgb(255 255 255 / 0.5)';
  drawing.lineWidth = 0.25;
  drawing.stroke(new Path2D(lines));
  drawing.restore();
  // Words stand above and below, not beside it.
  if (x > edge) return;
  const shade = drawing.createLinearGradient(0, y, 0, y + height);
  for (const [stop, alpha] of [
    [0, 1],
    [0.24, 0.12],
    [0.8, 0],
    [1, 1],
  ] as const)
    shade.addColorStop(stop, `rgb(7 20 14 / ${alpha})`);
  drawing.fillStyle = shade;
  drawing.fillRect(x, y, width, height);
}

function drawSquare(drawing: Drawing, x: number, y: number, size: number, square: SquareMark): void {
  const { colour, ink } = SQUARES[square];
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
  drawing.stroke(new Path2D(SQUARE_SIGNS[square]));
  drawing.restore();
}

function drawShirt(
  drawing: Drawing,
  x: number,
  y: number,
  shirt: PictureShirt | null,
  layout: DraftPictureLayout,
  write: Write,
): void {
  const scale = layout.shirt / SHIRT_WIDTH;
  const [left, top] = [x - layout.shirt / 2, y - (SHIRT_HEIGHT * scale) / 2];
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
    write('?', {
      y: y + layout.shirt * 0.155,
      size: layout.shirt * 0.45,
      colour: '#fff',
      weight: 700,
      x,
      anchor: 'centre',
    });
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
    y: y + layout.shirt * 0.48 + layout.plate,
    size: layout.plate,
    colour: '#fff',
    weight: 700,
    x,
    anchor: 'centre',
    room: layout.shirt * 1.72,
    plate: 'rgb(5 24 15 / 0.86)',
  });
}
