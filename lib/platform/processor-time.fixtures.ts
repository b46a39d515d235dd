const RUNS = 3;

/**
 * Milliseconds of processor time that `act` takes, the best of three runs: how busy the machine is with other things does
 * not count, so that a limit says something about the code alone.
 */
export function processorTime(act: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
