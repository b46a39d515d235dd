import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import { BRAND_MARK, escapeMarkup } from '#lib/share/markup.ts';
import { CREDIT_WIDTH, drawCredits } from '#lib/share/picture-credits.ts';
import { PICTURE_SHAPES, type PictureShape } from '#lib/share/picture-shapes.ts';
import { type Box, drawGrass, drawPlayers } from '#lib/share/pitch-drawing.ts';
import { type Drawing, drawShirt, round } from '#lib/share/shirt-drawing.ts';
import { surnames } from '#lib/team/look/display.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import { everyone } from '#lib/team/operations.ts';
import type { PictureCredit } from '#types/portrait.ts';
import type { PitchOrientation, Team } from '#types/team.ts';

/** Later fonts fill in for characters missing from earlier ones. */
export const PICTURE_FONTS = ['Barlow Condensed', 'Noto Sans', 'Noto Sans Arabic'] as const;

const OCCASION_SIZE = 40;

/** The space below the last line of picture credits. */
const CREDIT_EDGE = 10;

type Plan = {
  orientation: PitchOrientation;
  edge: number;
  /** The pitch lines. They are cut off at the edge of the picture. */
  field: Box;
  /** The area for the players. */
  box: Box;
  shirt: number;
  title: { y: number; size: number };
  /** The line with formation and captain. `y` is its baseline. */
  subtitle: { y: number; size: number };
  /** Where the bottom shade starts. */
  shade: number;
  /** Without substitutes, the pitch gets `room` more height. */
  bench: { y: number; shirt: number; size: number; room: number };
  foot: number;
};

const PLANS: Readonly<Record<PictureShape, Plan>> = {
  wide: {
    orientation: 'landscape',
    edge: 40,
    field: { x: 24, y: 20, width: 1152, height: 478 },
    box: { x: 20, y: 76, width: 1160, height: 406 },
    shirt: 60,
    title: { y: 62, size: 54 },
    subtitle: { y: 60, size: 26 },
    shade: 460,
    bench: { y: 492, shirt: 42, size: 16, room: 66 },
    foot: 0,
  },
  tall: {
    orientation: 'portrait',
    edge: 56,
    field: { x: 34, y: -60, width: 1012, height: 1156 },
    box: { x: 0, y: 172, width: 1080, height: 900 },
    shirt: 128,
    title: { y: 124, size: 92 },
    subtitle: { y: 178, size: 38 },
    shade: 990,
    bench: { y: 1106, shirt: 76, size: 24, room: 96 },
    foot: 1256,
  },
  story: {
    orientation: 'portrait',
    edge: 64,
    field: { x: 34, y: 60, width: 1012, height: 1480 },
    box: { x: 0, y: 330, width: 1080, height: 1180 },
    shirt: 146,
    title: { y: 250, size: 104 },
    subtitle: { y: 310, size: 42 },
    shade: 1450,
    bench: { y: 1570, shirt: 92, size: 27, room: 120 },
    foot: 1770,
  },
};

function withoutBench(plan: Plan): Plan {
  const { field, box, shade, bench } = plan;
  const taller = (area: Box) => ({ ...area, height: area.height + bench.room });
  return { ...plan, field: taller(field), box: taller(box), shade: shade + bench.room };
}

type WidthOf = Drawing['widthOf'];
type Line = { x: number; y: number; size: number; fill?: string; anchor?: 'start' | 'middle' | 'end' };

/** A single line that is never cut: long ones get smaller. */
function line(
  text: string,
  width: number,
  { x, y, size, fill = '#fff', anchor = 'start' }: Line,
  widthOf: WidthOf,
  weight = 600,
) {
  const fitted = Math.min(size, width / Math.max(1, widthOf(text, 1)));
  return `<text x="${round(x)}" y="${y}" text-anchor="${anchor}" font-size="${round(fitted)}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;
}

export function teamPictureSvg(
  team: Team,
  shape: PictureShape,
  { credits, occasion = '', ...drawing }: Drawing & { credits: readonly PictureCredit[]; occasion?: string },
): string {
  const [width, height] = PICTURE_SHAPES[shape];
  const hasBench = team.substitutes.length > 0;
  const plan = hasBench ? PLANS[shape] : withoutBench(PLANS[shape]);
  const { orientation, field, box, shirt, edge, title, subtitle, shade } = plan;
  const name = drawing.shown(team.name).toLocaleUpperCase('en');
  const captain = everyone(team).find(({ id }) => id === team.captain);
  const facts = [team.formation, captain && `Captain ${captain.name}`].filter(Boolean).join('  ·  ');
  const beside = drawing.shown(occasion || facts);
  const whole = { x: 0, y: 0, width, height };
  const isWide = shape === 'wide';
  const across = width - 2 * edge;
  const parts = [
    drawGrass(team, orientation, whole, field, 'p'),
    `<defs><linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}"><stop offset="0" stop-color="#04140c" stop-opacity=".92"/><stop offset="${round((subtitle.y + 20) / height)}" stop-color="#04140c" stop-opacity=".55"/><stop offset="${round((subtitle.y + 140) / height)}" stop-color="#04140c" stop-opacity="0"/><stop offset="${round(shade / height)}" stop-color="#04140c" stop-opacity="0"/><stop offset="${round((shade + 100) / height)}" stop-color="#04140c" stop-opacity=".8"/><stop offset="1" stop-color="#04140c" stop-opacity=".97"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>`,
    line(name, isWide ? across * 0.6 : across, { x: edge, y: title.y, size: title.size }, drawing.widthOf, 700),
    isWide
      ? line(
          beside,
          across * 0.36,
          {
            x: width - edge,
            y: subtitle.y,
            size: occasion === '' ? subtitle.size : OCCASION_SIZE,
            fill: '#ffce3a',
            anchor: 'end',
          },
          drawing.widthOf,
        )
      : line(beside, across, { ...subtitle, x: edge, fill: '#ffce3a' }, drawing.widthOf),
    drawPlayers(team, orientation, { box, shirt, isPage: false }, drawing),
    bench(team, plan, width, drawing),
    brand(plan, width, hasBench, drawing.widthOf),
    drawCredits(
      credits,
      { right: width - 40, bottom: height - CREDIT_EDGE, width: CREDIT_WIDTH },
      { fill: '#a3b0aa', shown: drawing.shown },
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${PICTURE_FONTS.join(', ')}">${parts.join('')}</svg>`;
}

/** Small shirts with surnames. In the preview, the brand is next to them. */
function bench(team: Team, { bench: { y, shirt, size }, edge, foot }: Plan, width: number, drawing: Drawing): string {
  const names = surnames(team.substitutes);
  const room = foot === 0 ? width - 2 * edge - 270 : width - 2 * edge;
  const step = room / 7;
  const start = foot === 0 ? edge : edge + ((7 - team.substitutes.length) * step) / 2;
  return team.substitutes
    .map((player, index) => {
      const x = round(start + step * (index + 0.5));
      const name = drawing.shown(names.get(player.id) ?? player.name);
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

function brand({ edge, foot, bench }: Plan, width: number, hasBench: boolean, widthOf: WidthOf): string {
  if (foot === 0) {
    // Credits are in the lower right corner.
    const [x, y] = hasBench ? [width - edge - 244, 502] : [edge, 506 + bench.room];
    return `<g transform="translate(${x} ${y}) scale(.9)">${BRAND_MARK}</g>${line(PRODUCT_TITLE, 194, { x: x + 50, y: y + 27, size: 24 }, widthOf)}`;
  }
  return `<g transform="translate(${edge} ${foot - 33})">${BRAND_MARK}</g>${line(PRODUCT_TITLE, 420, { x: edge + 60, y: foot, size: 28 }, widthOf)}${line('Build Your Ultimate Squad', 420, { x: width - edge, y: foot, size: 28, fill: '#d5e3da', anchor: 'end' }, widthOf)}`;
}
