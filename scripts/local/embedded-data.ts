import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** A failed start. The message is for the person at the terminal. */
export class BackendStartError extends Error {
  override readonly name = 'BackendStartError';
}

/** The embedded backend never runs in a production deployment (D19). */
export function refuseProduction(env: Partial<Record<string, string>>): void {
  if (env.NODE_ENV === 'production' || env.VERCEL_ENV === 'production' || env.VERCEL === '1') {
    throw new BackendStartError(
      'The embedded backend is for local use and does not start in a production deployment. Set NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY to a hosted project.',
    );
  }
}

const MEGABYTE = 1024 * 1024;

/** Without this check, the database would fail halfway with an unhelpful error. */
export function refuseFullDisk(dataDir: string, free = freeBytes(dataDir)): void {
  const needed = existsSync(join(dataDir, 'database')) ? 8 : 64;
  if (free >= needed * MEGABYTE) return;
  throw new BackendStartError(`The disk is full: the data in ${dataDir} needs at least ${needed} MB of free space.`);
}

function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** One sentence for a data directory that can't be written, or the error itself. */
export function asStartError(error: unknown, dataDir: string | null): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackendStartError(`The disk is full: cannot write to ${dataDir}.`);
  }
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) return error;
  return new BackendStartError(`Cannot write to ${dataDir} (${code}). Set LOCAL_DATA_DIR to another folder.`);
}

const FORMAT = 1;
const STAMP_FILE = 'backend.json';

const stampSchema = z.object({
  format: z.number(),
  /** The newest backend version that has opened the data. */
  backend: z.string(),
  jwtSecret: z.string().check(z.minLength(32)),
  anonKey: z.string().check(z.startsWith('sb_publishable_')),
  serviceKey: z.string().check(z.startsWith('sb_secret_')),
});

/** A data directory's secrets and version, created on first use and readable only by its owner. */
export type Stamp = z.infer<typeof stampSchema>;

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

export function newStamp(backend: string): Stamp {
  return {
    format: FORMAT,
    backend,
    jwtSecret: random(48),
    anonKey: `sb_publishable_${random(24)}`,
    serviceKey: `sb_secret_${random(24)}`,
  };
}

/** Reads or creates the stamp of `dataDir`. Rejects data from a newer version. */
export function openStamp(dataDir: string, backend: string): Stamp {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, STAMP_FILE);
  const former = existsSync(path) ? readStamp(dataDir) : null;
  if (former && (former.format > FORMAT || isNewer(former.backend, backend))) throw newerData(dataDir);
  if (former?.backend === backend) return former;
  const stamp = { ...(former ?? newStamp(backend)), backend };
  // In one step, because half a file would lose the keys and with them the data.
  writeFileSync(`${path}.new`, `${JSON.stringify(stamp, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  return stamp;
}

function readStamp(dataDir: string): Stamp {
  const path = join(dataDir, STAMP_FILE);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    content = undefined;
  }
  const parsed = stampSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const format = z.object({ format: z.number() }).safeParse(content);
  if (format.success && format.data.format > FORMAT) throw newerData(dataDir);
  throw new BackendStartError(`The file ${path} is damaged. Move ${dataDir} away to start with an empty backend.`);
}

const newerData = (dataDir: string) =>
  new BackendStartError(
    `The data in ${dataDir} was written by a newer version of the application. Update the application, or move the directory away to start with an empty backend.`,
  );

const unfinishedData = (dataDir: string) =>
  new BackendStartError(
    `The data in ${dataDir} was written by an early version of the application. Move the directory away to start with an empty backend.`,
  );

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

export type Migration = { version: string; name: string; sql: string };

/** Oldest first. */
export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: readFileSync(join(directory, file), 'utf8'),
    }));
}

/** The first twelve migrations were combined into three. docs/operating.md has the same for hosted projects. */
export const COMBINED = {
  from: [
    '20261120100000',
    '20261120100100',
    '20261120100200',
    '20261120100300',
    '20261120110000',
    '20261123090000',
    '20261123100000',
    '20261123113000',
    '20261123120000',
    '20261123130000',
    '20261124090000',
    '20261124120000',
  ],
  into: ['20261124130000', '20261124130100', '20261124130200'],
} as const;

/** If an applied migration is unknown here, it came from a newer version of the application. */
export function pendingMigrations(all: Migration[], applied: readonly string[], dataDir: string): Migration[] {
  const first = COMBINED.from.filter((version) => applied.includes(version));
  if (first.length > 0 && first.length < COMBINED.from.length) throw unfinishedData(dataDir);
  const known = new Set<string>([...COMBINED.from, ...all.map(({ version }) => version)]);
  if (applied.some((version) => !known.has(version))) throw newerData(dataDir);
  const done = new Set<string>([...applied, ...(first.length > 0 ? COMBINED.into : [])]);
  return all.filter(({ version }) => !done.has(version));
}
