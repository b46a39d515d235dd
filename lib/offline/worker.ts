/// <reference lib="webworker" />
import { OFFLINE_FILES } from '#lib/offline/build-files.ts';
import { BUILD } from '#lib/offline/build-id.ts';
import { networkFirst } from '#lib/offline/network-first.ts';
import { PAGE, routeOf } from '#lib/offline/route.ts';
import { createShell } from '#lib/offline/shell.ts';

/**
 * The service worker: `/` and everything that it can load, stored when a build is first seen and read when there is no
 * network. Nothing is stored while answering, so that no answer to anybody is ever kept (docs/offline.md).
 */
declare const self: ServiceWorkerGlobalScope;

/** ms that the network has to bring the page before the stored one is shown. */
const PATIENCE = 3000;

const shell = createShell({
  build: BUILD,
  files: OFFLINE_FILES,
  caches: self.caches,
  fetch: (path, init) => self.fetch(path, init),
});

self.addEventListener('install', (event) => {
  // It need not wait for tabs of the build before: it never answers them with anything of this one (docs/offline.md).
  event.waitUntil(shell.store().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const network = () => self.fetch(request);
  switch (routeOf(request, self.location.origin)) {
    case 'page': {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
      // A missing page, a redirect or a locked door is the site's word; an error means that the site is not there.
      const isGood = ({ status }: Response) => status < 500;
      return event.respondWith(networkFirst({ network, stored: shell.page, limit, isGood }));
    }
    case 'fresh': {
      const limit = new Promise<void>(() => undefined);
      const isGood = ({ ok }: Response) => ok;
      return event.respondWith(networkFirst({ network, stored: () => shell.file(request.url), limit, isGood }));
    }
    case 'stored':
      return event.respondWith(shell.file(request.url).then((stored) => stored ?? network()));
    case 'network':
      return;
  }
});

// A page of this build is open and says so (register.ts).
self.addEventListener('message', (event) => {
  if (event.data === BUILD) event.waitUntil(tidy());
});

async function tidy(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await shell.tidy(windows.filter(({ url }) => new URL(url).pathname === PAGE).length > 1);
}
