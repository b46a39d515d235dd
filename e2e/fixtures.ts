import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { IMAGE_HOSTS } from '#types/limits.ts';

type Options = {
  /** Problems a test causes on purpose. */
  expectedProblems: RegExp[];
  /** Whether the image hosts answer. That turns off the browser's cache, so most tests do without. */
  pictures: boolean;
};

type Watched = {
  /** Console errors, uncaught errors, policy violations, requests to other hosts and unknown storage keys so far. */
  problems: string[];
};

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#5a7"/></svg>',
);

/** Everything a page may store in a browser. Names starting with 'test-' belong to the tests. */
const KEPT = {
  localStorage: String.raw`^(dream11\.(draft\.[\w-]+|kept\.[\da-f-]{36}|kept-left|team\.corrupt|probe|assistant\.corner|link-lines|finish|install-hint|cabinet|cabinet-offered|match-plan|today\.[a-z0-9]+|today-results|quick-draft|challenger-name|challenge-tally|waiting-challenge|legacy-cleaned|mail-request|sent-codes|social-sign-in|link-sign-in|sports-login|migrated\.[\da-f-]{36})|lswt-[\d.e-]+|test-.*)$`,
  sessionStorage: String.raw`^(dream11\.(image:.*|tab)|test-.*)$`,
  cookie: String.raw`^sb-[\w-]+-auth-token(\.\d|(-flow(s|-[\da-f]+))?-code-verifier)?$`,
  cache: String.raw`^shell-[\da-f]{20}$`,
  database: '^$',
};

/** Runs in every page and reports anything stored under another name. */
function reportOtherKeys(kept: typeof KEPT): void {
  const check = (where: keyof typeof KEPT, name: string) => {
    if (new RegExp(kept[where], 's').test(name)) return;
    const { reportProblem } = window as unknown as { reportProblem: (text: string) => void };
    reportProblem(`kept in the browser: ${where} ${name}`);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    check(this === window.sessionStorage ? 'sessionStorage' : 'localStorage', key);
    setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (!cookie?.set) throw new Error('This browser has another way to write cookies.');
  const { set } = cookie;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(text: string) {
      check('cookie', text.split('=', 1)[0] ?? '');
      set.call(this, text);
    },
  });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, ...version) {
    check('database', name);
    return open.call(this, name, ...version);
  };
  if (!('caches' in window)) return;
  const openCache = CacheStorage.prototype.open;
  CacheStorage.prototype.open = function (name) {
    check('cache', name);
    return openCache.call(this, name);
  };
}

const isPicture = ({ hostname }: URL) => (IMAGE_HOSTS as readonly string[]).includes(hostname);

/** Makes the image hosts answer every request with the same picture. */
async function servePictures(context: BrowserContext): Promise<void> {
  await context.route(isPicture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
}

/** Collects everything that goes wrong in a browser context. `test` already watches its own. */
export async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  context.on('console', (message) => {
    const { url } = message.location();
    // Image hosts have no address in this browser (playwright.config.ts), which asks for /favicon.ico by itself.
    const isExpected = URL.canParse(url) && (isPicture(new URL(url)) || url.endsWith('/favicon.ico'));
    if (message.type() !== 'error' || isExpected) return;
    problems.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  await context.exposeBinding('reportProblem', (_source, problem: string) => {
    problems.push(problem);
  });
  await context.addInitScript(reportOtherKeys, KEPT);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportProblem } = window as unknown as { reportProblem: (text: string) => void };
      reportProblem(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOutside = /^https?:$/.test(url.protocol) && !/^(127\.0\.0\.1|localhost)$/.test(url.hostname);
    if (isOutside && !isPicture(url)) problems.push(`request to another host: ${url.href}`);
  });
}

/** Playwright's own `screenshot: 'only-on-failure'` takes one after every test, at a quarter of a second each. */
async function keepPictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = info.outputPath(`test-failed-${index + 1}.png`);
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
  }
}

/** A test that fails on any unexpected problem in any page of its context. */
export const test = base.extend<Options & Watched>({
  expectedProblems: [[], { option: true }],
  pictures: [false, { option: true }],
  problems: [
    async ({ context, expectedProblems, pictures }, use, info) => {
      const problems: string[] = [];
      if (pictures) await servePictures(context);
      await watch(context, problems);
      await use(problems);
      const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
      if (unexpected.length > 0 || info.status !== info.expectedStatus) await keepPictures(context, info);
      // A request still being routed when its page closes would fail the next test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(
        unexpected,
        'console errors, uncaught errors, policy violations, outside requests and unknown keys',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A position's accessible name has the full name (D9) but shows a short one; the account menu shows the user's. */
const NAMED_OTHERWISE = /^<button[^>]* aria-label="(?:[A-Z]{2,4}, |Substitute \d, |Account menu")/;

/** The problems axe finds on the page, or in the part matching `within`. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // Loading axe again and describing passed rules would take most of the time.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) });
  axe.options({ resultTypes: ['violations'], selectors: false });
  // Otherwise axe opens a second page to check frames, and we have none.
  axe.setLegacyMode();
  axe.withTags(STANDARDS);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, help, nodes }) => {
    const objected = nodes.filter(({ html }) => id !== 'label-content-name-mismatch' || !NAMED_OTHERWISE.test(html));
    return objected.map(({ html }) => `${id}: ${help}\n  ${html}`);
  });
}

export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  expect(await axeViolations(page, within)).toEqual([]);
}
