/** What is in the JavaScript of the first load, and what comes later; part of `npm run bench`. */
import { execFileSync } from 'node:child_process';
import { currentBuildId } from '#scripts/build/build-id.ts';
import { NEXT } from '#scripts/processes.ts';

/** KiB, compressed, of each part: a package, or a folder of ours. The greatest first. */
export type BundleContents = { first: [string, number][]; late: [string, number][] };

type Part = { type: 'part'; filename: string; source_path: string; compressed_size: number };
/** Files that come together; `async` ones are asked for by an `import()`. */
type Group = { type: 'group'; kind: string; outputs: string[] };

const PROJECT = '[project]/';
const CLIENT = '[client-fs]';

function partOf(path: string): string {
  const [, inPackage] = path.split(/.*node_modules\//);
  if (inPackage === undefined) return path.replace(PROJECT, '').split('/').slice(0, 2).join('/');
  if (inPackage.startsWith('next/dist/compiled/react')) return 'react, react-dom';
  return inPackage
    .split('/')
    .slice(0, inPackage.startsWith('@') ? 2 : 1)
    .join('/');
}

function sizes(parts: readonly Part[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { source_path, compressed_size } of parts) {
    const part = partOf(source_path);
    sums.set(part, (sums.get(part) ?? 0) + compressed_size / 1024);
  }
  return [...sums].sort((a, b) => b[1] - a[1]);
}

/** Asks Next.js's own analysis of `/`. */
export function bundleContents(): BundleContents {
  const next = (...args: string[]) =>
    execFileSync(process.execPath, [NEXT, 'experimental-analyze', ...args], {
      encoding: 'utf8',
      maxBuffer: 512 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, BUILD_ID: currentBuildId() },
    });
  next('--output');
  const lines = next('export', '--route', '/').split('\n');
  const read = <Line>(type: string) =>
    lines.filter((line) => line.startsWith(`{"type":"${type}"`)).map((line) => JSON.parse(line) as Line);
  const groups = read<Group>('group').filter(({ kind }) => kind !== 'async');
  const firstFiles = new Set(groups.flatMap(({ outputs }) => outputs));
  const parts = read<Part>('part').filter(({ filename }) => filename.startsWith(CLIENT) && filename.endsWith('.js'));
  const isFirst = ({ filename }: Part) => firstFiles.has(filename);
  return { first: sizes(parts.filter(isFirst)), late: sizes(parts.filter((part) => !isFirst(part))) };
}
