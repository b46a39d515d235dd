import { once } from 'node:events';
import { connect } from 'node:net';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { createAccount } from '#e2e/account/accounts.ts';
import { test } from '#e2e/fixtures.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { newTeam } from '#lib/team/formation/formations.ts';

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

const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"/;

async function chunkPath(page: APIResponse): Promise<string> {
  const path = SCRIPT.exec(await page.text())?.[1];
  if (path === undefined) throw new Error('The page names no script.');
  return path;
}

type Asking = { method?: string; headers?: Record<string, string>; data?: unknown };

/** Every kind of response, with its status. */
async function everyKind(request: APIRequestContext): Promise<[string, number, APIResponse][]> {
  const page = await request.get('/');
  /** Sends a request the way a page from another site would. */
  const ask = async (what: string, status: number, path: string, { headers = {}, ...options }: Asking = {}) => {
    const asked = { maxRedirects: 0, headers: { Origin: 'https://evil.example', ...headers }, ...options };
    return [what, status, await request.fetch(path, asked)] as [string, number, APIResponse];
  };
  const code = await teamToCode(newTeam());
  const script = await chunkPath(page);
  const { token } = await createAccount();
  return [
    ['the page', 200, page],
    await ask('the sports login callback', 200, '/callback'),
    await ask('a missing page', 404, '/no-such-page'),
    await ask('a script', 200, script),
    await ask('a POST to a script', 405, script, { method: 'POST' }),
    await ask('a source map', 404, `${script}.map`),
    await ask('the image optimiser', 404, '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75'),
    await ask('the address of a backend', 404, '/rest/v1/user_profiles'),
    await ask('a trailing slash', 308, '/callback/'),
    await ask('a double slash', 308, '/api//health'),
    await ask('the error page', 500, '/_global-error'),
    await ask('an error of another service', 502, '/api/ai/chat', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      data: { messages: [{ role: 'user', content: '{{server-error}} Who?' }] },
    }),
    await ask('an icon', 200, '/icon.svg'),
    await ask('the manifest', 200, '/manifest.webmanifest'),
    await ask('a shared team', 200, `/t/${code}`),
    await ask('its picture', 200, `/t/${code}/picture`),
    await ask('a damaged link', 404, '/t/1'),
    await ask('a link without its team', 404, '/t'),
    await ask('an email link', 200, '/auth/confirm'),
    await ask('a return from a provider', 200, '/auth/return'),
    await ask('the API', 200, '/api/health'),
    await ask('a missing route', 404, '/api/no-such-route'),
    await ask('a refused sign-in', 401, '/api/auth/profile'),
    await ask('a refused body', 415, '/api/oauth/refresh', {
      method: 'POST',
      data: 'x',
      headers: { 'Content-Type': 'text/plain' },
    }),
    await ask('a refused method', 405, '/api/health', { method: 'PUT' }),
    await ask('a malformed address', 400, '/t/%zz'),
    await ask('a malformed API address', 400, '/api/teams/%c0%ae'),
    await ask('TRACE', 405, '/', { method: 'TRACE' }),
    await ask('TRACE of the API', 405, '/api/health', { method: 'TRACE' }),
    await ask('an unknown method', 405, '/api/health', { method: 'PROPFIND' }),
  ];
}

test('every kind of response carries the security headers', async ({ request }) => {
  for (const [what, status, answer] of await everyKind(request)) {
    expect([what, answer.status()]).toEqual([what, status]);
    const { 'referrer-policy': referrer, ...headers } = answer.headers();
    const { 'referrer-policy': usual, ...everywhere } = EVERYWHERE;
    expect(headers, what).toMatchObject(everywhere);
    expect([usual, 'no-referrer'], what).toContain(referrer);
    expect(headers['content-security-policy'], what).toContain("default-src 'none'");
    expect(headers['content-security-policy'], what).toContain("frame-ancestors 'none'");
    const isPage = SCRIPT.test(await answer.text()) && !answer.url().includes('/api/');
    expect(!isPage || directive(answer, 'script-src').includes("'self'"), what).toBe(true);
    expect(headers, what).not.toHaveProperty('x-powered-by');
    expect(headers, what).not.toHaveProperty('access-control-allow-origin');
  }
});

test('caches keep no redirect that is only for the framework’s client', async ({ request }) => {
  const options = { headers: { RSC: '1' }, maxRedirects: 0 };
  for (const address of ['/', '/?_rsc=junk', '/?other_rsc=', '/play?_rsc=12345']) {
    const page = await request.get(address, options);
    expect([address, page.status()]).toEqual([address, 307]);
    expect(page.headers()).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringMatching(/\bRSC\b/i) });
  }
  expect((await request.get(`/t/${await teamToCode(newTeam())}`, options)).status()).toBe(200);
});

test('a request to upgrade the connection is closed at once', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname));
  const closed = sockets.map((socket) => {
    socket.write(
      `GET /nothing-here HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    socket.resume().on('error', () => undefined);
    return once(socket, 'close');
  });
  expect(await Promise.all(closed)).toHaveLength(200);
});

/** The header rules of Mozilla's HTTP Observatory, where A+ starts at 100. */
function observatoryScore(answer: APIResponse): number {
  const headers = answer.headers();
  const scripts = directive(answer, 'script-src');
  const isSafe = !scripts.concat(directive(answer, 'style-src')).some((word) => /'unsafe-|^data:|^https?:/.test(word));
  const hasNoDefault = directive(answer, 'default-src').join() === "'none'";
  const parts = [
    isSafe ? 5 : -20,
    isSafe && hasNoDefault ? 5 : 0,
    directive(answer, 'frame-ancestors').join() === "'none'" ? 5 : -20,
    /^same-origin/.test(headers['cross-origin-opener-policy'] ?? '') ? 10 : 0,
    /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    /^(?:no-referrer|same-origin|strict-origin)/.test(headers['referrer-policy'] ?? '') ? 5 : 0,
    Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15_552_000 ? 0 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    headers['set-cookie'] === undefined ? 0 : -30,
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
  ];
  return parts.reduce((sum, part) => sum + part, 100);
}

test('the pages score 140 (A+) under the HTTP Observatory’s rules', async ({ request }) => {
  for (const path of ['/', '/callback', '/no-such-page', `/t/${await teamToCode(newTeam())}`]) {
    expect([path, observatoryScore(await request.get(path))]).toEqual([path, 140]);
  }
});

test('scripts and styles are allowed by file or hash, never just for being inline', async ({ request }) => {
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

test('the page is prerendered', async ({ request }) => {
  const [first, second] = [await request.get('/'), await request.get('/')];
  expect(second.headers()['x-nextjs-cache']).toBe('HIT');
  expect(second.headers()['cache-control']).toContain('s-maxage=');
  expect(await second.text()).toBe(await first.text());
});

test('no request header changes the page', async ({ request }) => {
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

test('caches keep client router responses separate from pages', async ({ request }) => {
  const plain = await (await request.get('/')).text();
  const get = async (address: string, headers?: Record<string, string>) => {
    const answer = await request.get(address, headers ? { headers } : {});
    const { vary, 'content-type': type } = answer.headers();
    return { type, isApart: /^rsc\b/.test(vary ?? ''), isPage: (await answer.text()) === plain };
  };
  // A hundred at once, with and without `_rsc` and its header.
  const pairs = Array.from({ length: 50 }, async (_, index) => {
    const address = index % 2 === 0 ? '/' : `/?_rsc=${index}`;
    return Promise.all([get(address), get(address, { RSC: '1' })]);
  });
  for (const pair of await Promise.all(pairs)) {
    expect(pair).toEqual([
      { type: 'text/html; charset=utf-8', isApart: true, isPage: true },
      { type: 'text/x-component', isApart: true, isPage: false },
    ]);
  }
});

test('the sports login callback sends no referrer', async ({ request }) => {
  expect((await request.get('/callback')).headers()['referrer-policy']).toBe('no-referrer');
});

test('an API response is never cached and never treated as a page', async ({ request }) => {
  const answers = [await request.get('/api/health'), await request.put('/api/health'), await request.get('/api/nope')];
  expect(answers.map((answer) => answer.status())).toEqual([200, 405, 404]);
  for (const answer of answers) {
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  expect(answers[0]?.headers().vary).toContain('Authorization');
});

test('scripts are cached for a year', async ({ request }) => {
  const chunk = await request.get(await chunkPath(await request.get('/')));
  expect(chunk.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

/** React marks hydrated nodes. */
const isHydrated = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

test('the page hydrates under its own policy', async ({ page, problems }) => {
  await page.goto('/');
  await page.waitForFunction(isHydrated);
  expect(problems).toEqual([]);
});

test.describe('a missing page', () => {
  // The browser logs a page's 404.
  test.use({ expectedProblems: [/Failed to load resource.*404/] });

  test('says so, links back and passes the policy', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.waitForFunction(isHydrated);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Back to the team builder' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the policy blocks an unknown inline script', async ({ browser, baseURL }) => {
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
