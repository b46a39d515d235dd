import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Included in the build by next.config.ts. */
const FILES = 'node_modules/@fontsource';
const FONTS = [
  ['Display', '500 700', 'barlow-condensed', 'barlow-condensed-latin-600-normal'],
  ['Text', '400 600', 'barlow', 'barlow-latin-500-normal'],
] as const;

const typeface = (family: string, weight: string, source: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(${source}) format('woff2')}`;

let style: string | null = null;

/** The content policy allows exactly this text, by hash. Node only. */
export function sharePageStyle(): string {
  style ??=
    FONTS.map(([family, weight, folder, name]) => typeface(family, weight, inText(folder, name))).join('') + RULES;
  return style;
}

function inText(folder: string, name: string): string {
  const font = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), FILES, folder, 'files', `${name}.woff2`));
  return `data:font/woff2;base64,${font.toString('base64')}`;
}

/** For the service worker, which stores the fonts: inside, they would be most of it. `stored`: all files that it stores. */
export function offlinePageStyle(stored: readonly string[]): string {
  const faces = FONTS.flatMap(([family, weight, , name]) => {
    const file = stored.find((path) => path.startsWith(`/_next/static/media/${name.replaceAll('-', '_')}`));
    return file ? [typeface(family, weight, file)] : [];
  });
  return faces.join('') + RULES;
}

const RULES = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f3efe4, #0c1412); --panel: light-dark(#fffdf8, #121d1a); --line: light-dark(#dcd4c1, #243530);
  --ink: light-dark(#17211d, #f1ede1); --quiet: light-dark(#56605a, #a3b0aa); --focus: light-dark(#8a5a00, #ffce3a);
  --display: Display, 'Arial Narrow', system-ui, sans-serif;
}
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 500 16px/1.4 Text, system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
main { max-width: 1100px; margin: 0 auto; }
.plain { display: grid; place-items: center; min-height: 100dvh; padding: 24px 16px; }
.plain article { width: min(480px, 100%); overflow: hidden; border: 1px solid var(--line); border-radius: 16px; background: var(--panel); }
.plain svg { display: block; width: 100%; height: 132px; fill: none; stroke: rgb(255 255 255 / .78); stroke-width: 2; background: repeating-linear-gradient(90deg, #23804f 0 40px, #1e7548 40px 80px); }
.plain div { padding: 20px 24px 24px; }
.product { margin-bottom: 12px; font-size: 14px; color: var(--quiet); }
h1 { font: 600 clamp(30px, 6vw, 46px)/1 var(--display); text-transform: uppercase; }
h2 { font: 600 20px/1 var(--display); text-transform: uppercase; margin-bottom: 6px; }
.stadium { position: relative; overflow: hidden; border-radius: 0 0 16px 16px; background: #1e7548; }
.over { position: absolute; inset: 0 0 auto; display: flex; align-items: flex-start; justify-content: space-between; gap: 12px; padding: 14px 16px 24px; color: #fff; background: linear-gradient(rgb(4 22 13 / .85), rgb(4 22 13 / .5) 60%, transparent); }
.over > div { min-width: 0; }
.over h1 { font-size: min(7.6vw, 46px); }
.over [data-size='long'] { font-size: min(4.7vw, 46px); }
.over [data-size='longer'] { font-size: min(4.9vw, 22px); }
.over [data-size='longest'] { font-size: min(3.1vw, 22px); }
.over p { margin-top: 4px; font: 600 20px/1 var(--display); color: #ffce3a; }
.over a { flex: none; min-width: 44px; min-height: 44px; }
.pitch svg { display: block; width: 100%; height: auto; font-family: var(--display); }
.pitch .tall { display: none; }
.face { display: block; min-width: 100%; max-width: 100%; min-height: 100%; max-height: 100%; border-radius: 50%; object-fit: cover; object-position: top; }
.lead { padding: 14px 16px 4px; color: var(--quiet); }
.plain h1 { margin-bottom: 10px; font-size: 28px; }
.lead b { color: var(--ink); font-weight: 600; }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 8px 32px; padding: 8px 16px; }
ol { list-style: none; }
li { display: grid; grid-template-columns: 52px 1fr; padding: 6px 0; border-bottom: 1px solid var(--line); }
li b { font: 600 18px/1.35 var(--display); color: var(--quiet); }
li small { display: block; color: var(--quiet); font-size: 14px; }
.actions { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 10px; padding: 14px 16px max(14px, env(safe-area-inset-bottom)); background: linear-gradient(transparent, var(--paper) 14px); }
.actions a { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 0 20px; border: 1px solid var(--line); border-radius: 999px; background: var(--panel); color: inherit; font-weight: 600; text-decoration: none; }
.actions a svg { display: none; }
.actions .strong { flex: 1 1 auto; max-width: 420px; background: var(--ink); border-color: var(--ink); color: var(--panel); }
.plain .actions { position: static; padding: 20px 0 0; background: none; }
.plain .actions a { flex: none; min-height: 44px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.over :focus-visible { outline-color: #ffce3a; }
.pictures { padding: 8px 16px; color: var(--quiet); font-size: 14px; }
ul { list-style: none; }
.pictures li { display: block; padding: 4px 0; border: 0; }
.pictures a { color: inherit; }
@media (max-width: 560px) { .actions { gap: 8px; } .actions a { flex: 1 1 auto; padding: 0 14px; } .actions .picture { flex: none; width: 52px; padding: 0; } .actions .picture svg { display: block; } .actions .picture span { display: none; } }
@media (max-width: 560px), (max-width: 900px) and (orientation: portrait) { .pitch .wide { display: none; } .pitch .tall { display: block; } }
@media (min-width: 561px) and (orientation: landscape) { .actions { justify-content: center; } .plain .actions { justify-content: start; } .pitch .wide { max-height: calc(100dvh - 80px); } .over { padding-top: min(1.1vw, 12px); } .over h1, .over [data-size='long'] { font-size: min(3.6vw, 40px); } .over [data-size='longer'], .over [data-size='longest'] { font-size: min(2vw, 22px); } .over p { font-size: min(1.8vw, 20px); } }
@media (min-width: 561px) and (orientation: landscape) and (min-height: 561px) { .stadium { max-width: calc((100dvh - 80px) * 1.5); margin-inline: auto; } }
@media (min-width: 561px) and (orientation: landscape) and (max-height: 560px) { .over { background: none; } .over h1 { max-width: 11em; } }
`;
