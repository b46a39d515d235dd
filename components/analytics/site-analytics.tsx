'use client';

import { type ComponentType, lazy, Suspense } from 'react';

/** Lazy, because every page's first load would include what the layout imports. */
const VercelAnalytics = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('#components/analytics/vercel-analytics.tsx').then(
      (module) => ({ default: module.VercelAnalytics }),
      // An ad blocker may stop it.
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
