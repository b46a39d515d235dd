/** @jest-environment node */
import { filesOfPage } from '#scripts/build/offline-files.ts';

const PAGE = `
  <link rel="stylesheet" href="/_next/static/chunks/screen.css"/>
  <script src="/_next/static/chunks/0main-a~.js" async=""></script>
  <script src="/_next/static/chunks/legacy.js" noModule=""></script>
  <script>self.__next_f.push([1,"[\\"/_next/static/chunks/client.js\\"]"])</script>`;

const BUILT: Record<string, string> = {
  '/_next/static/chunks/screen.css': '@font-face{src:url(../media/text-s.p.1e42q6h-am56h.woff2)}',
  '/_next/static/media/text-s.p.1e42q6h-am56h.woff2': 'a picture of letters: static/chunks/nothing.js',
  '/_next/static/chunks/0main-a~.js':
    'load("static/chunks/card.js"),register("/_next/static/media/worker.34l1.ts"),fetch("/player-index/players.0a1b.json")',
  '/_next/static/chunks/card.js': 'load(["static/chunks/card.css","static/chunks/0main-a~.js"])',
  '/_next/static/chunks/card.css': '',
  '/_next/static/chunks/client.js': '',
  '/_next/static/chunks/legacy.js': '',
  '/_next/static/chunks/callback.js': '',
  '/player-index/players.0a1b.json': '',
};

it('follows what a page names, what that names, and so on; nothing of other pages and of old browsers', () => {
  expect(filesOfPage(PAGE, (path) => BUILT[path] ?? null)).toEqual([
    '/_next/static/chunks/0main-a~.js',
    '/_next/static/chunks/card.css',
    '/_next/static/chunks/card.js',
    '/_next/static/chunks/client.js',
    '/_next/static/chunks/screen.css',
    '/_next/static/media/text-s.p.1e42q6h-am56h.woff2',
    '/player-index/players.0a1b.json',
  ]);
});

it('fails where a file that is named does not exist', () => {
  expect(() => filesOfPage(PAGE, (path) => (path.endsWith('card.css') ? null : (BUILT[path] ?? null)))).toThrow(
    '/_next/static/chunks/card.css',
  );
});
