import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export const NEXT = 'node_modules/next/dist/bin/next';
export const START = 'scripts/start.ts';
const END_WITH_PARENT = import.meta.resolve('#scripts/end-with-parent.ts');

type Options = {
  env?: Record<string, string>;
  quiet?: boolean;
  cwd?: string;
  log?: string;
  preload?: string;
};

/** A process in its own group, so that stopping it leaves nothing behind. */
export type Server = { pid: number; ended: Promise<number>; stop: () => Promise<void> };

const started = new Set<Server>();
const stopping = new AbortController();

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function launch(
  script: string,
  args: readonly string[],
  { env, quiet, cwd, log, preload }: Options,
): [ChildProcess, Server] {
  const child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), script, ...args], {
    stdio: ['ignore', quiet || log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
    cwd,
    detached: process.platform !== 'win32',
  });
  if (log) {
    const file = createWriteStream(log);
    child.stdout?.pipe(file, { end: false });
    child.stderr?.pipe(file, { end: false });
    if (!quiet) child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
  }
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
  const server: Server = {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      signal(child, 'SIGTERM');
      const stubborn = setTimeout(() => signal(child, 'SIGKILL'), 5000);
      await ended;
      clearTimeout(stubborn);
    },
  };
  started.add(server);
  void ended.then(() => {
    started.delete(server);
    // Stops the whole group, including what the process started.
    signal(child, 'SIGKILL');
  });
  return [child, server];
}

export function alsoStop(stop: () => Promise<void>): void {
  const server: Server = {
    pid: process.pid,
    ended: new Promise(() => undefined),
    stop: async () => {
      started.delete(server);
      await stop();
    },
  };
  started.add(server);
}

/** Runs a Node script and returns its exit code. If quiet, its output is shown only on failure. */
export async function runNode(script: string, args: readonly string[], options: Options = {}): Promise<number> {
  const [child, { ended }] = launch(script, args, { ...options, preload: END_WITH_PARENT });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => printed.push(part));
  const code = await ended;
  // The command is ending, so this isn't a failure.
  if (stopping.signal.aborted) return new Promise(() => undefined);
  if (code !== 0) process.stdout.write(Buffer.concat(printed));
  return code;
}

/** Starts a Node script that runs until stopped. If quiet, only its errors are shown. */
export function startNode(script: string, args: readonly string[], options: Options = {}): Server {
  const [child, server] = launch(script, args, { ...options, preload: END_WITH_PARENT });
  child.stdout?.resume();
  return server;
}

/** Stops everything this command started, in reverse order. */
export async function stopAll(): Promise<void> {
  for (const server of [...started].reverse()) await server.stop();
}

/** On Ctrl-C, a closed terminal or SIGTERM, stops everything this command started. The signal aborts first. */
export function stopOnSignals(exitCode: number): AbortSignal {
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void stopAll().finally(() => process.exit(exitCode));
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  // SIGTERM to npm ends only the shell between npm and this command, and SIGKILL not even that.
  const shell = process.ppid;
  const npm = parentOf(shell);
  const isOrphan = () => process.ppid !== shell || parentOf(shell) !== npm;
  if (process.env.npm_lifecycle_event) setInterval(() => isOrphan() && stop(), 250).unref();
  return stopping.signal;
}

/** Empty if the system doesn't say. Shells there usually replace themselves with the command. */
function parentOf(pid: number): string {
  try {
    return /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** Waits until an address responds. Throws if the server exits or after 60 s. */
export async function untilAnswers(url: string, server: Server): Promise<void> {
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    if (ended) throw new Error(`The server for ${url} exited before it responded.`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined && answer.status < 500) return;
  }
  throw new Error(`${url} did not respond within 60 seconds.`);
}

/** For this machine only; waits until it responds. Defaults: a free port, this folder. `command`: a script and arguments. */
export async function serveBuild({
  port,
  command: [script, ...args] = [START],
  ...options
}: Options & { port?: number; command?: [string, ...string[]] } = {}): Promise<Server & { url: string }> {
  const own = String(port ?? (await freePort()));
  const url = `http://127.0.0.1:${own}`;
  const server = startNode(script, [...args, '--hostname', '127.0.0.1', '--port', own], options);
  await untilAnswers(`${url}/`, server).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return { ...server, url };
}

function listen(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    // Without IPv6, nothing can be using ::1.
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE' ? undefined : port));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}

/** Whether `http://localhost:{port}` is free in both address families. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    if ((await listen(port, host)) === undefined) return false;
  }
  return true;
}

export async function portOr(preferred: number): Promise<number> {
  return (await isPortFree(preferred)) ? preferred : freePort();
}

export async function freePort(): Promise<number> {
  const port = await listen(0, '127.0.0.1');
  if (port === undefined) throw new Error('No free port was found.');
  return port;
}
