import 'server-only';

export type Gate = {
  /** Does the work in its turn; refuses at once (null) when the gate is full. */
  pass: <Value>(work: () => Promise<Value>) => Promise<Value | null>;
  /** Does the work in its turn, however many wait. */
  wait: <Value>(work: () => Promise<Value>, how?: Waiting) => Promise<Value>;
  isFull: () => boolean;
};

type Waiting = {
  /** Belongs to something that has been let in, and goes before whatever still waits for that. */
  isInside?: boolean;
  /** Ends the wait, and the work is not done. */
  signal?: AbortSignal;
};

type Turn = { enter: () => void; since: number };

/**
 * Lets `running` works run at once and `waiting` more wait for their turn; more than that are refused at once, so that a
 * rush is answered or refused quickly and leaves the server to others. With `patience` (ms) it is full as well while
 * whoever comes next has waited longer than that: so many may wait where the work is quick, and fewer where it is slow.
 */
export function makeGate(running: number, waiting: number, patience = Number.POSITIVE_INFINITY): Gate {
  let active = 0;
  const inside: Turn[] = [];
  const outside: Turn[] = [];
  const isFull = () => {
    if (active < running) return false;
    const next = outside[0] ?? inside[0];
    const hasWaited = next !== undefined && performance.now() - next.since > patience;
    return hasWaited || inside.length + outside.length >= waiting;
  };

  async function wait<Value>(work: () => Promise<Value>, { isInside = false, signal }: Waiting = {}): Promise<Value> {
    // Whoever leaves hands the place over, so `active` stays.
    if (active >= running) await turnIn(isInside ? inside : outside, signal);
    else active += 1;
    try {
      return await work();
    } finally {
      const next = inside.shift() ?? outside.shift();
      if (next) next.enter();
      else active -= 1;
    }
  }

  return { isFull, wait, pass: async (work) => (isFull() ? null : wait(work)) };
}

/** Resolves when the one before has handed its place over. */
async function turnIn(queue: Turn[], signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const turn = { enter: resolve, since: performance.now() };
  queue.push(turn);
  const giveUp = () => {
    const place = queue.indexOf(turn);
    if (place < 0) return;
    queue.splice(place, 1);
    reject(signal?.reason);
  };
  signal?.addEventListener('abort', giveUp);
  await promise.finally(() => signal?.removeEventListener('abort', giveUp));
}
