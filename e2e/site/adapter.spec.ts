import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { NextAdapter } from 'next';
import { blockedIn } from '#scripts/build/inline-code.ts';

type Passed = Pick<Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0], 'outputs' | 'routing'>;

// The build under test ran with e2e/fakes/deployment-adapter.ts, which recorded everything passed to it.
const { outputs, routing } = JSON.parse(readFileSync('.next/adapter.json', 'utf8')) as Passed;

/** The file for each address that needs no server: prerendered responses and static files. */
const files = new Map([
  ...outputs.prerenders.map(({ pathname, fallback }) => [pathname, fallback?.filePath ?? ''] as const),
  ...outputs.staticFiles.map(({ pathname, filePath }) => [pathname, filePath] as const),
]);
const textOf = (pathname: string) => readFileSync(files.get(pathname) ?? '', 'utf8');

/** The policy a host sends with a page if it follows the adapter's routing. */
function policyOf(pathname: string): string {
  const matching = routing.beforeMiddleware.filter(({ sourceRegex }) => new RegExp(sourceRegex).test(pathname));
  return matching.map(({ headers }) => headers?.['Content-Security-Policy']).findLast(Boolean) ?? '';
}

test('a deployment adapter gets pages that match the headers in its routing', () => {
  for (const [path, page] of [
    ['/', '/'],
    ['/callback', '/callback'],
    ['/no-such-page', '/404'],
    ['/auth/confirm', '/auth/confirm'],
    ['/auth/return', '/auth/return'],
    ['/any', '/500'],
  ] as const) {
    const html = textOf(page);
    expect(html, page).toContain('<script>');
    expect(blockedIn({ path, html, policy: policyOf(path) })).toEqual([]);
  }
});

test('a deployment adapter gets every file that the service worker stores', () => {
  const worker = textOf('/_next/static/service-worker/sw.js');
  const listed = worker.match(/\/(?:_next\/static\/(?:chunks|media)|player-index)\/[\w.~-]+\.\w+/g) ?? [];
  expect(listed.length).toBeGreaterThan(30);
  // Hosts copy `public` from the project itself.
  const inPublic = readdirSync('public', { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);
  const passed = new Set([...files.keys(), ...inPublic]);
  expect([...listed, '/manifest.webmanifest', '/icon.svg'].filter((path) => !passed.has(path))).toEqual([]);
});
