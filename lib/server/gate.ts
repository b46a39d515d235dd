import 'server-only';

/**
 * Lets `running` works run at once and `waiting` more wait for their turn; more than that are refused at once (null), so
 * that a rush is answered or refused quickly and leaves the server to others.
 */
export function makeGate(running: number, waiting: number) {
  let active = 0;
  const queue: (() => void)[] = [];

  return async function pass<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (active >= running) {
      if (queue.length >= waiting) return null;
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
  };
}
