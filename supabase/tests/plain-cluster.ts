import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export type PlainCluster = {
  port: number;
  /** The id of the parent process. */
  pid: number;
  /** May be called twice. */
  stop: () => void;
};

/** Null if PostgreSQL isn't installed. `durable` flushes commits to disk as in production; most tests don't need that. */
export async function startPlainCluster({ durable = false } = {}): Promise<PlainCluster | null> {
  const bin = findBinaries();
  if (bin === null) return null;
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'plain-postgres-'));
  const data = join(directory, 'data');
  // PostgreSQL refuses to run as root. Debian's package creates this user.
  const asRoot = process.getuid?.() === 0;
  const run = (command: string, args: string[]) => {
    const [program, all] = asRoot ? [RUN_AS_USER, ['-u', 'postgres', '--', command, ...args]] : [command, args];
    execFileSync(program, all, { stdio: 'ignore', cwd: directory });
  };
  if (asRoot) execFileSync('chown', ['postgres', directory]);
  chmodSync(directory, 0o700);
  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -h 127.0.0.1 -k ${directory}${durable ? '' : ' -F'} -c max_connections=120`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start']);
  let stopped = false;
  return {
    port,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => {
      if (stopped) return;
      stopped = true;
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A root-only program that may not be in PATH. */
const RUN_AS_USER = ['/usr/sbin/runuser', '/sbin/runuser'].find((path) => existsSync(path)) ?? 'runuser';

/** Debian keeps the server's programs outside PATH, in one directory per version. */
function findBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  const places = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl'))) ?? null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
