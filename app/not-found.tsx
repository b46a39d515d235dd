import type { Metadata } from 'next';
import Link from 'next/link';
import { Ball, CentreCircle, PageCard } from '#components/page-card/page-card.tsx';
import { buttonClass } from '#components/ui/button.tsx';

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
      <Link href="/" className={buttonClass('strong')}>
        Back to the team builder
      </Link>
    </PageCard>
  );
}
