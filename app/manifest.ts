import type { MetadataRoute } from 'next';
import { PRODUCT_DESCRIPTION, PRODUCT_NAME, PRODUCT_TITLE } from '#lib/platform/product.ts';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT_TITLE,
    short_name: PRODUCT_NAME,
    description: PRODUCT_DESCRIPTION,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0c1412',
    theme_color: '#121d1a',
    shortcuts: [
      { name: 'Build a team', short_name: 'Build', url: '/' },
      { name: 'Today’s draft', short_name: 'Today', url: '/play/today' },
      { name: 'Play', short_name: 'Play', url: '/play' },
    ],
    screenshots: [
      {
        src: '/screenshots/wide.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: 'A full team on the pitch, beside the search',
      },
      {
        src: '/screenshots/narrow.jpg',
        sizes: '585x1266',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: 'A full team on a phone',
      },
    ],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
