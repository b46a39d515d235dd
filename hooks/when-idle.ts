/**
 * Settles when the browser has nothing else to do.
 * @param latest ms after which it does however busy the browser is; 0: never
 */
export function untilIdle(latest: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, Math.min(latest || 1000, 1000));
  });
}

/** What waits for an idle browser goes one after the other: on a slow device two at once keep each other from getting done. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does the work when the browser has nothing else to do and what was asked for before is done.
 * @param latest ms of waiting after which it is done anyhow, however busy the browser is
 * @returns the way to give it up, as long as it has not begun
 */
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
