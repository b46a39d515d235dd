/** Which files the page `/` can ask for, found in the build itself: what the service worker stores (lib/offline). */
import { existsSync, readFileSync } from 'node:fs';
import { NAMED_FILES } from '#lib/offline/route.ts';
import { LEGACY_SCRIPT } from '#scripts/build/inline-code.ts';

const PAGE_FILE = '.next/server/app/index.html';
const WORKER_FILE = '.next/static/service-worker/sw.js';

/** Late parts are named in the code that loads them; fonts in style sheets, relative to their folder. */
const MENTIONS = [
  { pattern: /static\/((?:chunks|media)\/[\w.~-]+\.\w+)/g, prefix: '/_next/static/' },
  { pattern: /\.\.\/(media\/[\w.~-]+\.\w+)/g, prefix: '/_next/static/' },
  { pattern: /\/(player-index\/[\w.-]+\.json)/g, prefix: '/' },
];

function mentionedIn(text: string): string[] {
  return MENTIONS.flatMap(({ pattern, prefix }) => [...text.matchAll(pattern)].map(([, path]) => `${prefix}${path}`));
}

/**
 * Every file that a page names, that such a file names, and so on, in order. Scripts for browsers without modules are
 * left out: those have no service worker.
 * @param read the text of a file; null where there is none
 */
export function filesOfPage(html: string, read: (path: string) => string | null): string[] {
  const files = new Set<string>();
  const follow = (text: string) => {
    for (const path of mentionedIn(text)) {
      // The bundler leaves the worker's source where the code that registers it names it; nobody asks for that.
      if (files.has(path) || path.endsWith('.ts')) continue;
      const content = read(path);
      if (content === null) throw new Error(`The page can ask for ${path}, which the build does not hold.`);
      files.add(path);
      if (/\.(?:js|css)$/.test(path)) follow(content);
    }
  };
  follow(html.replaceAll(LEGACY_SCRIPT, ''));
  return [...files].sort();
}

function readBuilt(path: string): string | null {
  const file = path.startsWith('/_next/') ? `.next/${path.slice('/_next/'.length)}` : `public${path}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** What the worker of the build in `.next` has to store, besides the page. */
export function offlineFiles(): string[] {
  return [...filesOfPage(readFileSync(PAGE_FILE, 'utf8'), readBuilt), ...NAMED_FILES];
}

/** What keeps the worker of the build in `.next` from storing all of that build, and nothing else. */
export function offlineGaps(buildId: string): string[] {
  if (!existsSync(WORKER_FILE)) return [`${WORKER_FILE} is missing`];
  if (!readFileSync(PAGE_FILE, 'utf8').includes(buildId)) return ['/: the page does not hold the id of its build'];
  const worker = readFileSync(WORKER_FILE, 'utf8');
  const unknown = [buildId, ...offlineFiles()].filter((word) => !worker.includes(word));
  return unknown.map((word) => `${WORKER_FILE} does not know ${word}`);
}
