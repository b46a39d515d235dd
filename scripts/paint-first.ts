/**
 * Next.js names a page's scripts in its head. Where they come quickly, the browser runs them, for 300 ms on a slow phone,
 * before it paints a page that was readable without them; and it asks for them before it has read the page. So each page that
 * a build wrote is changed: it asks for them when it has been read, and runs them when it has been painted.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const SCRIPT = /<script src="(?<source>\/_next\/static\/[^"]+)" async=""><\/script>/g;
const END = '</body>';

/** A page in the background is not painted; `LATEST` is for a browser that for another reason tells of no frame. Ms. */
const LATEST = 1000;

/** Runs in the page, at its end. Names that Next.js itself has for a script find it again: its source, and that it is async. */
const starter = (sources: readonly string[]) => `{
  const sources = ${JSON.stringify(sources)};
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  for (const href of sources) add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const src of sources) add('script', { src, async: true });
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, ${LATEST});
}`;

/** @returns the page, whose scripts start after its first paint; the same text when it names none */
export function paintedFirst(html: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(({ groups }) => groups?.source ?? '');
  const end = html.lastIndexOf(END);
  if (sources.length === 0 || end < 0) return html;
  const rest = html.slice(0, end).replaceAll(SCRIPT, '');
  return `${rest}<script>${starter([...new Set(sources)])}</script>${html.slice(end)}`;
}

/** Changes every page of the build in `.next`. A page that is changed already stays as it is. */
export function letPagesPaintFirst(): void {
  for (const file of globSync('.next/server/app/**/*.html')) {
    writeFileSync(file, paintedFirst(readFileSync(file, 'utf8')));
  }
}

/** Pages of the build in `.next` that still run scripts before they paint. */
export function pagesThatWait(): string[] {
  return globSync('.next/server/app/**/*.html')
    .filter((file) => readFileSync(file, 'utf8').search(SCRIPT) >= 0)
    .map((file) => `${file}: its scripts run before its first paint`);
}
