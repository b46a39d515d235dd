'use client';

import { Analytics } from '@vercel/analytics/next';
import { SpeedInsights } from '@vercel/speed-insights/next';
import { withoutQuery } from '#components/analytics/without-query.ts';

const stripped = <Event extends { url: string }>(event: Event): Event => ({ ...event, url: withoutQuery(event.url) });

export function VercelAnalytics() {
  return (
    <>
      <Analytics beforeSend={stripped} />
      <SpeedInsights beforeSend={stripped} />
    </>
  );
}
