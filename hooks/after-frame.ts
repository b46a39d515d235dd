/**
 * Calls back when the next frame is drawn, in a task of its own; at once in the background, where no frame comes.
 */
export function afterFrame(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

export type FrameQueue = {
  add: (work: () => void) => void;
  has: (work: () => void) => boolean;
  remove: (work: () => void) => void;
};

/** Work that waits for the next frame together, each once, and is done in one task. */
export function createFrameQueue(): FrameQueue {
  const waiting = new Set<() => void>();
  let isAwaited = false;
  return {
    add(work) {
      waiting.add(work);
      if (isAwaited) return;
      isAwaited = true;
      afterFrame(() => {
        isAwaited = false;
        const due = [...waiting];
        waiting.clear();
        for (const next of due) next();
      });
    },
    has: (work) => waiting.has(work),
    remove: (work) => waiting.delete(work),
  };
}
