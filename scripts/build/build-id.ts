import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that `next build` reads, besides the settings. */
const SOURCES = [
  'app',
  'components',
  'hooks',
  'lib',
  'types',
  'public',
  'data',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/build.ts',
  'scripts/build/build-icons.ts',
  'scripts/data/generate.ts',
  'scripts/build/compile-ahead.ts',
  'scripts/build/inline-code.ts',
  'scripts/build/offline-files.ts',
  'scripts/build/page-data.ts',
  'scripts/build/page-sheets.ts',
  'scripts/build/paint-first.ts',
  'scripts/build/styles-once.ts',
];

/** Settings that a build fixes (D46); NEXT_PUBLIC_ ones are found by their prefix. */
const SETTINGS = ['SITE_URL', 'VERCEL'];

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
    .filter((file) => !file.includes('.test.'));
}

/** The same sources and settings give the same id, on any machine and in both passes of a build. */
export function currentBuildId(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn)) {
    hash.update(`${file.replaceAll('\\', '/')}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || SETTINGS.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify(settings));
  return hash.digest('hex').slice(0, 20);
}
