/** Preloaded into the servers a command starts, so that they end even if the command is killed. */
const command = process.ppid;

setInterval(() => {
  if (process.ppid === command) return;
  try {
    // The whole group, including what this process started.
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}, 250).unref();
