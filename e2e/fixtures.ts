import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { IMAGE_HOSTS } from '#types/limits.ts';

type Options = {
  /** Problems that a test causes on purpose, such as a request that it makes fail. */
  expectedProblems: RegExp[];
};

type Watched = {
  /** What went wrong in any page so far: console errors, uncaught errors, policy violations, requests to other hosts, keys. */
  problems: string[];
};

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#5a7"/></svg>',
);

/**
 * All that a page may leave in a browser (ASVS 14.3.3), by where: the team and what is remembered about it, addresses of
 * pictures, the auth library's session, its links' other halves and the key by which it tries the storage, the copy for
 * visits without a network. What begins with 'test-' is the tests' own.
 */
const KEPT = {
  localStorage: String.raw`^(dream11\.(team(\.corrupt)?|assistant\.corner|legacy-cleaned|(recovery|migrated)\.[\da-f-]{36})|lswt-[\d.e-]+|test-.*)$`,
  sessionStorage: String.raw`^(dream11\.image:.*|test-.*)$`,
  cookie: String.raw`^sb-[\w-]+-auth-token(\.\d|(-flow(s|-[\da-f]+))?-code-verifier)?$`,
  cache: String.raw`^shell-[\da-f]{20}$`,
  database: '^$',
};

/** Runs in every page: what is written under another name is reported as it is written, in whichever journey that is. */
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

/** Writes down whatever goes wrong in a browser; `test` has its own one watched already. */
export async function watch(context: BrowserContext, baseURL: string, problems: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
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
  const own = new URL(baseURL).origin;
  const backend = process.env.NEXT_PUBLIC_SUPABASE_URL ? new URL(process.env.NEXT_PUBLIC_SUPABASE_URL).origin : own;
  const isOutside = (url: URL) => /^https?:$/.test(url.protocol) && url.origin !== own && url.origin !== backend;
  await context.route(isOutside, async (route) => {
    const url = new URL(route.request().url());
    if ((IMAGE_HOSTS as readonly string[]).includes(url.hostname)) {
      await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      return;
    }
    problems.push(`request to another host: ${url.href}`);
    await route.abort();
  });
}

/**
 * What was on the screen when a test failed. The runner's own `screenshot: 'only-on-failure'` takes a picture at the end of
 * every test, to keep it of those that failed: a quarter of a second each.
 */
async function keepPictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = info.outputPath(`test-failed-${index + 1}.png`);
    // A page that hangs has no picture, and is no second failure.
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
  }
}

/** A test in which nothing may go wrong unseen, in any page of its context. */
export const test = base.extend<Options & Watched>({
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, baseURL, expectedProblems }, use, info) => {
      const problems: string[] = [];
      await watch(context, baseURL ?? '', problems);
      await use(problems);
      const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
      if (unexpected.length > 0 || info.status !== info.expectedStatus) await keepPictures(context, info);
      // An answer that is still under way for a page that goes would fail the test that comes next.
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

/**
 * A place's name is fixed (design §3) and has the full name of whoever is there (D9), while it shows initials, a badge and
 * a shortened name; so is that of the account menu, which shows the user's. What axe calls a mismatch is wanted there, and
 * only there.
 */
const NAMED_OTHERWISE = /^<button[^>]* aria-label="(?:[A-Z]{2,4}, |Substitute \d, |Account menu")/;

/** Rules of axe that another colour scheme may break; all others look at names, roles, order and sizes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The screen as it is now, or the part of it that a selector names, has nothing that axe objects to.
 * @param rules all, or for a screen that was judged in another colour scheme those about colours
 */
export async function expectNoAxeViolations(
  page: Page,
  { within, rules = 'all' }: { within?: string; rules?: 'all' | 'colours' } = {},
): Promise<void> {
  // It costs a browser most to read axe and to describe what is well: it reads it once a page, and tells what is not.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  axe.options({ resultTypes: ['violations'], selectors: false });
  // By its older way axe needs no second page to put together what frames have: there are none, and it takes half the time.
  axe.setLegacyMode();
  if (rules === 'all') axe.withTags(STANDARDS);
  else axe.withRules(COLOURS);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => {
    const objected = nodes.filter(({ html }) => id !== 'label-content-name-mismatch' || !NAMED_OTHERWISE.test(html));
    return objected.map(({ html }) => `${id}: ${help}\n  ${html}`);
  });
  expect(found).toEqual([]);
}
