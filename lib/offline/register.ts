import { BUILD } from '#lib/offline/build-id.ts';
import { isShell } from '#lib/offline/shell.ts';

/**
 * Has this page and the player index stored for a visit without a network, and the copies of earlier builds removed. In
 * development nothing is stored, and what an earlier production build stored at the same address is removed.
 */
export async function keepOfflineCopy(): Promise<void> {
  // A private window, or a page that is not secure: everything else goes on.
  if (!('serviceWorker' in navigator)) return;
  if (BUILD === '') return removeOfflineCopy();
  const { serviceWorker } = navigator;
  const tell = () => serviceWorker.controller?.postMessage(BUILD);
  serviceWorker.addEventListener('controllerchange', tell);
  tell();
  // Next.js finds the worker by exactly these words, and serves it for the whole site.
  await navigator.serviceWorker.register(new URL('./worker.ts', import.meta.url), {
    scope: '/',
    updateViaCache: 'none',
  });
}

async function removeOfflineCopy(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const shells = (await window.caches.keys()).filter(isShell);
  await Promise.all(shells.map((key) => window.caches.delete(key)));
}
