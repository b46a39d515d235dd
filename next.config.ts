import { createHash } from 'node:crypto';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import {
  type AllowedCode,
  contentPolicy,
  FRONT_PAGE,
  NO_PAGE_POLICY,
  PAGES,
  sharePolicy,
  WORKER_POLICY,
} from './lib/platform/content-policy.ts';
import { SECURITY_HEADERS } from './lib/platform/security-headers.ts';
import { sharePageStyle } from './lib/share/page-style.ts';
import { IMAGE_HOSTS } from './types/limits.ts';

const API_HEADERS = {
  'Content-Security-Policy': NO_PAGE_POLICY,
  'Cache-Control': 'no-store',
  Vary: 'Authorization',
};

const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function refuse(): never {
  throw new Error(
    'Build with `npm run build`: `next build` alone makes pages whose scripts the content policy blocks.',
  );
}

/**
 * BUILD_ID, BUILD_PASS, PAGES_CODE, FRONT_PAGE_CODE and OFFLINE_FILES come from scripts/build/build.ts, which builds twice: the
 * policy needs the hashes of what stands in a page, and the service worker the names of files, which only a build can tell.
 * Both passes have the same id, because the id is part of those scripts.
 */
export default function config(phase: string): NextConfig {
  const { BUILD_ID, BUILD_PASS, PAGES_CODE, FRONT_PAGE_CODE, OFFLINE_FILES } = process.env;
  const { NEXT_PUBLIC_SUPABASE_URL, SITE_URL, VERCEL } = process.env;
  const policyFor = (allowed = '{"scripts":[],"styles":[]}') =>
    contentPolicy({
      allowed: JSON.parse(allowed) as AllowedCode,
      imageHosts: IMAGE_HOSTS,
      backendUrl: NEXT_PUBLIC_SUPABASE_URL || undefined,
      secureSite: VERCEL === '1' || (SITE_URL?.startsWith('https:') ?? false),
      development: phase === PHASE_DEVELOPMENT_SERVER,
    });
  return {
    poweredByHeader: false,
    reactStrictMode: true,
    images: { unoptimized: true },
    experimental: {
      // A round trip less before the first paint: the styles come with the page.
      inlineCss: true,
      // Requests cost little, since the first styles make none: so what loads late brings its own styles, and the page is lighter.
      cssChunking: { type: 'graph', requestCost: 500, weightDistribution: 1 },
    },
    // Read from the disk while answering, which the bundler does not see.
    outputFileTracingIncludes: {
      '/t/**': [
        'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
        'node_modules/@expo-google-fonts/*/{600SemiBold,700Bold}/*.ttf',
      ],
    },
    serverExternalPackages: ['@resvg/resvg-js'],
    // The first pass has checked the types; in the second nothing but the headers differs.
    typescript: { ignoreBuildErrors: BUILD_PASS === '2' },
    generateBuildId: () => BUILD_ID || refuse(),
    // For lib/offline alone. `env` would not reach its service worker.
    compiler: { define: { __BUILD_ID__: BUILD_ID ?? '', __OFFLINE_FILES__: OFFLINE_FILES ?? '[]' } },
    // Later entries win where two name the same header.
    headers: async () => [
      { source: '/:path*', headers: list(SECURITY_HEADERS) },
      { source: PAGES, headers: list({ 'Content-Security-Policy': policyFor(PAGES_CODE) }) },
      { source: FRONT_PAGE, headers: list({ 'Content-Security-Policy': policyFor(FRONT_PAGE_CODE) }) },
      { source: '/_next/static/:path*', headers: list({ 'Content-Security-Policy': NO_PAGE_POLICY }) },
      {
        source: '/t/:path*',
        headers: list({
          'Content-Security-Policy': sharePolicy(sha256(sharePageStyle()), IMAGE_HOSTS),
          'Referrer-Policy': 'no-referrer',
        }),
      },
      { source: '/callback', headers: list({ 'Referrer-Policy': 'no-referrer' }) },
      { source: '/api/:path*', headers: list(API_HEADERS) },
      // Next.js itself has it asked for anew each time, and lets it work for the whole site.
      { source: '/_next/static/service-worker/:file', headers: list({ 'Content-Security-Policy': WORKER_POLICY }) },
      // Its name holds the hash of its content.
      { source: '/player-index/:file', headers: list({ 'Cache-Control': 'public, max-age=31536000, immutable' }) },
    ],
  };
}
