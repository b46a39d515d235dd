/**
 * Resolves when the browser is idle.
 * @param latest ms after which it resolves anyway; 0: never
 */
export function untilIdle(latest: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, Math.min(latest || 1000, 1000));
  });
}

/** One at a time: on a slow device two would delay each other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does the work when the browser is idle, after earlier work is done.
 * @param latest ms after which it begins anyway
 * @returns cancels work that has not begun
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
