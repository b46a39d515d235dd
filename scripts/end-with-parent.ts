/** Preloaded into the servers a command starts, so that they end even if the command is killed. */
import { whenOrphaned } from '#scripts/when-orphaned.ts';

whenOrphaned(() => {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
});
