const CHECK_MS = 250;

/** Calls back once the process that started this one has ended. */
export function whenOrphaned(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, CHECK_MS);
  timer.unref();
}
