import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

// app/icon.svg → public/icons/*.png, for home screens: made anew before every build and never committed, so that they
// cannot differ from the drawing.

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** Without its rounded corners, and nearer: systems cut their own shape, and may keep only the inner 80 % of it. */
const FULL_BLEED = { viewBox: '5 5 34 34', radius: 0 };

type Icon = { file: string; size: number; viewBox?: string; radius?: number };

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'maskable-512.png', size: 512, ...FULL_BLEED },
  { file: 'apple-180.png', size: 180, ...FULL_BLEED },
];

/** Draws every icon into public/icons. */
async function buildIcons(): Promise<void> {
  const drawing = await readFile(path('app/icon.svg'), 'utf8');
  await mkdir(path('public/icons'), { recursive: true });
  for (const { file, size, viewBox = '0 0 44 44', radius = 10 } of ICONS) {
    const svg = drawing.replace('viewBox="0 0 44 44"', `viewBox="${viewBox}"`).replace('rx="10"', `rx="${radius}"`);
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
    await writeFile(path(`public/icons/${file}`), picture.render().asPng());
  }
}

if (import.meta.main) await buildIcons();
