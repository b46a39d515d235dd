import 'server-only';

export type Gate = {
  /** Does the work in its turn; refuses at once (null) when the gate is full. */
  pass: <Value>(work: () => Promise<Value>) => Promise<Value | null>;
  /** Does the work in its turn, however many wait: for what belongs to something that was let in. */
  wait: <Value>(work: () => Promise<Value>) => Promise<Value>;
  isFull: () => boolean;
};

/**
 * Lets `running` works run at once and `waiting` more wait for their turn; more than that are refused at once, so that a
 * rush is answered or refused quickly and leaves the server to others. With `patience` (ms) it is full as well while
 * whoever comes next has waited longer than that: so many may wait where the work is quick, and fewer where it is slow.
 */
export function makeGate(running: number, waiting: number, patience = Number.POSITIVE_INFINITY): Gate {
  let active = 0;
  const queue: { enter: () => void; since: number }[] = [];
  const isFull = () => {
    const [next] = queue;
    if (active < running) return false;
    return queue.length >= waiting || (next !== undefined && performance.now() - next.since > patience);
  };

  async function wait<Value>(work: () => Promise<Value>): Promise<Value> {
    if (active >= running) {
      // Whoever leaves hands the place over, so `active` stays.
      await new Promise<void>((enter) => queue.push({ enter, since: performance.now() }));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.enter();
      else active -= 1;
    }
  }

  return { isFull, wait, pass: async (work) => (isFull() ? null : wait(work)) };
}
