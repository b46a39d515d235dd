import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import { confettiPieces } from '#lib/share/confetti.ts';
import { BRAND_MARK } from '#lib/share/markup.ts';
import { ACCENT } from '#lib/share/picture-colours.ts';
import { line } from '#lib/share/picture-line.ts';
import { PICTURE_SHAPES, type PictureShape } from '#lib/share/picture-shapes.ts';
import { drawGrass, drawPlayers } from '#lib/share/pitch-drawing.ts';
import { type Drawing, round } from '#lib/share/shirt-drawing.ts';
import { PICTURE_FONTS } from '#lib/share/team-picture.ts';
import { TROPHY_WIDTH, type TrophyMetal, trophyParts, trophyTexts } from '#lib/share/trophy-parts.ts';
import { teamKits } from '#lib/team/look/kits.ts';
import type { Team } from '#types/team.ts';

export type PosterCell = { above: string; main: string; below: string; went: 'won' | 'drawn' | 'lost' };

export type PosterTexts = {
  title: string;
  subtitle: string;
  /** The trophy. Null for none. */
  trophy: { metal: TrophyMetal; year: number } | null;
  cells: readonly PosterCell[];
  scorer: string;
};

const QUIET = '#b9c9c0';
const WENT_COLOURS: Readonly<Record<PosterCell['went'], string>> = { won: '#4cc38a', drawn: ACCENT, lost: '#f0604d' };
const NIGHT = '#04140c';

/** The eleven on the pitch, under the result and above the way to it. `site` is the address at the foot. */
export function posterSvg(
  team: Team,
  shape: PictureShape,
  { texts, site, ...drawing }: Omit<Drawing, 'faces'> & { texts: PosterTexts; site: string },
): string {
  const { width, height, orientation, field, edge, poster } = PICTURE_SHAPES[shape];
  const { widthOf, shown } = drawing;
  const room = texts.trophy ? poster.trophy.x - edge - 24 : width - 2 * edge;
  const isMuted = texts.trophy === null;
  const foot = { y: poster.foot, size: poster.scorer.size * 0.86 };
  const parts = [
    drawGrass(team, orientation, { x: 0, y: 0, width, height }, field, 'p', poster.subtitle.y),
    drawShade(width, height, [poster.subtitle.y, poster.cells.y]),
    line(shown(team.name).toLocaleUpperCase('en'), room, { ...poster.name, x: edge }, widthOf),
    line(
      shown(texts.title).toLocaleUpperCase('en'),
      room,
      { ...poster.title, x: edge, fill: texts.trophy?.metal === 'gold' ? ACCENT : '#fff' },
      widthOf,
      700,
    ),
    line(shown(texts.subtitle), room, { ...poster.subtitle, x: edge, fill: isMuted ? ACCENT : '#fff' }, widthOf),
    drawPlayers(
      team,
      orientation,
      { box: poster.box, shirt: poster.shirt, isPage: false },
      { ...drawing, faces: new Map() },
    ),
    texts.trophy?.metal === 'gold' ? drawConfetti(team, width, poster.trophy) : '',
    texts.trophy ? drawTrophy(texts.trophy, poster.trophy) : '',
    drawCells(texts.cells, { ...poster.cells, x: edge, width: width - 2 * edge }, drawing),
    line(shown(texts.scorer), width * 0.5, { ...poster.scorer, x: width / 2, anchor: 'middle' }, widthOf),
    `<g transform="translate(${edge} ${round(poster.foot - foot.size)}) scale(${round(foot.size / 36)})">${BRAND_MARK}</g>`,
    line(PRODUCT_TITLE, width * 0.24, { ...foot, x: edge + foot.size * 1.6 }, widthOf),
    line(site, width * 0.3, { ...foot, x: width - edge, anchor: 'end', fill: ACCENT }, widthOf),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${PICTURE_FONTS.join(', ')}">${parts.join('')}</svg>`;
}

function drawShade(width: number, height: number, [top, bottom]: readonly [number, number]): string {
  const stops = [
    [0, 0.96],
    [top + 10, 0.7],
    [top + 130, 0],
    [bottom - 110, 0],
    [bottom, 0.9],
    [height, 1],
  ] as const;
  const marks = stops.map(
    ([y, opacity]) => `<stop offset="${round(y / height)}" stop-color="${NIGHT}" stop-opacity="${opacity}"/>`,
  );
  return `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>`;
}

type Place = { x: number; y: number; width: number };

function drawTrophy({ metal, year }: { metal: TrophyMetal; year: number }, { x, y, width }: Place): string {
  const parts = trophyParts(metal).map(
    ({ path, fill = 'none', stroke = 'none', width: thick = 0 }) =>
      `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${thick}" stroke-linecap="round"/>`,
  );
  const texts = trophyTexts(metal, year).map(
    ({ text, y: baseline, size, fill }) =>
      `<text x="${TROPHY_WIDTH / 2}" y="${baseline}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${text}</text>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${round(width / TROPHY_WIDTH)})">${parts.join('')}${texts.join('')}</g>`;
}

/** Around the trophy, and none on words. */
function drawConfetti(team: Team, wide: number, { x, y, width }: Place): string {
  const { outfield } = teamKits(team.shirt);
  const area = { left: x - width * 0.25, top: 0, width: wide - x + width * 0.25, height: y + width * 1.6 };
  return confettiPieces(40, [outfield.body, outfield.trim])
    .map(({ left, top, turn, width: thin, height: long, colour }) => {
      const at = [round(area.left + (left / 100) * area.width), round(area.top + (top / 100) * area.height)];
      const scale = width / 90;
      return `<rect transform="translate(${at.join(' ')}) rotate(${turn})" width="${round(thin * scale)}" height="${round(long * scale)}" rx="1" fill="${colour}"/>`;
    })
    .join('');
}

function drawCells(
  cells: readonly PosterCell[],
  { x, y, width, height }: Place & { height: number },
  { shown, widthOf }: Pick<Drawing, 'shown' | 'widthOf'>,
): string {
  const gap = width * 0.01;
  const wide = (width - gap * (MOST_CELLS - 1)) / MOST_CELLS;
  const start = x + (width - cells.length * (wide + gap) + gap) / 2;
  return cells
    .slice(0, MOST_CELLS)
    .map(({ above, main, below, went }, at) => {
      const left = round(start + at * (wide + gap));
      const middle = left + wide / 2;
      const words = (text: string, share: number, size: number, fill: string, weight: number) =>
        line(
          shown(text),
          wide - 12,
          { x: middle, y: round(y + height * share), size: round(height * size), anchor: 'middle', fill },
          widthOf,
          weight,
        );
      return `<rect x="${left}" y="${y}" width="${round(wide)}" height="${height}" rx="12" fill="#0f2c1f"/><rect x="${round(left + 8)}" y="${y + height - 5}" width="${round(wide - 16)}" height="5" rx="2.5" fill="${WENT_COLOURS[went]}"/>${words(above, 0.27, 0.19, QUIET, 600)}${words(main, 0.62, 0.34, '#fff', 700)}${words(below, 0.87, 0.2, '#fff', 600)}`;
    })
    .join('');
}

/** A cup has at most eight matches. */
const MOST_CELLS = 8;
