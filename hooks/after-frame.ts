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

/** Work that waits together until so many frames are drawn, each once, and is done in one task. */
export function createFrameQueue(frames: number): FrameQueue {
  const waiting = new Set<() => void>();
  let isAwaited = false;
  const after = (left: number, work: () => void) => {
    if (left === 0) work();
    else afterFrame(() => after(left - 1, work));
  };
  return {
    add(work) {
      waiting.add(work);
      if (isAwaited) return;
      isAwaited = true;
      after(frames, () => {
        isAwaited = false;
        const due = [...waiting];
        waiting.clear();
        for (const next of due) {
          try {
            next();
          } catch (error) {
            // The others have nothing to do with it; it is told all the same.
            setTimeout(() => {
              throw error;
            });
          }
        }
      });
    },
    has: (work) => waiting.has(work),
    remove: (work) => waiting.delete(work),
  };
}
