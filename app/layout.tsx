import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { SiteAnalytics } from '#components/analytics/site-analytics.tsx';
import { environment } from '#lib/platform/env.ts';
import { PRODUCT_DESCRIPTION, PRODUCT_TITLE } from '#lib/platform/product.ts';
import { DRAFT_KEY } from '#lib/platform/storage.ts';
import './fallback-fonts.css';
import './globals.css';
import './trouble.css';

export const metadata: Metadata = {
  title: PRODUCT_TITLE,
  description: `${PRODUCT_DESCRIPTION} Choose a formation, pick eleven starters and their substitutes, then save and share your team.`,
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

/** Runs before the first paint, so the ways to start don't flash up. Backticks, because React escapes other quotes. */
const MARK_STORED_TEAM = `try{for(const key in localStorage)if(key.startsWith(\`${DRAFT_KEY}\`))document.documentElement.dataset.storedTeam=\`\`}catch{}`;

export default function RootLayout({ children }: { children: ReactNode }) {
  const { onVercel, photos } = environment();
  return (
    <html lang="en" className={fontVariables} data-photos={photos.isOn ? undefined : 'off'} suppressHydrationWarning>
      <body>
        <script>{MARK_STORED_TEAM}</script>
        {children}
        {onVercel && <SiteAnalytics />}
      </body>
    </html>
  );
}
