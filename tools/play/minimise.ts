const FIRST_STEP = 0.05;
const LAST_STEP = 0.0002;

/** Changes one value at a time, in ever smaller steps. Slow but simple, without derivatives. */
export function minimise(cost: (values: readonly number[]) => number, start: readonly number[]): number[] {
  let best = { values: [...start], cost: cost(start) };
  const tryChange = (at: number, change: number): boolean => {
    const values = best.values.map((value, n) => (n === at ? value + change : value));
    const next = { values, cost: cost(values) };
    const isBetter = next.cost < best.cost;
    if (isBetter) best = next;
    return isBetter;
  };
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    const moved = start.map((_, at) => tryChange(at, step) || tryChange(at, -step));
    if (!moved.includes(true)) step /= 2;
  }
  return best.values;
}
