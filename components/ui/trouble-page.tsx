import type { ReactNode } from 'react';
import { Booking, CentreCircle, PageCard } from '#components/ui/page-card.tsx';

/** What an error leaves of a page. `children` is the way out. The team is safe because every edit is stored at once (D10). */
export function TroublePage({ children }: { children: ReactNode }) {
  return (
    <PageCard
      emblem={
        <>
          <CentreCircle />
          <Booking colour="yellow" />
        </>
      }
    >
      <div role="alert">
        <h1>Something went wrong</h1>
        <p>Your team is safe. It’s saved in this browser.</p>
      </div>
      {children}
    </PageCard>
  );
}
