/** `npm test`: every suite in order, or the named ones (`npm test -- unit`); ends with one line that sums them all. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { prepareBrowser } from '#scripts/browser.ts';
import { ensureBuilt } from '#scripts/build.ts';
import {
  alsoStop,
  freePort,
  NEXT,
  runNode,
  startNode,
  stopAll,
  stopOnSignals,
  untilAnswers,
} from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';

type Outcome = { passed: number; failed: number; skipped: number };
type Suite = { name: string; run: () => Promise<Outcome> };

const REPORTS = '.local/test';
const FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 };

/** A runner that left no report, ended badly without a failed test, or ran nothing counts as one failure. */
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
  const args = [...config, '--ci', '--json', `--outputFile=${REPORTS}/${report}`];
  return reported<JestReport>(
    report,
    // Jest prints its JSON to standard output as well; what people read goes to standard error.
    () => runNode('node_modules/jest/bin/jest.js', args, { quiet: true }),
    (results) => ({
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests,
    }),
  );
}

/** Starts a fake on a port of its own and gives its address. */
async function serveFake(script: string, path: string): Promise<string> {
  const port = String(await freePort());
  return serve(script, ['--port', port], `http://127.0.0.1:${port}`, path);
}

async function serve(script: string, args: string[], url: string, path: string, env = {}): Promise<string> {
  const server = startNode(script, args, { env });
  await untilAnswers(`${url}${path}`, server);
  return url;
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** The browser's code holds the backend's address (D46): always the same, so that a build serves many runs. */
const BACKEND_PORT = 54_399;

/** The embedded backend for the journeys, whose accounts and keys stay from run to run. */
async function startBackend(siteUrl: string): Promise<void> {
  const { startEmbeddedBackend } = await import('#scripts/embedded-backend.ts');
  const dataDir = `${REPORTS}/backend`;
  const backend = await startEmbeddedBackend({ port: BACKEND_PORT, dataDir, siteUrl, onMail: () => undefined });
  alsoStop(backend.stop);
  process.env.NEXT_PUBLIC_SUPABASE_URL = backend.url;
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = backend.anonKey;
  process.env.SUPABASE_SECRET_KEY = backend.serviceKey;
}

/** What the journeys expect of the assistant, whatever stands in the settings of this machine. */
const ASSISTANT = {
  PERPLEXITY_API: 'agent',
  PERPLEXITY_API_KEY: 'pplx-test',
  AI_CHAT_LIMIT: '5',
  AI_CHAT_PERIOD: 'daily',
  // Many runs may share one day of the backend.
  AI_DAILY_CAP: '999999',
  ADMIN_EMAIL: 'admin@example.test',
};

async function browser(): Promise<Outcome> {
  process.env.CHROMIUM_PATH = prepareBrowser();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  await startBackend(url);
  await ensureBuilt();
  const fakes = {
    SPORTS_DB_URL: `${await serveFake('e2e/fakes/sports-db.ts', '/')}/api/v1/json`,
    PERPLEXITY_BASE_URL: await serveFake('e2e/fakes/perplexity.ts', '/__calls'),
  };
  const args = ['start', '--hostname', '127.0.0.1', '--port', port];
  await serve(NEXT, args, url, '/', { NEXT_TELEMETRY_DISABLED: '1', ...ASSISTANT, ...fakes });
  const env = { BASE_URL: url, ...fakes, PLAYWRIGHT_REPORT: `${REPORTS}/playwright.json` };
  const outcome = await reported<PlaywrightReport>(
    'playwright.json',
    () => runNode('node_modules/@playwright/test/cli.js', ['test'], { env }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  );
  await stopAll();
  return outcome;
}

const SUITES: readonly Suite[] = [
  { name: 'unit', run: () => jest('jest.json') },
  { name: 'database', run: () => jest('jest-database.json', '--config', 'jest.db.config.ts') },
  { name: 'browser', run: browser },
];

stopOnSignals(130);
loadSettings();
checkSettings();
mkdirSync(REPORTS, { recursive: true });
const names = process.argv.slice(2);
const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0)
  fail(`There is no suite '${unknown[0]}'; there are ${SUITES.map(({ name }) => name).join(', ')}.`);

const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
for (const { name, run } of SUITES) {
  if (names.length > 0 && !names.includes(name)) continue;
  const start = performance.now();
  const outcome = await run().catch(async (error: unknown) => {
    console.error(error);
    await stopAll();
    return FAILED;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s\n`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
