export type Gate = {
  /** Runs the work in turn, however many are waiting. Aborting `signal` ends the wait, and the work never runs. */
  run: <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;
  /** Runs the work in turn, or returns null at once if the gate is full. */
  pass: <Value>(work: () => Promise<Value>) => Promise<Value | null>;
  isFull: () => boolean;
};

type Waiter = { enter: () => void; since: number };

/** First come, first served. Full if `waiting` callers are waiting, or the first has waited more than `patience` ms. */
export function makeGate(running: number, waiting: number, patience = Number.POSITIVE_INFINITY): Gate {
  let active = 0;
  const queue: Waiter[] = [];

  const isFull = () => {
    const [first] = queue;
    return active >= running && (queue.length >= waiting || (!!first && performance.now() - first.since > patience));
  };

  function turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter = { enter: resolve, since: performance.now() };
      queue.push(waiter);
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(waiter);
        if (index >= 0) queue.splice(index, 1);
        reject(signal.reason);
      });
    });
  }

  async function run<Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    if (active < running) active += 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The next waiter takes the slot, so `active` doesn't change.
      if (next) next.enter();
      else active -= 1;
    }
  }

  return { isFull, run, pass: async (work) => (isFull() ? null : run(work)) };
}
