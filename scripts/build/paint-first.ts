/**
 * Next.js names a page's scripts in its head. Where they come quickly, the browser runs them, for 300 ms on a slow phone,
 * before it paints a page that was readable without them; and it asks for them before it has read the page. So each page that
 * a build wrote is changed: it asks for them when its first frame is drawn, and runs them when that is painted.
 */
import { readFileSync } from 'node:fs';
import { builtPages } from '#scripts/build/inline-code.ts';

const SCRIPT = /<script src="(?<source>\/_next\/static\/[^"]+)" async=""><\/script>/g;
/**
 * Next.js has one of them asked for ahead, too, which keeps a slow phone from its first paint for 10 ms, and a connection
 * made for the fonts, which come later.
 */
const AHEAD = /<link rel="(?:preload" as="script"|preconnect" href="\/")[^>]*>/g;
/** Whatever else may load a script while the page is read; browsers that know modules leave the old ones out. */
const EARLY_SCRIPT = /<script(?![^>]*\snomodule\b)[^>]*\ssrc=|<link(?=[^>]*\srel="preload")[^>]*\sas="script"/i;
const END = '</body>';

/** A page in the background is not painted; `LATEST` is for a browser that for another reason tells of no paint. Ms. */
const LATEST = 1000;

/**
 * Runs in the page, at its end. Scripts are asked for when the first frame is drawn, which would wait for it: that takes a
 * slow phone 4 ms for each of a dozen, so each has a task of its own. They start when the browser reports the paint: a frame
 * that is drawn is shown a little later, and a script that is here already would run in between. React finds a script again
 * by its source and by its being `async`, which keeps no order: so all wait for the data of the page, without which React
 * would take it for cut off.
 */
const starter = (data: string, sources: readonly string[]) => `{
  const data = ${JSON.stringify(data)};
  const sources = ${JSON.stringify(sources)};
  const soon = (work) => (document.hidden ? work() : setTimeout(work));
  const add = (name, attributes) =>
    soon(() => document.head.append(Object.assign(document.createElement(name), attributes)));
  const ask = () => {
    for (const href of [data, ...sources]) add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
  };
  if (document.hidden) ask();
  else requestAnimationFrame(() => setTimeout(ask));
  const run = (src, onload) => add('script', { src, async: true, onload });
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    run(data, () => sources.forEach((src) => run(src)));
  };
  setTimeout(start, ${LATEST});
  if (document.hidden) start();
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
}`;

/**
 * @param data the address of the script that has to run before the others (scripts/build/page-data.ts)
 * @returns the page, whose scripts start after its first paint; the same text when it names none or was changed before
 */
export function paintedFirst(html: string, data: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(({ groups }) => (groups?.source ?? '').replaceAll('&amp;', '&'));
  const end = html.lastIndexOf(END);
  if (sources.length === 0 || end < 0) return html;
  const rest = html.slice(0, end).replaceAll(SCRIPT, '').replaceAll(AHEAD, '');
  return `${rest}<script>${starter(data, [...new Set(sources)])}</script>${html.slice(end)}`;
}

/** Pages of the build in `.next` that still run scripts before they paint. */
export function pagesThatWait(): string[] {
  return builtPages()
    .filter((file) => EARLY_SCRIPT.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: its scripts run before its first paint`);
}
