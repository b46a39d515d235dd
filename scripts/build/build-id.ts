import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const SOURCES = [
  '{app,components,hooks,lib,types,data}/**/*.*',
  'public/**/*.*',
  'scripts/build/*.ts',
  '{middleware,instrumentation,next.config}.ts',
  '{package-lock,tsconfig}.json',
];

/** Settings fixed at build time (D46), in addition to those starting with NEXT_PUBLIC_. */
const SETTINGS = ['SITE_URL', 'SOCIAL_LOGINS', 'PLAYER_PHOTOS', 'VERCEL', 'NEXT_ADAPTER_PATH'];

/** The same sources and settings give the same id, on any machine and in both build passes. */
export function currentBuildId(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES).filter((file) => !file.includes('.test.'));
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || SETTINGS.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash.update(JSON.stringify(settings)).digest('hex').slice(0, 20);
}
