import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { BackendStartError } from '#scripts/local/embedded-data.ts';

const LOCK_FILE = 'backend.pid';
/** The path where a backend reports its lock's id. */
export const LOCK_PATH = '/lock';

const ANSWER_LIMIT_MS = 2000;
/** A stopping backend no longer responds but still writes. */
const STOPPING = { tries: 10, pause: 300 };

const holderSchema = z.object({ pid: z.number(), port: z.number(), id: z.string() });
export type Holder = z.infer<typeof holderSchema>;

/**
 * PGlite doesn't notice a second process using its files. After a crash, the process id may be another program's: only
 * a backend that reports the recorded id holds the lock. Returns an unlock function.
 */
export async function lockDataDir(dataDir: string, holder: Holder): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, LOCK_FILE);
  const former = readHolder(path);
  if (former && (await isHolding(former))) {
    throw new BackendStartError(
      `The data in ${dataDir} is already in use by another instance of the application (process ${former.pid}).`,
    );
  }
  writeFileSync(path, JSON.stringify(holder), { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

function readHolder(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

async function isHolding({ pid, port, id }: Holder): Promise<boolean> {
  for (let tries = 0; tries < STOPPING.tries && isRunning(pid); tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${LOCK_PATH}`, {
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      return (await answer.text()) === id;
    } catch (error) {
      // A suspended process doesn't respond.
      if (error instanceof Error && error.name === 'TimeoutError') return true;
    }
    await pause(STOPPING.pause);
  }
  return false;
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
