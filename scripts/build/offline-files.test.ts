import { offlineFiles } from '#scripts/build/offline-files.ts';

const PAGE = `
  <link rel="stylesheet" href="/_next/static/chunks/screen.css"/>
  <script src="/_next/static/chunks/0main-a~.js" async=""></script>
  <script src="/_next/static/chunks/legacy.js" noModule=""></script>
  <script>self.__next_f.push([1,"[\\"/_next/static/chunks/client.js\\"]"])</script>`;

const SERVED: Record<string, string> = {
  '/_next/static/chunks/screen.css': '@font-face{src:url(../media/text-s.p.1e42q6h-am56h.woff2)}',
  '/_next/static/media/text-s.p.1e42q6h-am56h.woff2': 'binary: static/chunks/nothing.js',
  '/_next/static/chunks/0main-a~.js':
    'load("static/chunks/card.js"),register("/_next/static/media/worker.34l1.ts"),fetch("/player-index/players.0a1b.json")',
  '/_next/static/chunks/card.js': 'load(["static/chunks/card.css","static/chunks/0main-a~.js"])',
  '/_next/static/chunks/card.css': '',
  '/_next/static/chunks/client.js': '',
  '/player-index/players.0a1b.json': '',
};

async function read(path: string): Promise<string> {
  const text = SERVED[path];
  if (text === undefined) throw new Error(`404 ${path}`);
  return text;
}

it('lists the files the page names, the files those name, and so on', async () => {
  expect(await offlineFiles(PAGE, read)).toEqual([...Object.keys(SERVED).sort(), '/manifest.webmanifest', '/icon.svg']);
});

it('follows a script named after a file that is named twice', async () => {
  const font = 'static/media/text-s.p.1e42q6h-am56h.woff2';
  const files = await offlineFiles(`${font} ${font} static/chunks/0main-a~.js`, read);
  expect(files).toContain('/player-index/players.0a1b.json');
});

it('fails if a named file is missing', async () => {
  await expect(offlineFiles(`${PAGE} "/_next/static/chunks/gone.js"`, read)).rejects.toThrow('gone.js');
});
