/** The servers for bench and soak: backend, app and fakes, each in its own process. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { alsoStop, freePort, portOr, type Server, serveBuild, startNode, untilAnswers } from '#scripts/processes.ts';

/** Always the same, because the backend's address is part of a build (D46). */
const BACKEND_PORT = 54_392;
const DATA_DIR = '.local/load/backend';

export type BackendProcess = {
  url: string;
  anonKey: string;
  serviceKey: string;
  pid: number;
  /** Runs SQL as the database owner. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
  /** Kills it, like a power cut would. */
  kill: () => Promise<void>;
};

type BackendOptions = {
  /** Use PostgreSQL instead of PGlite. */
  databaseUrl?: string | undefined;
  dataDir?: string;
  /** The port for Node's inspector. */
  inspect?: number;
};

const inspectable = (port?: number) =>
  port === undefined ? [] : [`--inspect=127.0.0.1:${port}`, '--inspect-publish-uid=http'];

/** Starts the backend on its existing data. Call `emptyDatabase` first for a new database. */
export async function startBackend({ inspect, ...options }: BackendOptions = {}): Promise<BackendProcess> {
  const port = await portOr(BACKEND_PORT);
  const settings = JSON.stringify({ port, dataDir: DATA_DIR, confirmEmail: false, ...options });
  const child = spawn(process.execPath, [...inspectable(inspect), 'supabase/tests/backend-process.ts', settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // This isn't a deployment, even though the app is a production build.
    env: { ...process.env, NODE_ENV: 'test', LITE_TELEMETRY: '0' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const firstLine = new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The backend ended at startup (${code}).`)));
    createInterface(child.stdout).once('line', resolve);
  });
  const { controlUrl, ...reach } = JSON.parse(await firstLine) as Record<
    'url' | 'anonKey' | 'serviceKey' | 'controlUrl',
    string
  >;
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  alsoStop(stop);
  return {
    ...reach,
    pid: child.pid ?? 0,
    stop,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    query: async (sql) => {
      const response = await fetch(controlUrl, { method: 'POST', body: sql });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${sql.slice(0, 200)}: ${JSON.stringify(answer)}`);
      return answer as Record<string, unknown>[];
    },
  };
}

export function emptyDatabase(): void {
  rmSync(join(DATA_DIR, 'database'), { recursive: true, force: true });
}

/** Settings that connect the app to these servers, with assistant limits that are never reached. */
export function appSettings(
  { url, anonKey, serviceKey }: BackendProcess,
  { sportsDb, model }: { sportsDb: string; model: string },
): Record<string, string> {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SECRET_KEY: serviceKey,
    SPORTS_DB_URL: sportsDb,
    PERPLEXITY_API: 'agent',
    PERPLEXITY_API_KEY: 'pplx-test',
    PERPLEXITY_BASE_URL: model,
    AI_CHAT_LIMIT: '999999',
    AI_DAILY_CAP: '999999',
  };
}

export type App = Server & { url: string };

export function startApp(settings: Record<string, string>, inspect?: number): Promise<App> {
  return serveBuild({ env: { ...settings, NODE_OPTIONS: inspectable(inspect).join(' ') }, quiet: true });
}

export async function startFake(script: 'perplexity' | 'sports-db'): Promise<{ url: string }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/__calls`, startNode(`e2e/fakes/${script}.ts`, ['--port', port], { quiet: true }));
  return { url };
}

/** On Linux, the fields after the process name, which may contain spaces: state, parent, … Null if it has ended. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Memory in MiB and total CPU time in seconds of a process and its descendants. */
export function usageOf(pid: number): { resident: number; cpu: number } {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(pids.map((entry) => [Number(entry), statOf(Number(entry))]));
  const family = new Set([pid]);
  // Iterating a Set includes items added along the way.
  for (const member of family) {
    for (const [child, stat] of stats) if (Number(stat?.[1]) === member) family.add(child);
  }
  const sum = (of: (stat: string[]) => number) =>
    [...family].reduce((total, member) => total + of(stats.get(member) ?? []), 0);
  return {
    resident: sum((stat) => Number(stat[21] ?? 0)) * (4096 / 2 ** 20),
    cpu: sum((stat) => Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / 100,
  };
}

/** Memory in MiB that a process started with `inspect` holds after a garbage collection. */
export async function heapOf(port: number): Promise<number> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const [{ webSocketDebuggerUrl }] = targets as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(webSocketDebuggerUrl);
  const message = (name: 'open' | 'message') =>
    new Promise<MessageEvent>((resolve, reject) => {
      socket.addEventListener(name, (event) => resolve(event as MessageEvent), { once: true });
      socket.addEventListener('error', () => reject(new Error(`The inspector at ${port} does not answer.`)));
    });
  await message('open');
  const call = async (method: string) => {
    const answer = message('message');
    socket.send(JSON.stringify({ id: 1, method }));
    return JSON.parse(String((await answer).data)).result as Record<string, number>;
  };
  // Finalizers free some objects only in the next collection.
  for (let round = 0; round < 3; round++) await call('HeapProfiler.collectGarbage');
  const { usedSize = Number.NaN, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
  socket.close();
  return (usedSize + backingStorageSize) / 2 ** 20;
}
