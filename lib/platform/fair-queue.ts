import 'server-only';

export type FairQueue = {
  /** Runs the work in the visitor's turn. Null if too many are waiting, or if `signal` aborts the wait. */
  pass: <Value>(visitor: string, work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value | null>;
};

/** Visitors take turns, longest wait first. `each` may wait per visitor, and `waiting` in all. */
export function makeFairQueue(running: number, { each, waiting }: { each: number; waiting: number }): FairQueue {
  const waiters = new Map<string, (() => void)[]>();
  let active = 0;
  let latest = '';

  function next(): (() => void) | undefined {
    const visitors = [...waiters.keys()];
    const visitor = visitors.find((one) => one !== latest) ?? visitors[0];
    if (visitor === undefined) return undefined;
    const [enter, ...others] = waiters.get(visitor) ?? [];
    waiters.delete(visitor);
    if (others.length > 0) waiters.set(visitor, others);
    latest = visitor;
    return enter;
  }

  function isFull(visitor: string): boolean {
    const lists = [...waiters.values()];
    return (waiters.get(visitor)?.length ?? 0) >= each || lists.reduce((sum, list) => sum + list.length, 0) >= waiting;
  }

  function turn(visitor: string, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const enter = () => resolve(true);
      waiters.set(visitor, [...(waiters.get(visitor) ?? []), enter]);
      signal?.addEventListener('abort', () => {
        const others = waiters.get(visitor)?.filter((one) => one !== enter) ?? [];
        if (others.length > 0) waiters.set(visitor, others);
        else waiters.delete(visitor);
        // Too late if its turn has come.
        resolve(false);
      });
    });
  }

  return {
    async pass(visitor, work, signal) {
      if (signal?.aborted) return null;
      if (active < running) {
        active += 1;
        latest = visitor;
      } else if (isFull(visitor) || !(await turn(visitor, signal))) return null;
      try {
        return await work();
      } finally {
        const enter = next();
        // The next waiter takes the place, so `active` doesn't change.
        if (enter) enter();
        else active -= 1;
      }
    },
  };
}
