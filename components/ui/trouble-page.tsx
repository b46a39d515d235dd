import type { ReactNode } from 'react';

/** What is shown if drawing a page fails. `children` is the way out. The team is safe: every edit is stored at once (D10). */
export function TroublePage({ children }: { children: ReactNode }) {
  return (
    <main className="trouble">
      <article>
        <div role="alert">
          <h1>Something went wrong</h1>
          <p>Your team is safe. It’s saved in this browser.</p>
        </div>
        {children}
      </article>
    </main>
  );
}
