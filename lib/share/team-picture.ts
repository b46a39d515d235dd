import { PRODUCT_NAME } from '#lib/platform/product.ts';
import { BRAND_MARK, escapeMarkup } from '#lib/share/markup.ts';
import { CREDIT_WIDTH, drawCredits } from '#lib/share/picture-credits.ts';
import { type Drawing, drawPitch, pitchHeight } from '#lib/share/pitch-drawing.ts';
import { fitText, textWidth, wrapText } from '#lib/share/text-width.ts';
import { everyone } from '#lib/team/operations.ts';
import type { PictureCredit } from '#types/portrait.ts';
import type { Team } from '#types/team.ts';

export const PICTURE_SHAPES = { wide: [1200, 630], tall: [1080, 1350] } as const;
export type PictureShape = keyof typeof PICTURE_SHAPES;

export function isPictureShape(value: unknown): value is PictureShape {
  return typeof value === 'string' && Object.hasOwn(PICTURE_SHAPES, value);
}

/** Later fonts have the characters that earlier ones lack. */
export const PICTURE_FONTS = ['Barlow Condensed', 'Noto Sans', 'Noto Sans Arabic'] as const;

const PAPER = '#0c1412';
const INK = '#f1ede1';
const QUIET = '#a3b0aa';
const ACCENT = '#ffce3a';
const EDGE = 40;
const CREDIT_EDGE = 10;

type Line = { x: number; y: number; size: number; fill?: string; weight?: number };

function line(text: string, { x, y, size, fill = INK, weight = 600 }: Line): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

function heading(
  name: string,
  width: number,
  sizes: readonly number[],
  max: number,
): { size: number; lines: string[] } {
  const text = name.toLocaleUpperCase('en');
  const fits = (size: number) =>
    wrapText(text, size, width, 99).length <= max && text.split(' ').every((word) => textWidth(word, size) <= width);
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 40;
  return { size, lines: wrapText(text, size, width, max) };
}

export function teamPictureSvg(
  team: Team,
  shape: PictureShape,
  { credits, ...drawing }: Drawing & { credits: readonly PictureCredit[] },
): string {
  const [width, height] = PICTURE_SHAPES[shape];
  const note = drawCredits(
    credits,
    { right: width - EDGE, bottom: height - CREDIT_EDGE, width: CREDIT_WIDTH },
    { fill: QUIET, shown: drawing.shown },
  );
  const parts = (shape === 'wide' ? wideParts(team, drawing) : tallParts(team, drawing)) + note;
  const fonts = PICTURE_FONTS.join(', ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fonts}"><rect width="${width}" height="${height}" fill="${PAPER}"/>${parts}</svg>`;
}

function brand(x: number, y: number): string {
  return `<g transform="translate(${x} ${y - 33})">${BRAND_MARK}</g>${line(`${PRODUCT_NAME.toUpperCase()} TEAM BUILDER`, { x: x + 58, y: y, size: 26 })}`;
}

function subtitle(team: Team): string {
  const captain = everyone(team).find(({ id }) => id === team.captain);
  return captain ? `${team.formation} · Captain ${captain.name}` : team.formation;
}

function wideParts(team: Team, drawing: Drawing): string {
  const column = 340;
  const pitchWidth = 1200 - column - 2 * EDGE - 30;
  const top = (630 - pitchHeight('landscape', pitchWidth)) / 2;
  const { size, lines } = heading(drawing.shown(team.name), column, [64, 56, 48, 42, 36], 3);
  const parts = lines.map((text, index) =>
    line(text, { x: EDGE, y: top + size * 0.8 + index * size, size, weight: 700 }),
  );
  let y = top + lines.length * size + 30;
  parts.push(line(fitText(drawing.shown(subtitle(team)), 26, column), { x: EDGE, y, size: 26, fill: ACCENT }));
  y += 50;
  const bottom = 630 - top - 56;
  const step = Math.min(34, (bottom - y - 30) / 7);
  if (team.substitutes.length > 0) {
    parts.push(line('SUBSTITUTES', { x: EDGE, y, size: 22, fill: QUIET }));
    team.substitutes.forEach((player, index) => {
      const at = y + (index + 1) * step;
      parts.push(
        line(`${index + 1}`, { x: EDGE, y: at, size: step * 0.76, fill: QUIET }),
        line(fitText(drawing.shown(player.name), step * 0.76, column - 30), { x: EDGE + 26, y: at, size: step * 0.76 }),
      );
    });
  }
  parts.push(brand(EDGE, 630 - top - 8));
  parts.push(
    `<g transform="translate(${1200 - EDGE - pitchWidth} ${top})">${drawPitch(team, 'landscape', pitchWidth, 'p', drawing)}</g>`,
  );
  return parts.join('');
}

function tallParts(team: Team, drawing: Drawing): string {
  const across = 1080 - 2 * EDGE;
  const { size, lines } = heading(drawing.shown(team.name), across, [72, 64, 56, 48], 1);
  const pitchWidth = 740;
  const top = 180;
  const parts = lines.map((text) => line(text, { x: EDGE, y: 92, size, weight: 700 }));
  parts.push(line(fitText(drawing.shown(subtitle(team)), 34, across), { x: EDGE, y: 152, size: 34, fill: ACCENT }));
  parts.push(
    `<g transform="translate(${(1080 - pitchWidth) / 2} ${top})">${drawPitch(team, 'portrait', pitchWidth, 'p', drawing)}</g>`,
  );
  const below = top + pitchHeight('portrait', pitchWidth);
  const bench = team.substitutes.map(({ name }) => drawing.shown(name)).join(' · ');
  if (bench !== '') {
    wrapText(`Substitutes: ${bench}`, 27, across, 2).forEach((text, index) => {
      parts.push(line(text, { x: EDGE, y: below + 44 + index * 34, size: 27 }));
    });
  }
  parts.push(brand(EDGE, 1350 - 26));
  return parts.join('');
}
