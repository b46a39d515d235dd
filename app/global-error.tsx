'use client';

import { buttonClass } from '#components/ui/button.tsx';
import { Booking, CentreCircle, PageCard } from '#components/ui/page-card.tsx';
import './globals.css';

/** Stands in for the whole document when even the layout fails, so it brings its own. */
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
            <p>Your team is safe: it is kept in this browser.</p>
          </div>
          {/* A whole new document, because what runs in this one has failed. */}
          <a href="/" className={buttonClass('strong')}>
            Reload the team builder
          </a>
        </PageCard>
      </body>
    </html>
  );
}
