import { type AskedFor, type Route, routeOf } from '#lib/offline/route.ts';

const SITE = 'https://dream11.example';
const visit = { mode: 'navigate' } as const;
const script = '/_next/static/chunks/a.js';
const index = '/player-index/players.c.json';

it.each<[Route, string, Partial<AskedFor>?]>([
  ['page', '/', visit],
  ['page', '/?utm_source=home-screen', visit],
  ['network', '/callback?code=1&state=2', visit],
  ['network', '/auth/confirm?token_hash=1&type=recovery', visit],
  ['network', '/auth/return?code=1', visit],
  ['shared', '/t/1a-b_c', visit],
  ['shared', '/t/1a-b_c?against=1x', visit],
  ['network', '/t/1a-b_c'],
  ['network', '/t/1%3Cimg%20src=x%3E', visit],
  ['network', '/t/abc/picture', visit],
  ['network', '/api/health', visit],
  ['network', '/no-such-page', visit],
  ['network', script, visit],
  ['stored', script],
  ['stored', '/_next/static/media/b.woff2?dpl=1'],
  ['stored', index],
  ['fresh', '/manifest.webmanifest'],
  ['fresh', '/icon.svg?icon.d.svg'],
  ['network', '/api/teams/load'],
  ['network', '/api/players/search?query=xavi'],
  ['network', `/api${script}`],
  ['network', '/?_rsc=1'],
  ['network', '/icons/icon-192.png'],
  ['network', '/_vercel/insights/script.js'],
  // The worker's own script must not be stored, or an old one would stay forever.
  ['network', '/_next/static/service-worker/sw.js'],
  ['network', 'https://project.supabase.co/auth/v1/token'],
  ['network', `https://project.supabase.co${script}`],
  ['network', 'https://r2.thesportsdb.com/images/media/player/thumb/a.jpg'],
  ['fresh', index, { cache: 'reload' }],
  ['fresh', index, { cache: 'no-store' }],
  ['network', '/api/health', { cache: 'reload' }],
])('%s: %s %j', (route, path, asked = {}) => {
  const { href: url } = new URL(path, SITE);
  expect(routeOf({ method: 'GET', mode: 'cors', cache: 'default', ...asked, url }, SITE)).toBe(route);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('leaves %s to the network', (method) => {
  expect(routeOf({ method, mode: 'navigate', cache: 'default', url: `${SITE}/` }, SITE)).toBe('network');
  expect(routeOf({ method, mode: 'cors', cache: 'default', url: SITE + script }, SITE)).toBe('network');
});
