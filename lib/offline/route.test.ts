import { type AskedFor, routeOf } from '#lib/offline/route.ts';

const SITE = 'https://dream11.example';

function route(path: string, asked: Partial<AskedFor> = {}) {
  const { href: url } = new URL(path, SITE);
  return routeOf({ method: 'GET', mode: 'cors', cache: 'default', ...asked, url }, SITE);
}

const visit = (path: string) => route(path, { mode: 'navigate' });

it('answers a visit to the page with any query', () => {
  expect(visit('/')).toBe('page');
  expect(visit('/?utm_source=home-screen')).toBe('page');
});

it.each([
  '/callback?code=1&state=2',
  '/auth/confirm?token_hash=1&type=recovery',
  '/t/abc',
  '/t/abc/picture',
  '/api/health',
  '/api/oauth/start',
  '/no-such-page',
  '/_next/static/chunks/a.js',
])('leaves a visit to %s to the network', (path) => {
  expect(visit(path)).toBe('network');
});

it('serves stored files only if their names contain a content hash', () => {
  for (const path of [
    '/_next/static/chunks/0a.js',
    '/_next/static/media/b.woff2?dpl=1',
    '/player-index/players.c.json',
  ]) {
    expect(route(path)).toBe('stored');
  }
  for (const path of ['/manifest.webmanifest', '/icon.svg?icon.d.svg']) expect(route(path)).toBe('fresh');
});

it.each([
  '/api/teams/load',
  '/api/players/search?query=xavi',
  '/api/_next/static/chunks/a.js',
  '/?_rsc=1',
  '/icons/icon-192.png',
  '/_vercel/insights/script.js',
  // Its own script: an old one would stay for ever.
  '/_next/static/service-worker/sw.js',
  'https://project.supabase.co/auth/v1/token',
  'https://project.supabase.co/_next/static/chunks/a.js',
  'https://r2.thesportsdb.com/images/media/player/thumb/a.jpg',
])('leaves %s to the network', (path) => {
  expect(route(path)).toBe('network');
});

it('leaves other methods than GET to the network', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
    expect(route('/', { method, mode: 'navigate' })).toBe('network');
    expect(route('/_next/static/chunks/a.js', { method })).toBe('network');
  }
});

it('asks the network first for a request that bypasses caches', () => {
  expect(route('/player-index/players.c.json', { cache: 'reload' })).toBe('fresh');
  expect(route('/player-index/players.c.json', { cache: 'no-store' })).toBe('fresh');
  expect(route('/api/health', { cache: 'reload' })).toBe('network');
});
