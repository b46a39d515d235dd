'use client';

import { loadable, useLoaded } from '#components/ui/use-loaded.ts';

/** Loaded later, because the layout's imports are part of every page's first load. An ad blocker may block it. */
const analytics = loadable(() =>
  import('#components/analytics/vercel-analytics.tsx').then((module) => module.VercelAnalytics),
);

export function SiteAnalytics() {
  const { loaded: VercelAnalytics } = useLoaded(analytics);
  return VercelAnalytics && <VercelAnalytics />;
}
