import type { MetadataRoute } from 'next';
import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/product.ts';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT_TITLE,
    short_name: PRODUCT_NAME,
    description: 'Build your dream team with real players from 1975 to 2025.',
    start_url: '/',
    display: 'standalone',
    background_color: '#0c1412',
    theme_color: '#121d1a',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
