import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { SiteAnalytics } from '#components/analytics/site-analytics.tsx';
import { environment } from '#lib/platform/env.ts';
import { PRODUCT_TITLE } from '#lib/platform/product.ts';
import './globals.css';

export const metadata: Metadata = {
  title: PRODUCT_TITLE,
  description:
    'Build your dream team with real players from 1975 to 2025. Choose a formation, pick eleven starters and their substitutes, then save and share your team.',
  // Naming the Apple icon turns off Next's own link to icon.svg.
  icons: {
    icon: { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    apple: { url: '/icons/apple-180.png', sizes: '180x180' },
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf8' },
    { media: '(prefers-color-scheme: dark)', color: '#121d1a' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const { onVercel, photos } = environment();
  return (
    <html lang="en" className={fontVariables} data-photos={photos.isOn ? undefined : 'off'}>
      <body>
        {children}
        {onVercel && <SiteAnalytics />}
      </body>
    </html>
  );
}
