/**
 * Next.js writes into a page, as scripts, the data from which React takes it over: a seventh of what a phone fetches before
 * it can paint, though nothing reads them before. Without them the front page comes with the first packets of a connection,
 * a round trip earlier. So they stand in a script of their own, which runs before all others (scripts/build/paint-first.ts).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { currentBuildId } from '#scripts/build/build-id.ts';
import { builtPages } from '#scripts/build/inline-code.ts';

/** Where every file's name tells of its content: it is kept for a year. */
const FOLDER = 'static/chunks';
/** The data in its pieces, and what starts the bundler. */
const DATA_SCRIPT =
  /<script(?: id="_R_")?>(?<code>\(?(?:self\.__next_f|globalThis\["TURBOPACK"\]|\(globalThis\["TURBOPACK"\])[\s\S]*?)<\/script>/g;

/** @returns the page without its data, and the code that stood in its scripts, in order; null when there is none */
export function dataApart(html: string): { html: string; code: string | null } {
  const pieces = [...html.matchAll(DATA_SCRIPT)].map(({ groups }) => groups?.code ?? '');
  if (pieces.length === 0) return { html, code: null };
  return { html: html.replaceAll(DATA_SCRIPT, ''), code: `${pieces.join(';\n')};\n` };
}

/** The name holds the id of the build, from which all that is in it follows. @param page a file that `builtPages` names */
function nameFor(page: string): string {
  const route = page.replace(/^\.next\/server\/(?:app|pages)\/(?<route>.*)\.html$/, '$<route>').replaceAll('/', '-');
  return `${FOLDER}/data-${currentBuildId()}-${route}.js`;
}

/** @returns the address of the file that now holds the data of a page of the build in `.next` */
export function writePageData(page: string, code: string): string {
  mkdirSync(`.next/${FOLDER}`, { recursive: true });
  writeFileSync(`.next/${nameFor(page)}`, code);
  return `/_next/${nameFor(page)}`;
}

/** @returns the code that `writePageData` wrote for a page; nothing where it has none */
export function readPageData(page: string): string {
  const file = `.next/${nameFor(page)}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Pages of the build in `.next` that still hold their data. */
export function pagesWithData(): string[] {
  return builtPages()
    .filter((file) => /__next_f|TURBOPACK/.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: it holds the data that only its scripts need`);
}
