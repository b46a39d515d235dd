/** `npm test`: every suite in order, or the named ones (`npm test -- unit`); ends with one line that sums them all. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { SPORTS_LOGIN_CLIENT, TEST_SESSION_SECRET } from '#e2e/fakes/sports-login-settings.ts';
import { prepareBrowser } from '#scripts/browser.ts';
import { ensureBuilt } from '#scripts/build.ts';
import { freePort, NEXT, runNode, startNode, stopAll, stopOnSignals, untilAnswers } from '#scripts/processes.ts';
import { checkSettings, fail, loadSettings } from '#scripts/settings.ts';
import { startTestBackend } from '#scripts/test-backend.ts';

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

type Settings = Record<string, string>;
/** Where each outside service is instead. */
type Fakes = { sportsDb: string; sportsLogin: string; model: string };

const freeUrl = async () => `http://127.0.0.1:${await freePort()}`;

/** Starts a server at an address of its own, and gives the address. */
async function serve(
  script: string,
  args: (port: string) => string[],
  path: string,
  { url, env }: { url?: string; env?: Settings } = {},
): Promise<string> {
  const own = url ?? (await freeUrl());
  const server = startNode(script, args(new URL(own).port), { env });
  await untilAnswers(`${own}${path}`, server);
  return own;
}

/** The settings of the app under test: outside services are fakes (design §11). */
function testSettings(url: string, { sportsDb, sportsLogin, model }: Fakes): Settings {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    SPORTS_DB_URL: sportsDb,
    PERPLEXITY_API: 'agent',
    PERPLEXITY_API_KEY: 'pplx-test',
    PERPLEXITY_BASE_URL: model,
    AI_CHAT_LIMIT: '5',
    AI_CHAT_PERIOD: 'daily',
    AI_DAILY_CAP: '999999',
    ADMIN_EMAIL: 'admin@example.test',
    SITE_URL: url,
    SESSION_SECRET: TEST_SESSION_SECRET,
    SPORTS_LOGIN_CLIENT_ID: SPORTS_LOGIN_CLIENT.id,
    SPORTS_LOGIN_CLIENT_SECRET: SPORTS_LOGIN_CLIENT.secret,
    SPORTS_LOGIN_AUTHORIZE_URL: `${sportsLogin}/authorize`,
    SPORTS_LOGIN_TOKEN_URL: `${sportsLogin}/token`,
  };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

async function browser(): Promise<Outcome> {
  process.env.CHROMIUM_PATH = prepareBrowser();
  const url = await freeUrl();
  const backend = await startTestBackend(url);
  Object.assign(process.env, backend.settings);
  await ensureBuilt();
  const sportsDb = `${await serve('e2e/fakes/sports-db.ts', (port) => ['--port', port], '/__calls')}/api/v1/json`;
  const sportsLogin = await serve('e2e/fakes/sports-login.ts', (port) => [port], '/');
  const args = (port: string) => ['start', '--hostname', '127.0.0.1', '--port', port];
  const model = await serve('e2e/fakes/perplexity.ts', (port) => ['--port', port], '/__calls');
  await serve(NEXT, args, '/', { url, env: testSettings(url, { sportsDb, sportsLogin, model }) });
  const fakes = { SPORTS_DB_URL: sportsDb, SPORTS_LOGIN_FAKE: sportsLogin, PERPLEXITY_BASE_URL: model };
  const control = { BACKEND_CONTROL_URL: backend.controlUrl };
  const env = { BASE_URL: url, ...fakes, ...control, PLAYWRIGHT_REPORT: `${REPORTS}/playwright.json` };
  const outcome = await reported<PlaywrightReport>(
    'playwright.json',
    () => runNode('node_modules/@playwright/test/cli.js', ['test'], { env }),
    // The list reporter names what passed only when it was run again.
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
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
