/// <reference lib="webworker" />
import { BUILD } from '#lib/offline/build-id.ts';
import { networkFirst } from '#lib/offline/network-first.ts';
import { OFFLINE_PAGES, routeOf } from '#lib/offline/route.ts';
import { drawSharedPage } from '#lib/offline/shared-page.ts';
import { createShell } from '#lib/offline/shell.ts';

declare const self: ServiceWorkerGlobalScope;

declare const __OFFLINE_FILES__: string;
declare const __SHARED_STYLE__: string;
declare const __SHARED_POLICY__: string;

const SHARED_LOOK = { style: __SHARED_STYLE__, policy: __SHARED_POLICY__ };

/** How long to wait for the network before showing the stored page. */
const PATIENCE_MS = 3000;

const shell = createShell({
  build: BUILD,
  files: JSON.parse(__OFFLINE_FILES__) as string[],
  caches: self.caches,
  fetch: (path, init) => self.fetch(path, init),
});

self.addEventListener('install', (event) => {
  // Activating at once is safe: tabs from another build never get this build's files.
  event.waitUntil(shell.store().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const network = () => self.fetch(request);
  // A worker uses its response's address as its own, and that lacks the fragment with its settings.
  const forRequest = (response: Response) =>
    request.destination === 'worker' ? new Response(response.body, response) : response;
  const route = routeOf(request, self.location.origin);
  switch (route) {
    case 'page':
    case 'shared': {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
      // Only a server error means the site is down.
      const isGood = ({ status }: Response) => status < 500;
      const stored = () => (route === 'page' ? shell.page(request.url) : drawSharedPage(request.url, SHARED_LOOK));
      return event.respondWith(networkFirst({ network, stored, limit, isGood }));
    }
    case 'fresh': {
      const limit = new Promise<void>(() => undefined);
      const isGood = ({ ok }: Response) => ok;
      return event.respondWith(networkFirst({ network, stored: () => shell.file(request.url), limit, isGood }));
    }
    case 'stored':
      return event.respondWith(shell.file(request.url).then(async (stored) => forRequest(stored ?? (await network()))));
    case 'network':
      return;
  }
});

self.addEventListener('message', (event) => {
  if (event.data === BUILD) event.waitUntil(tidy());
});

async function tidy(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await shell.tidy(windows.filter(({ url }) => OFFLINE_PAGES.includes(new URL(url).pathname)).length > 1);
}
