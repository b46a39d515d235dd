'use client';

import { buttonClass } from '#components/ui/button.tsx';
import { Booking, CentreCircle, PageCard } from '#components/ui/page-card.tsx';
import './globals.css';

export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
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
          {/* A plain link, because only a full page load recovers from this. */}
          <a href="/" className={buttonClass('strong')}>
            Reload the team builder
          </a>
        </PageCard>
      </body>
    </html>
  );
}
