const RUNS = 3;

/** CPU time of `act`, the best of three runs. Other load on the machine doesn't count, so it measures only the code. */
export function processorTimeMs(act: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
