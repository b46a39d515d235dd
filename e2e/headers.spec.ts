import { type APIResponse, expect } from '@playwright/test';
import { expectNoAxeViolations, test } from '#e2e/fixtures.ts';

/** security.md 4.3: on every answer, whatever it is. */
const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

function directive(answer: APIResponse, name: string): string[] {
  const directives = (answer.headers()['content-security-policy'] ?? '').split('; ').map((text) => text.split(' '));
  return directives.find(([first]) => first === name)?.slice(1) ?? ['absent'];
}

async function chunkPath(answer: APIResponse): Promise<string> {
  const path = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await answer.text())?.[1];
  if (path === undefined) throw new Error('The page names no script of its own.');
  return path;
}

test('the page, a missing page, a script and the interface all carry the security headers', async ({ request }) => {
  const page = await request.get('/');
  const missing = await request.get('/no-such-page');
  const chunk = await request.get(await chunkPath(page));
  const missingApi = await request.get('/api/no-such-route');
  expect([page, missing, chunk, missingApi].map((answer) => answer.status())).toEqual([200, 404, 200, 404]);
  for (const answer of [page, missing, chunk, missingApi]) {
    expect(answer.headers()).toMatchObject(EVERYWHERE);
    expect(answer.headers()).not.toHaveProperty('x-powered-by');
    expect(answer.headers()).not.toHaveProperty('access-control-allow-origin');
  }
});

test('scripts and styles count by file or by hash, never because they are inline', async ({ request }) => {
  const page = await request.get('/');
  for (const name of ['script-src', 'style-src']) {
    const [own, ...hashes] = directive(page, name);
    expect(own).toBe("'self'");
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
  }
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
    expect(directive(page, name)).toEqual(["'none'"]);
  }
});

test('the page is made once, at build time', async ({ request }) => {
  const [first, second] = [await request.get('/'), await request.get('/')];
  expect(second.headers()['x-nextjs-cache']).toBe('HIT');
  expect(second.headers()['cache-control']).toContain('s-maxage=');
  expect(await second.text()).toBe(await first.text());
});

test('no request header changes what everybody gets', async ({ request }) => {
  const plain = await (await request.get('/')).text();
  for (const [name, value] of [
    ['x-forwarded-host', 'evil.example'],
    ['x-middleware-rewrite', 'https://evil.example/'],
    ['x-invoke-path', '/api/health'],
    ['x-nextjs-data', '1'],
  ] as const) {
    expect(await (await request.get('/', { headers: { [name]: value } })).text()).toBe(plain);
  }
});

test('the sports login comes back without telling where from', async ({ request }) => {
  expect((await request.get('/callback')).headers()['referrer-policy']).toBe('no-referrer');
});

test('an answer of the interface is never kept and never a page', async ({ request }) => {
  const answers = [await request.get('/api/health'), await request.put('/api/health'), await request.get('/api/nope')];
  expect(answers.map((answer) => answer.status())).toEqual([200, 405, 404]);
  for (const answer of answers) {
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  expect(answers[0]?.headers().vary).toContain('Authorization');
});

test('scripts are kept for a year', async ({ request }) => {
  const chunk = await request.get(await chunkPath(await request.get('/')));
  expect(chunk.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

/** React marks the nodes that it has taken over. */
const isHydrated = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

test('the page comes to life under its policy @every-size', async ({ page, problems }) => {
  await page.goto('/');
  await page.waitForFunction(isHydrated);
  expect(problems).toEqual([]);
});

test.describe('a missing page', () => {
  // The browser itself reports the 404 of a document.
  test.use({ expectedProblems: [/Failed to load resource.*404/] });

  test('says so, leads back and passes the policy @every-size', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.waitForFunction(isHydrated);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Back to the team builder' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the policy really blocks: an inline script that no build has seen does not run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
  await context.close();
});
