import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#scripts/browser.ts';

const { BASE_URL, CI, PLAYWRIGHT_REPORT } = process.env;

/** What looks at everything that the others have left behind, such as the server's log. */
const LAST = /secrets\.spec\.ts$/;

/**
 * Journeys run on the production build that `npm test -- browser` serves at BASE_URL, with a backend and fakes of its own;
 * those of the builder that need neither also run on `npm run local`. A test runs at desktop size; tagged @touch on a phone instead, tagged @every-size at all three.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  // A machine that is busy elsewhere may fail a journey once; it is run again with a trace, and named as flaky.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [['list'], ...(PLAYWRIGHT_REPORT ? [['json', { outputFile: PLAYWRIGHT_REPORT }] as const] : [])],
  use: {
    baseURL: BASE_URL ?? 'http://127.0.0.1:3000',
    headless: true,
    // A worker's requests are not those of its page, which tests watch and answer; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: ['--headless', ...BROWSER_ARGUMENTS] },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: LAST,
      teardown: 'last',
      grepInvert: /@touch/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      teardown: 'last',
      grep: /@touch|@every-size/,
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
