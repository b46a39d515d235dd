'use client';

import { Button } from '#components/ui/button.tsx';
import { Booking, CentreCircle, PageCard } from '#components/ui/page-card.tsx';

/** The team is safe because every edit is saved to local storage at once (D10). */
export default function ErrorPage({ reset }: { reset: () => void }) {
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
      <Button look="strong" onClick={reset}>
        Try again
      </Button>
    </PageCard>
  );
}
