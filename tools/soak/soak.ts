/** `npm run soak [-- name [its arguments]]` runs all the slow tests, or one of them. */
import { mkdirSync } from 'node:fs';
import { runNode, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { fail, loadSettings } from '#scripts/settings.ts';

/** Prints its findings, writes a report to `.local/soak`, and returns whether everything held. */
type Soak = (words: readonly string[]) => Promise<boolean>;

const JEST = 'node_modules/jest/bin/jest.js';
const EMBEDDED = ['--config', 'jest.db.config.ts', '--testMatch', '**/tools/soak/*.soak.test.ts'];

const SLOW_BROWSER_TESTS = { env: { SLOW_TESTS: '1' } };
const MANY_RUNS = { env: { PROPERTY_RUNS: '20' } };

const SOAKS: Readonly<Record<string, Soak>> = {
  browser: async (words) => (await runNode('scripts/test/test.ts', ['browser', ...words], SLOW_BROWSER_TESTS)) === 0,
  database: async (words) => (await import('#tools/soak/removals.ts')).soakDatabase(words),
  embedded: async (words) => (await runNode(JEST, [...EMBEDDED, ...words])) === 0,
  'save-faults': async (words) => (await import('#tools/soak/save-faults.ts')).soakSaveFaults(words),
  load: async (words) => (await import('#tools/soak/load.ts')).soakLoad(words),
  properties: async (words) => {
    const tryAll = (config: string) =>
      runNode(JEST, ['--config', config, '--testTimeout', '1200000', '--passWithNoTests', ...words], MANY_RUNS);
    return (await tryAll('jest.config.ts')) === 0 && (await tryAll('jest.db.config.ts')) === 0;
  },
  questions: async (words) => (await import('#tools/soak/questions.ts')).soakQuestions(words),
  requests: async (words) => (await import('#tools/soak/requests.ts')).soakRequests(words),
};

process.env.NEXT_TELEMETRY_DISABLED = '1';
stopOnSignals(130);
loadSettings();
mkdirSync('.local/soak', { recursive: true });
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
console.log(failed.length === 0 ? '\nEverything held.' : `\nFailed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
