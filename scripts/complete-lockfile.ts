/**
 * Run `node scripts/complete-lockfile.ts` after each `npm install`. If your registry lacks a platform package (such as
 * @next/swc-darwin-arm64), npm omits it from package-lock.json, and then `npm ci` rejects the lockfile everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

const LOCKFILE = 'package-lock.json';
const PLATFORM =
  /-(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(-musl)?/;

function missingEntry(name: string, version: string, dev: boolean | undefined): Entry {
  const [, os, cpu, musl] = PLATFORM.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`${name} names no platform; its entry has to be written by hand`);
  return {
    version,
    os: [os],
    cpu: [cpu],
    ...(musl ? { libc: ['musl'] } : {}),
    ...(dev ? { dev } : {}),
    optional: true,
  };
}

const lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as { packages: Record<string, Entry> };
const added: string[] = [];
for (const [path, parent] of Object.entries(lockfile.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lockfile.packages[place] || lockfile.packages[`${path}/${place}`]) continue;
    lockfile.packages[place] = missingEntry(name, version, parent.dev);
    added.push(`${name}@${version}`);
  }
}
if (added.length > 0) {
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(LOCKFILE, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}
console.log(added.length > 0 ? `Added to ${LOCKFILE}:\n  ${added.join('\n  ')}` : `${LOCKFILE} is complete.`);
