import type { MetadataRoute } from 'next';
import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/platform/product.ts';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT_TITLE,
    short_name: PRODUCT_NAME,
    description: 'Build your dream team with real players from 1975 to 2025.',
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
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
