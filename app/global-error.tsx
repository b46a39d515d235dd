'use client';

import styles from './global-error.module.css';
import './globals.css';

/** Every page loads this for the case that error.tsx fails too, so it uses no components. */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main className={styles.main}>
          <div role="alert">
            <h1>Something went wrong</h1>
            <p>Your team is safe. It’s saved in this browser.</p>
          </div>
          {/* A plain link, because only a full page load recovers from this. */}
          <a href="/">Reload the team builder</a>
        </main>
      </body>
    </html>
  );
}
