import { createHash } from 'node:crypto';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import {
  type AllowedCode,
  contentPolicy,
  FILE_POLICY,
  PAGES,
  sharePolicy,
  WORKER_POLICY,
} from './lib/platform/content-policy.ts';
import { API_HEADERS, SECURITY_HEADERS } from './lib/platform/security-headers.ts';
import { offlinePageStyle, sharePageStyle } from './lib/share/page-style.ts';
import { IMAGE_HOSTS } from './types/limits.ts';

const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function refuse(): never {
  throw new Error(
    'Build with `npm run build`: `next build` alone makes pages whose scripts the content policy blocks.',
  );
}

/** BUILD_ID, TYPES_CHECKED, ALLOWED_CODE and OFFLINE_FILES come from scripts/build/build.ts. */
export default function config(phase: string): NextConfig {
  const { BUILD_ID, TYPES_CHECKED, ALLOWED_CODE, OFFLINE_FILES } = process.env;
  const { NEXT_PUBLIC_SUPABASE_URL, PLAYER_PHOTOS, SITE_URL, VERCEL } = process.env;
  const imageHosts = PLAYER_PHOTOS === 'off' ? [] : IMAGE_HOSTS;
  const sharedPolicy = sharePolicy(sha256(sharePageStyle()), imageHosts);
  const offlineStyle = offlinePageStyle(JSON.parse(OFFLINE_FILES ?? '[]') as string[]);
  const pagePolicy = contentPolicy({
    allowed: JSON.parse(ALLOWED_CODE ?? '{"scripts":[],"styles":[]}') as AllowedCode,
    imageHosts,
    backendUrl: NEXT_PUBLIC_SUPABASE_URL || undefined,
    secureSite: VERCEL === '1' || (SITE_URL?.startsWith('https:') ?? false),
    development: phase === PHASE_DEVELOPMENT_SERVER,
  });
  return {
    poweredByHeader: false,
    // scripts/start.ts compresses responses itself. Other servers leave it to Next.
    compress: process.env.COMPRESSED_OUTSIDE !== '1',
    reactStrictMode: true,
    images: { unoptimized: true },
    experimental: {
      // Inline styles save a round trip before the first paint, which is worth sending them twice (docs/measured.md).
      inlineCss: true,
      // Lazy parts bring their own styles, which keeps the page light.
      cssChunking: { type: 'graph', requestCost: 1, weightDistribution: 1 },
    },
    // Files the server reads from disk, which the bundler can't detect.
    outputFileTracingIncludes: {
      '/api/players/portrait': ['public/player-index/*.json'],
      '/api/ai/chat': [
        'public/player-index/*.json',
        'public/world-cups/*.json',
        'data/scout-{tables.generated.json,phrases.tsv,languages.tsv}',
      ],
      '/t/**': [
        'public/player-index/*.json',
        'public/world-cups/*.json',
        'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
        'node_modules/@fontsource/barlow/files/barlow-latin-500-normal.woff2',
        'node_modules/@resvg/*/*',
        'node_modules/@expo-google-fonts/*/{600SemiBold,700Bold}/*.ttf',
      ],
    },
    // Adapters may turn this on, and then the two passes would use different file names.
    supportsImmutableAssets: false,
    // By the first pass, or by `npm run check` before the tests' build.
    typescript: { ignoreBuildErrors: TYPES_CHECKED === '1' },
    // Pages contain the id, so both passes need the same one.
    generateBuildId: () => BUILD_ID || refuse(),
    // Only used by lib/offline. `env` wouldn't reach the service worker.
    compiler: {
      define: {
        __BUILD_ID__: BUILD_ID ?? '',
        __OFFLINE_FILES__: OFFLINE_FILES ?? '[]',
        __SHARED_STYLE__: offlineStyle,
        __SHARED_POLICY__: sharePolicy(sha256(offlineStyle), [], "'self'"),
      },
    },
    // If two entries set the same header, the later one wins.
    headers: async () => [
      { source: '/:path*', headers: list(SECURITY_HEADERS) },
      { source: PAGES, headers: list({ 'Content-Security-Policy': pagePolicy }) },
      { source: '/_next/static/:path*', headers: list({ 'Content-Security-Policy': FILE_POLICY }) },
      {
        source: '/t/:path+',
        headers: list({
          'Content-Security-Policy': sharedPolicy,
          'Referrer-Policy': 'no-referrer',
        }),
      },
      { source: '/(callback|auth/confirm|auth/return)', headers: list({ 'Referrer-Policy': 'no-referrer' }) },
      { source: '/api/:path*', headers: list(API_HEADERS) },
      { source: '/_next/static/service-worker/:file', headers: list({ 'Content-Security-Policy': WORKER_POLICY }) },
      // The file name contains the hash of the content.
      {
        source: '/(player-index|world-cups)/:file',
        headers: list({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
      },
    ],
  };
}
