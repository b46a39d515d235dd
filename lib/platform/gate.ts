export type Gate = {
  /** Runs the work in turn, however many are waiting. Aborting `signal` ends the wait, and the work never runs. */
  run: <Value>(work: () => Promise<Value>, signal?: AbortSignal, turn?: Turn) => Promise<Value>;
  /** Runs the work in turn, or returns null at once if the gate is full. */
  pass: <Value>(work: () => Promise<Value>) => Promise<Value | null>;
  isFull: () => boolean;
};

/** Work that continues something goes before new work, so that what has begun ends soon. It doesn't make the gate full. */
type Turn = 'new' | 'continued';
type Waiter = { enter: () => void; since: number };

/** First come, first served. Full if `waiting` callers are waiting, or the first has waited more than `patienceMs`. */
export function makeGate(running: number, waiting: number, patienceMs = Number.POSITIVE_INFINITY): Gate {
  let active = 0;
  const queues: Record<Turn, Waiter[]> = { continued: [], new: [] };

  const isFull = () => {
    const [first] = queues.new;
    return (
      active >= running && (queues.new.length >= waiting || (!!first && performance.now() - first.since > patienceMs))
    );
  };

  function waitIn(queue: Waiter[], signal?: AbortSignal): Promise<void> {
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

  async function run<Value>(work: () => Promise<Value>, signal?: AbortSignal, turn: Turn = 'new'): Promise<Value> {
    signal?.throwIfAborted();
    if (active < running) active += 1;
    else await waitIn(queues[turn], signal);
    try {
      return await work();
    } finally {
      const next = queues.continued.shift() ?? queues.new.shift();
      // The next waiter takes the slot, so `active` doesn't change.
      if (next) next.enter();
      else active -= 1;
    }
  }

  return { isFull, run, pass: async (work) => (isFull() ? null : run(work)) };
}
