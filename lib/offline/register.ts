import { BUILD } from '#lib/offline/build-id.ts';
import { isShell } from '#lib/offline/shell.ts';

/** Registers the service worker. In development, removes one left by a production build at the same address. */
export async function keepOfflineCopy(): Promise<void> {
  // Not available in private windows and on insecure pages.
  if (!('serviceWorker' in navigator)) return;
  if (BUILD === '') return removeOfflineCopy();
  const { serviceWorker } = navigator;
  const tell = () => serviceWorker.controller?.postMessage(BUILD);
  serviceWorker.addEventListener('controllerchange', tell);
  tell();
  // Next.js only bundles the worker if it finds exactly this expression.
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
