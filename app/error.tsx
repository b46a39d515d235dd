'use client';

/** Shown when a part of a page fails; the team is safe in local storage, which every edit reaches at once (D10). */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <main>
      <h1>Something went wrong</h1>
      <p>Your team is safe: it is kept in this browser.</p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </main>
  );
}
