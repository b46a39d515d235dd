import type { Metadata } from 'next';
import { buttonClass } from '#components/ui/button.tsx';
import { Ball, CentreCircle, PageCard } from '#components/ui/page-card.tsx';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PageCard
      emblem={
        <>
          <CentreCircle />
          <Ball x={206} y={82} />
        </>
      }
    >
      <h1>Page not found</h1>
      <p>There is nothing at this address.</p>
      {/* Not a `Link`: every page holds this one, and would load what a link of Next.js needs. */}
      <a href="/" className={buttonClass('strong')}>
        Back to the team builder
      </a>
    </PageCard>
  );
}
