import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';

/** Deliberately unnatural: these drawings show nobody real. */
const SKINS = ['#e3cfc2', '#c3d0dc', '#cddbc2', '#d9cbe0'];
const HAIRS = ['#1c1512', '#3b2418', '#6b4423', '#a87b3f', '#d9b46a', '#8d8d8d'];
const SHIRTS = ['#a02c2c', '#1f5fa8', '#1f7a4d', '#d3b023', '#6a3d98', '#e07b2a', '#274060'];
const WALLS = ['#cfd8dc', '#b7c9a8', '#d9cbb0', '#aebfd4', '#d3b5b5'];

/** A head and shoulders derived from the name, so that every player looks different but never changes. */
function portraitSvg(name: string, width: number, height: number): string {
  const bytes = createHash('sha256').update(name).digest();
  const pick = (list: readonly string[], at: number) => list[(bytes[at] ?? 0) % list.length];
  const fringe = 26 + ((bytes[4] ?? 0) % 14);
  const beard =
    (bytes[5] ?? 0) % 3 === 0 ? `<path d="M72 118q53 76 106 0v26q-53 62-106 0z" fill="${pick(HAIRS, 1)}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 250 330" preserveAspectRatio="xMidYMin slice">
<rect width="250" height="330" fill="${pick(WALLS, 3)}"/><path d="M10 330q0-120 115-120t115 120z" fill="${pick(SHIRTS, 2)}"/>
<rect x="100" y="160" width="50" height="66" rx="22" fill="${pick(SKINS, 0)}"/><ellipse cx="125" cy="112" rx="58" ry="72" fill="${pick(SKINS, 0)}"/>${beard}
<path d="M64 108q-4-84 61-84t61 84q-14-${fringe}-61-${fringe}t-61 ${fringe}z" fill="${pick(HAIRS, 1)}"/>
<circle cx="104" cy="112" r="6" fill="#222"/><circle cx="146" cy="112" r="6" fill="#222"/><path d="M103 150q22 16 44 0" stroke="#7d3b32" stroke-width="5" fill="none"/></svg>`;
}

export async function drawPortrait(name: string, width = 250): Promise<Buffer> {
  const image = await renderAsync(portraitSvg(name, width, Math.round(width * 1.32)));
  return image.asPng();
}
