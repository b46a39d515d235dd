/** `npm run soak`: the long proofs, all of them or the named one (`npm run soak -- requests 500`; words after the name are its own). */
import { mkdirSync } from 'node:fs';
import { runNode, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { fail, loadSettings } from '#scripts/settings.ts';

/** Each tells whether all is well, prints what it found and leaves its report in `.local`. */
type Soak = (words: readonly string[]) => Promise<boolean>;

const JEST = 'node_modules/jest/bin/jest.js';
const EMBEDDED = ['--config', 'jest.db.config.ts', '--testMatch', '**/tools/soak/embedded-backend.soak.test.ts'];

const SOAKS: Readonly<Record<string, Soak>> = {
  database: async (words) => (await import('#tools/soak/soak-database.ts')).soakDatabase(words),
  embedded: async (words) => (await runNode(JEST, [...EMBEDDED, ...words])) === 0,
  'save-faults': async (words) => (await runNode('tools/soak/soak-save-faults.ts', words)) === 0,
  load: async (words) => (await runNode('tools/soak/soak-load.ts', words)) === 0,
  requests: async (words) => (await import('#tools/soak/soak-requests.ts')).soakRequests(words),
};

stopOnSignals(130);
loadSettings();
mkdirSync('.local', { recursive: true });
const [name, ...words] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(SOAKS, name)) {
  fail(`There is no soak '${name}'; there are ${Object.keys(SOAKS).join(', ')}.`);
}

const failed: string[] = [];
for (const [soak, run] of Object.entries(SOAKS)) {
  if (name !== undefined && soak !== name) continue;
  const isWell = await run(words).catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (!isWell) failed.push(soak);
  await stopAll();
}
console.log(failed.length === 0 ? '\nAll is well.' : `\nNot well: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
