/** Preloaded into the servers that a command starts, so that they also end when it is killed and cannot stop them. */
const command = process.ppid;

setInterval(() => {
  if (process.ppid === command) return;
  try {
    // The whole group: what this process started itself, too.
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}, 250).unref();
