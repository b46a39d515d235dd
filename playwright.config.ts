import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#scripts/browser.ts';

const { BASE_URL, CI, PLAYWRIGHT_REPORT, SLOW_TESTS } = process.env;

/** Checks what the other tests left in the server's log. */
const LAST = /secrets\.spec\.ts$/;
const SLOW = /\/slow\//;

/** Nothing outside this machine has an address, and the name errors come at once. */
const ON_THIS_MACHINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/**
 * Serves the production build at BASE_URL. Tests run at desktop size, or by tag: @touch on a phone, @phone-too on both,
 * @every-size on a tablet too. `npm run soak -- browser` runs e2e/slow instead.
 */
export default defineConfig({
  testDir: SLOW_TESTS ? 'e2e/slow' : 'e2e',
  testIgnore: SLOW_TESTS ? [] : SLOW,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // On two cores, because some tests wait for a timer or the network.
  workers: 3,
  // On a busy machine, a test may fail once. It is then retried with a trace and reported as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 5000 },
  reporter: [['list'], ...(PLAYWRIGHT_REPORT ? [['json', { outputFile: PLAYWRIGHT_REPORT }] as const] : [])],
  use: {
    baseURL: BASE_URL ?? 'http://127.0.0.1:3000',
    headless: true,
    // Tests can't intercept a worker's requests. offline.spec.ts allows workers.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: ['--headless', ...BROWSER_ARGUMENTS, ON_THIS_MACHINE] },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: SLOW_TESTS ? LAST : [LAST, SLOW],
      teardown: 'last',
      grepInvert: /@touch/,
      // A tenth faster; phones and tablets show every movement.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      teardown: 'last',
      grep: /@touch|@phone-too|@every-size/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'tablet',
      teardown: 'last',
      grep: /@every-size/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    { name: 'last', testMatch: LAST },
  ],
});
