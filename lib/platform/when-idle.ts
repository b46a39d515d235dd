/** Resolves when the browser is idle, or after `latest` ms (0: never). */
function untilIdle(latest: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, Math.min(latest || 1000, 1000));
  });
}

/** One at a time, because on a slow device two would delay each other. */
let last: Promise<unknown> = Promise.resolve();

/** Does the work when the browser is idle, or after `latest` ms. Returns a function that cancels pending work. */
export function whenIdle(work: () => Promise<unknown>, latest: number): () => void {
  let isGivenUp = false;
  last = last.then(async () => {
    await untilIdle(latest);
    if (!isGivenUp) await work().catch(() => undefined);
  });
  return () => {
    isGivenUp = true;
  };
}
