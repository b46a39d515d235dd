import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { QUICK_PASSWORDS } from '#scripts/test/quick-passwords.ts';
import { type PlainCluster, startPlainCluster } from '#supabase/tests/plain-cluster.ts';

export type Databases = { embedded: ChildProcess; plain: PlainCluster | null };

declare global {
  var testDatabases: Databases | undefined;
}

/** Jest's global setup: starts both databases and sets the embedded one's address and keys for the server code. */
export default async function startDatabases(): Promise<void> {
  // tools/soak/removals.ts has its own cluster and needs nothing else.
  if (process.env.TEST_PLAIN_PORT) return;
  const embedded = spawn(process.execPath, ['supabase/tests/backend-process.ts'], {
    stdio: ['pipe', 'pipe', process.env.TEST_BACKEND_LOG ? 'inherit' : 'ignore'],
    env: { ...process.env, ...QUICK_PASSWORDS, NODE_ENV: 'test', LITE_TELEMETRY: '0' },
  });
  const [reach, plain] = await Promise.all([firstLine(embedded), startPlainCluster()]);
  globalThis.testDatabases = { embedded, plain };
  // In case Jest exits without its teardown. The embedded backend ends when its stdin closes.
  process.once('exit', () => plain?.stop());

  const { url, anonKey, serviceKey } = JSON.parse(reach) as { url: string; anonKey: string; serviceKey: string };
  process.env.TEST_EMBEDDED_BACKEND = reach;
  process.env.NEXT_PUBLIC_SUPABASE_URL = url;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = anonKey;
  process.env.SUPABASE_SECRET_KEY = serviceKey;
  process.env.ADMIN_EMAIL = 'admin@example.test';
  if (plain) process.env.TEST_PLAIN_PORT = String(plain.port);
  else console.warn('PostgreSQL is not installed: the tests on plain PostgreSQL are skipped.');
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The embedded backend ended at its start (${code}).`)));
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
  });
}
