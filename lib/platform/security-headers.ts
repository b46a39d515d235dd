import { NO_PAGE_POLICY } from '#lib/platform/content-policy.ts';

/** Sent with every response. No Cross-Origin-Embedder-Policy, because the picture hosts don't opt in. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

export const API_HEADERS = {
  'Content-Security-Policy': NO_PAGE_POLICY,
  'Cache-Control': 'no-store',
  Vary: 'Authorization',
};
