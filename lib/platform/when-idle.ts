/** Resolves when the browser is idle, or after `latestMs` (0: never). */
function untilIdle(latestMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve, Math.min(latestMs || 1000, 1000));
  });
}

/** One at a time, because on a slow device two would delay each other. */
let last: Promise<unknown> = Promise.resolve();

/** Does the work when the browser is idle, or after `latestMs`. Returns a function that cancels pending work. */
export function whenIdle(work: () => Promise<unknown>, latestMs: number): () => void {
  let isGivenUp = false;
  last = last.then(async () => {
    await untilIdle(latestMs);
    if (!isGivenUp) await work().catch(() => undefined);
  });
  return () => {
    isGivenUp = true;
  };
}
