'use client';

import { buttonClass } from '#components/ui/button.tsx';
import { TroublePage } from '#components/ui/trouble-page.tsx';
import './fallback-fonts.css';
import './globals.css';
import './trouble.css';

export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <TroublePage>
          {/* A plain link, because only a full page load recovers from this. */}
          <a href="/" className={buttonClass('strong')}>
            Reload the team builder
          </a>
        </TroublePage>
      </body>
    </html>
  );
}
