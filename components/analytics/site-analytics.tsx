'use client';

import { type ComponentType, lazy, Suspense } from 'react';

/** Lazy, because the layout's imports are part of every page's first load. */
const VercelAnalytics = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('#components/analytics/vercel-analytics.tsx').then(
      (module) => ({ default: module.VercelAnalytics }),
      // An ad blocker may block it.
      () => ({ default: () => null }),
    ),
);

export function SiteAnalytics() {
  return (
    <Suspense fallback={null}>
      <VercelAnalytics />
    </Suspense>
  );
}
