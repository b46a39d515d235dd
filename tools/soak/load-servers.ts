/** What the load test, the fault soak and the route costs run against: each server in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { alsoStop, freePort, isPortFree, serveBuild, startNode, untilAnswers } from '#scripts/processes.ts';
import { inspectable } from '#tools/soak/load-heap.ts';

/** Address and keys of the backend are part of a build (D46), so that they are the same in every run. */
const BACKEND_PORT = 54_392;
const DATA_DIR = '.local/load/backend';

export type BackendProcess = {
  url: string;
  anonKey: string;
  serviceKey: string;
  pid: number;
  /** SQL as the owner of the database. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
};

type BackendOptions = {
  /** PostgreSQL instead of PGlite. */
  databaseUrl?: string | undefined;
  dataDir?: string;
  port?: number;
  siteUrl?: string;
};

/** A free port, when somebody is to look into the process (tools/soak/load-heap.ts). */
type Inspection = { inspect?: number };

/** The backend on its data as they are; `emptyDatabase` goes before a fresh start. */
export async function startBackend({ inspect, ...options }: BackendOptions & Inspection = {}): Promise<BackendProcess> {
  const port = (await isPortFree(BACKEND_PORT)) ? BACKEND_PORT : await freePort();
  const settings = JSON.stringify({ port, dataDir: DATA_DIR, confirmEmail: false, ...options });
  const node = inspect === undefined ? [] : inspectable(inspect);
  const child = spawn(process.execPath, [...node, 'supabase/tests/backend-process.ts', settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A production build beside it is nobody's deployment.
    env: { ...process.env, NODE_ENV: 'test', LITE_TELEMETRY: '0' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const reach = JSON.parse(await firstLine(child)) as Record<'url' | 'anonKey' | 'serviceKey' | 'controlUrl', string>;
  const stop = async () => {
    child.stdin?.end();
    await ended;
  };
  alsoStop(stop);
  return {
    url: reach.url,
    anonKey: reach.anonKey,
    serviceKey: reach.serviceKey,
    pid: child.pid ?? 0,
    stop,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    query: async (sql) => {
      const response = await fetch(reach.controlUrl, { method: 'POST', body: sql });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${sql.slice(0, 200)}: ${JSON.stringify(answer)}`);
      return answer as Record<string, unknown>[];
    },
  };
}

export function emptyDatabase(dataDir = DATA_DIR): void {
  rmSync(join(dataDir, 'database'), { recursive: true, force: true });
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The backend ended at its start (${code}).`)));
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
  });
}

export type App = { url: string; pid: number; stop: () => Promise<void> };

/** The settings with which the app finds these servers, and with which no limit of the assistant is in the way. */
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

/** One process of the production server. */
export async function startApp(settings: Record<string, string>, { inspect }: Inspection = {}): Promise<App> {
  const env = inspect === undefined ? settings : { ...settings, NODE_OPTIONS: inspectable(inspect).join(' ') };
  return await serveBuild({ env, quiet: true });
}

export async function startFake(script: 'perplexity' | 'sports-db'): Promise<{ url: string; pid: number }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = startNode(`e2e/fakes/${script}.ts`, ['--port', port], { quiet: true });
  await untilAnswers(`${url}/__calls`, server);
  return { url, pid: server.pid };
}

export type Usage = { /** MiB in memory. */ resident: number /** Seconds of processor time so far. */; cpu: number };

/** What a process and its descendants use, read from Linux. */
export function usageOf(pid: number): Usage {
  const parents = new Map<number, number[]>();
  const stats = new Map<number, string[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(Number(entry));
    if (fields === null) continue;
    stats.set(Number(entry), fields);
    const parent = Number(fields[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)]);
  }
  const total: Usage = { resident: 0, cpu: 0 };
  for (const waiting = [pid]; waiting.length > 0; ) {
    const next = waiting.pop() ?? 0;
    const fields = stats.get(next);
    if (fields === undefined) continue;
    waiting.push(...(parents.get(next) ?? []));
    total.cpu += (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    total.resident += (Number(fields[21]) * PAGE) / 2 ** 20;
  }
  return total;
}

const TICKS_PER_SECOND = 100;
const PAGE = 4096;

/** The fields after the name, which may hold blanks: state first, then parent; null for a process that has just ended. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
