/** `npm test` runs every suite, `npm test -- unit` one; extra words go to its runner. The last line counts all tests. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findHeadlessShell, prepareBrowser } from '#scripts/browser.ts';
import { runNode, stopAll, stopOnSignals } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';
import { startTestSite, type TestSite } from '#scripts/test/test-site.ts';

type Outcome = { passed: number; failed: number; skipped: number };
type Suite = {
  name: string;
  /** Starts beside the suite before. */
  prepare?: () => Promise<unknown>;
  run: () => Promise<Outcome>;
};

const [only, ...filters] = process.argv.slice(2);

const REPORTS = '.local/test';
const FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** A runner with no report, no tests, or a bad exit code but no failed test counts as one failure. */
async function reported<Report>(
  file: string,
  run: () => Promise<number>,
  read: (report: Report) => Outcome,
): Promise<Outcome> {
  const path = `${REPORTS}/${file}`;
  rmSync(path, { force: true });
  const code = await run();
  if (!existsSync(path)) return FAILED;
  const outcome = read(JSON.parse(readFileSync(path, 'utf8')) as Report);
  const ranNothing = outcome.passed + outcome.failed === 0;
  return outcome.failed === 0 && (code !== 0 || ranNothing) ? { ...outcome, failed: 1 } : outcome;
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
};

function jest(report: string, ...config: string[]): Promise<Outcome> {
  const args = [...config, ...filters, '--ci', '--json', `--outputFile=${REPORTS}/${report}`];
  return reported<JestReport>(
    report,
    // Jest also prints its JSON to standard output.
    () => runNode('node_modules/jest/bin/jest.js', args, { quiet: true }),
    (results) => ({
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests,
    }),
  );
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

let startedSite: Promise<TestSite> | undefined;

function site(): Promise<TestSite> {
  startedSite ??= startTestSite(`${REPORTS}/app.log`);
  return startedSite;
}

async function browser(): Promise<Outcome> {
  process.env.CHROMIUM_PATH ||= findHeadlessShell() ?? '';
  process.env.CHROMIUM_PATH = prepareBrowser();
  const env = { ...(await site()).env, PLAYWRIGHT_REPORT: `${REPORTS}/playwright.json` };
  return reported<PlaywrightReport>(
    'playwright.json',
    () => runNode('node_modules/@playwright/test/cli.js', ['test', ...filters], { env }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
  );
}

const SUITES: readonly Suite[] = [
  { name: 'unit', run: () => jest('jest.json') },
  { name: 'database', run: () => jest('jest-database.json', '--config', 'jest.db.config.ts') },
  // A build leaves a third of two cores unused.
  { name: 'browser', prepare: site, run: browser },
];

stopOnSignals(130);
loadSettings();
checkSettings();
mkdirSync(REPORTS, { recursive: true });
if (only !== undefined && !SUITES.some(({ name }) => name === only))
  fail(`There is no suite '${only}'; there are ${SUITES.map(({ name }) => name).join(', ')}.`);

const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
const chosen = SUITES.filter(({ name }) => only === undefined || name === only);
for (const [index, { name, run }] of chosen.entries()) {
  const start = performance.now();
  const running = run();
  // `run` reports its failure.
  chosen[index + 1]?.prepare?.().catch(() => undefined);
  const outcome = await running.catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s\n`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
}
await stopAll();
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
