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
      <p>There’s no page at this address.</p>
      {/* Not a `Link`, because then every page would load its code. */}
      <a href="/" className={buttonClass('strong')}>
        Back to the team builder
      </a>
    </PageCard>
  );
}
