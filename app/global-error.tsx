'use client';

/** Stands in for the whole document when even the layout fails, so it brings its own. */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <main>
          <title>Something went wrong</title>
          <h1>Something went wrong</h1>
          <p>Your team is safe: it is kept in this browser.</p>
          {/* A whole new document, because what runs in this one has failed. */}
          <a href="/">Reload the team builder</a>
        </main>
      </body>
    </html>
  );
}
