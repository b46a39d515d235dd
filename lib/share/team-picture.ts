import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import { BRAND_MARK } from '#lib/share/markup.ts';
import { ACCENT, ACCENT_INK } from '#lib/share/picture-colours.ts';
import { CREDIT_WIDTH, drawCredits } from '#lib/share/picture-credits.ts';
import { NO_FACTS, type PictureFacts } from '#lib/share/picture-facts.ts';
import { line } from '#lib/share/picture-line.ts';
import { PICTURE_SHAPES, type PictureLayout, type PictureShape } from '#lib/share/picture-shapes.ts';
import { type Box, drawGrass, drawnNames, drawPlayers } from '#lib/share/pitch-drawing.ts';
import { type Drawing, drawShirt, round } from '#lib/share/shirt-drawing.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { everyone } from '#lib/team/operations.ts';
import { MAX_SUBSTITUTES } from '#types/limits.ts';
import type { PictureCredit } from '#types/portrait.ts';
import type { Team } from '#types/team.ts';

/** Later fonts fill in for characters missing from earlier ones. */
export const PICTURE_FONTS = ['Barlow Condensed', 'Noto Sans', 'Noto Sans Arabic'] as const;

const OCCASION_SIZE = 40;

const CREDIT_EDGE = 10;

function withoutBench(layout: PictureLayout): PictureLayout {
  const { field, box, shade, bench } = layout;
  const taller = (area: Box) => ({ ...area, height: area.height + bench.room });
  return { ...layout, field: taller(field), box: taller(box), shade: shade + bench.room };
}

/** `site` is the address at the foot. */
export function teamPictureSvg(
  team: Team,
  shape: PictureShape,
  {
    credits,
    site,
    occasion = '',
    facts = NO_FACTS,
    ...drawing
  }: Drawing & { credits: readonly PictureCredit[]; site: string; occasion?: string; facts?: PictureFacts },
): string {
  const hasBench = team.substitutes.length > 0;
  const layout = hasBench ? PICTURE_SHAPES[shape] : withoutBench(PICTURE_SHAPES[shape]);
  const { width, height, orientation, field, box, shirt, edge, title, subtitle, shade } = layout;
  const name = drawing.shown(team.name).toLocaleUpperCase('en');
  const captain = everyone(team).find(({ id }) => id === team.captain);
  const leader = captain && drawing.shown(captain.name);
  const about = [team.formation, leader && `Captain ${leader}`, facts.era].filter(Boolean).join('  ·  ');
  const beside = drawing.shown(occasion || about);
  const whole = { x: 0, y: 0, width, height };
  const isBeside = layout.foot === null;
  const badge = facts.rating === null ? null : ratingBadge(facts.rating, layout);
  const right = width - edge - (badge?.room ?? 0);
  const across = right - edge;
  const parts = [
    drawGrass(team, orientation, whole, field, 'p', subtitle.y),
    `<defs><linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}"><stop offset="0" stop-color="#04140c" stop-opacity=".92"/><stop offset="${round((subtitle.y + 20) / height)}" stop-color="#04140c" stop-opacity=".55"/><stop offset="${round((subtitle.y + 140) / height)}" stop-color="#04140c" stop-opacity="0"/><stop offset="${round(shade / height)}" stop-color="#04140c" stop-opacity="0"/><stop offset="${round((shade + 100) / height)}" stop-color="#04140c" stop-opacity=".8"/><stop offset="1" stop-color="#04140c" stop-opacity=".97"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>`,
    line(name, isBeside ? across * 0.6 : across, { x: edge, y: title.y, size: title.size }, drawing.widthOf, 700),
    isBeside
      ? line(
          beside,
          across * 0.36,
          {
            x: right,
            y: subtitle.y,
            size: occasion === '' ? subtitle.size : OCCASION_SIZE,
            fill: ACCENT,
            anchor: 'end',
          },
          drawing.widthOf,
        )
      : line(beside, across, { ...subtitle, x: edge, fill: ACCENT }, drawing.widthOf),
    badge?.svg ?? '',
    drawPlayers(team, orientation, { box, shirt, isPage: false }, drawing),
    bench(team, layout, drawing),
    brand(layout, hasBench, site, drawing.widthOf),
    drawCredits(
      credits,
      { right: width - 40, bottom: height - CREDIT_EDGE, width: CREDIT_WIDTH },
      { fill: '#a3b0aa', shown: drawing.shown },
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${PICTURE_FONTS.join(', ')}">${parts.join('')}</svg>`;
}

/** In the upper right corner, as high as title and subtitle. `room` is what it takes from their width. */
function ratingBadge(rating: string, { width, edge, title, subtitle }: PictureLayout): { svg: string; room: number } {
  const top = title.y - title.size * 0.74;
  const size = Math.max(subtitle.y - top, title.size * 1.1);
  const middle = width - edge - size / 2;
  const text = (y: number, height: number, words: string) =>
    `<text x="${round(middle)}" y="${round(top + size * y)}" text-anchor="middle" font-size="${round(size * height)}" font-weight="700" fill="${ACCENT_INK}">${words}</text>`;
  const svg = `<rect x="${round(middle - size / 2)}" y="${round(top)}" width="${round(size)}" height="${round(size)}" rx="${round(size * 0.16)}" fill="${ACCENT}"/>${text(0.66, 0.68, rating)}${text(0.9, 0.22, 'RATING')}`;
  return { svg, room: size + 24 };
}

function bench(team: Team, { width, edge, foot, bench: { y, shirt, size } }: PictureLayout, drawing: Drawing): string {
  const names = drawnNames(team, drawing);
  const room = foot === null ? width - 2 * edge - 270 : width - 2 * edge;
  const step = room / MAX_SUBSTITUTES;
  const start = foot === null ? edge : edge + ((MAX_SUBSTITUTES - team.substitutes.length) * step) / 2;
  return team.substitutes
    .map((player, index) => {
      const x = round(start + step * (index + 0.5));
      const name = names.get(player.id) ?? '';
      const label = line(
        name,
        step - 8,
        { x: 0, y: round(shirt + size * 0.95), size, anchor: 'middle' },
        drawing.widthOf,
      );
      return `<g transform="translate(${x} ${y})">${drawShirt(kitOf(team.shirt, player), player.name, player.jerseyNumber, shirt, drawing)}${label}</g>`;
    })
    .join('');
}

function brand(
  { width, edge, foot, bench }: PictureLayout,
  hasBench: boolean,
  site: string,
  widthOf: Drawing['widthOf'],
): string {
  if (foot === null) {
    const [x, y] = hasBench ? [width - edge - 244, 502] : [edge, 506 + bench.room];
    return `<g transform="translate(${x} ${y}) scale(.9)">${BRAND_MARK}</g>${line(PRODUCT_TITLE, 194, { x: x + 50, y: y + 17, size: 24 }, widthOf)}${line(site, 194, { x: x + 50, y: y + 40, size: 20, fill: ACCENT }, widthOf)}`;
  }
  return `<g transform="translate(${edge} ${foot - 33})">${BRAND_MARK}</g>${line(PRODUCT_TITLE, 420, { x: edge + 60, y: foot, size: 28 }, widthOf)}${line(site, 420, { x: width - edge, y: foot, size: 28, fill: ACCENT, anchor: 'end' }, widthOf)}`;
}
