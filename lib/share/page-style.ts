import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Traced into the build by next.config.ts. */
const FONT = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2';

let style: string | null = null;

/** The content policy allows exactly this text, by hash. Node only. */
export function sharePageStyle(): string {
  style ??= `@font-face{font-family:Display;font-weight:500 700;src:url(data:font/woff2;base64,${readFileSync(join(/* turbopackIgnore: true */ process.cwd(), FONT)).toString('base64')}) format('woff2')}${RULES}`;
  return style;
}

const RULES = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f3efe4, #0c1412); --panel: light-dark(#fffdf8, #121d1a); --line: light-dark(#dcd4c1, #243530);
  --ink: light-dark(#17211d, #f1ede1); --quiet: light-dark(#56605a, #a3b0aa); --focus: light-dark(#8a5a00, #ffce3a);
  --display: Display, 'Arial Narrow', system-ui, sans-serif;
}
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 500 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
header { padding: 14px clamp(14px, 2.4vw, 32px); background: var(--panel); border-bottom: 1px solid var(--line); }
header a { display: inline-flex; align-items: center; gap: 14px; min-height: 44px; color: inherit; text-decoration: none; font: 600 24px/1 var(--display); text-transform: uppercase; }
main { display: grid; gap: 20px; max-width: 1100px; margin: 0 auto; padding: 24px clamp(14px, 2.4vw, 32px) 48px; }
h1 { font: 600 clamp(32px, 6vw, 54px)/1 var(--display); text-transform: uppercase; }
h2 { font: 600 24px/1 var(--display); text-transform: uppercase; margin-bottom: 10px; }
.lead { color: var(--quiet); margin-top: 8px; }
.actions { display: flex; flex-wrap: wrap; gap: 10px; }
.actions a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border: 1px solid var(--line); border-radius: 999px; background: var(--panel); color: inherit; font-weight: 600; text-decoration: none; }
.actions .strong { background: var(--ink); border-color: var(--ink); color: var(--panel); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.pitch svg { display: block; width: 100%; height: auto; font-family: var(--display); }
.pitch .tall { display: none; max-width: 620px; margin: 0 auto; }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 20px; }
section { padding: 18px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
ol, ul { list-style: none; }
li { display: grid; grid-template-columns: 52px 1fr; padding: 6px 0; border-top: 1px solid var(--line); }
li:first-child { border-top: 0; }
li b { font: 600 18px/1.35 var(--display); color: var(--quiet); }
li small { display: block; color: var(--quiet); font-size: 14px; }
.pictures { color: var(--quiet); font-size: 14px; }
.pictures li { display: block; padding: 4px 0; border-top: 0; }
.pictures a { color: inherit; }
@media (max-width: 900px) { .pitch .wide { display: none; } .pitch .tall { display: block; } }
`;
