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
 * rush is answered or refused quickly and leaves the server to others.
 */
export function makeGate(running: number, waiting: number): Gate {
  let active = 0;
  const queue: (() => void)[] = [];
  const isFull = () => active >= running && queue.length >= waiting;

  async function wait<Value>(work: () => Promise<Value>): Promise<Value> {
    if (active >= running) {
      // Whoever leaves hands the place over, so `active` stays.
      await new Promise<void>((enter) => queue.push(enter));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  }

  return { isFull, wait, pass: async (work) => (isFull() ? null : wait(work)) };
}
