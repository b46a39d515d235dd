'use client';

import { type ComponentType, lazy, Suspense } from 'react';

/** Loaded where it is rendered and nowhere else: what a layout imports, every page's first load would hold. */
const VercelAnalytics = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('#components/analytics/vercel-analytics.tsx').then(
      (module) => ({ default: module.VercelAnalytics }),
      // Blockers may stop it; nobody misses it then.
      () => ({ default: () => null }),
    ),
);

/** The statistics, once the page is there; nothing is shown, and nothing is missed where they are blocked (D37). */
export function SiteAnalytics() {
  return (
    <Suspense fallback={null}>
      <VercelAnalytics />
    </Suspense>
  );
}
