import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { enterAt } from '#e2e/access.ts';
import { accountMenu, enter } from '#e2e/accounts.ts';
import { SPORTS_LOGIN_CLIENT, TEST_SESSION_SECRET } from '#e2e/fakes/sports-login-settings.ts';
import { expectNoAxeViolations, test, watch } from '#e2e/fixtures.ts';
import {
  callbackUrl,
  cookieNames,
  freshPlan,
  planned,
  providerUrl,
  sessionOf,
  signIn,
  tokenCalls,
} from '#e2e/sports-login-page.ts';

// The pages that refuse answer 4xx or 5xx on purpose, which the browser reports.
const REFUSED = /Failed to load resource.*\/api\/oauth\/(exchange|refresh)/;

async function expectRefused(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error', { timeout: 8000 });
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(sentence);
  expect(new URL(page.url()).search).toBe('');
  expect(await sessionOf(page)).toEqual({ signedIn: false, expiresAt: null });
  expect(await cookieNames(page)).not.toContain('__Host-oauth');
}

/** Before the start the header cannot have the focus. */
const untilPressable = (page: Page) => expect(page.getByRole('banner')).not.toHaveAttribute('inert');

test('by keyboard: in with the sports account, until when and what it does not give, and out', async ({ page }) => {
  await planned(page, freshPlan());
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await untilPressable(page);
  await enterAt(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText('Signing in with Yahoo doesn’t include a cloud team or the assistant.')).toBeVisible();
  await expectNoAxeViolations(page);
  await enterAt(page, dialog.getByRole('button', { name: 'Continue with Yahoo' }));
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toHaveText('Authentication successful!');
  await expect(page.getByText('Redirecting you back to the application...')).toBeVisible();
  await expect(page).toHaveURL('/');

  await untilPressable(page);
  await enterAt(page, opener);
  await expect(dialog.getByRole('status').filter({ hasText: /^Signed in with Yahoo until / })).toBeVisible();
  await expectNoAxeViolations(page);
  await enterAt(page, dialog.getByRole('button', { name: 'Sign out of Yahoo' }));
  await expect(dialog.getByRole('status').filter({ hasText: 'Signed out of Yahoo' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue with Yahoo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await cookieNames(page)).not.toContain('__Host-oauth');
});

test('no token, code or secret reaches the page, its storage or its address', async ({ page }) => {
  const plan = freshPlan();
  await planned(page, plan);
  const received: string[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    addresses.push(`${response.request().method()} ${response.url()}`);
    void response.text().then(
      (body) => received.push(body),
      () => undefined,
    );
  });
  await signIn(page);
  await expect(page).toHaveURL('/');

  const issued = (await tokenCalls(plan.id)).flatMap((call) => call.issued);
  expect(issued).toHaveLength(3);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
  );
  const cookies = JSON.stringify(await page.context().cookies());
  for (const secret of [...issued, SPORTS_LOGIN_CLIENT.secret, TEST_SESSION_SECRET]) {
    for (const place of [stored, cookies, ...received, ...addresses]) expect(place).not.toContain(secret);
  }
  const [session] = (await page.context().cookies()).filter(({ name }) => name === '__Host-oauth');
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
});

test('what browsers load holds no secret and nothing of the server’s part', () => {
  const filesOf = (folder: string, kind: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => kind.test(name))
      .map((name) => join(folder, name));
  const files = [...filesOf('.next/static', /\.(js|css|map|json)$/), ...filesOf('.next/server/app', /\.(html|rsc)$/)];
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  expect(texts.filter(({ text }) => text.includes('Completing authentication')).length).toBeGreaterThan(1);
  for (const word of [
    SPORTS_LOGIN_CLIENT.secret,
    TEST_SESSION_SECRET,
    'client_secret',
    'SPORTS_LOGIN_',
    'get_token',
    '__Host-oauth',
    'cors-anywhere',
    'allorigins',
  ]) {
    expect([word, texts.filter(({ text }) => text.includes(word)).map(({ file }) => file)]).toEqual([word, []]);
  }
});

test('with an account of ours beside it, the account menu is the way out of the sports account', async ({
  page,
  baseURL,
}) => {
  await planned(page, freshPlan());
  await signIn(page);
  await enter(page.context(), baseURL ?? '');
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  await untilPressable(page);
  await enterAt(page, accountMenu(page));
  await expect(page.getByText(/^Signed in with Yahoo until /)).toBeVisible();
  await expectNoAxeViolations(page);
  // Words in the very colour of what they stand on axe takes for hidden on purpose.
  for (const name of ['My teams', 'Sign Out', 'Sign out of Yahoo']) {
    const [ink, ground] = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return [color, backgroundColor];
    });
    expect(ink, name).not.toBe(ground);
  }
  await enterAt(page, page.getByRole('button', { name: 'Sign out of Yahoo' }));
  await expect(page.getByRole('region', { name: 'Sports login' })).toHaveCount(0);
  // Its button went with it; the menu is still open.
  await expect(page.getByRole('button', { name: 'My teams' })).toBeFocused();
  await expect(page.getByRole('status', { name: 'Last change' })).toHaveText('Signed out of your sports account');
  await expect(accountMenu(page)).toBeVisible();
  expect(await cookieNames(page)).not.toContain('__Host-oauth');
});

test('the code leaves the address bar before anything else happens, and is exchanged once', async ({ page }) => {
  const plan = freshPlan();
  await planned(page, plan);
  let exchanges = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/oauth/exchange', async (route) => {
    exchanges += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto('/api/oauth/start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completing authentication...');
  await expect(page).toHaveURL('/callback');
  await expectNoAxeViolations(page);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication successful!');
  await expectNoAxeViolations(page);
  await expect(page).toHaveURL('/');
  expect(exchanges).toBe(1);
  expect(await tokenCalls(plan.id)).toHaveLength(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/code/);
});

test('the redirect address is the one of the settings, whatever host a request names', async ({ baseURL, request }) => {
  const forged: Record<string, string>[] = [
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  ];
  for (const headers of forged) {
    const answer = await request.get('/api/oauth/start', { headers, maxRedirects: 0 });
    const location = new URL(answer.headers().location ?? '');
    expect(location.origin).toBe(new URL(providerUrl()).origin);
    expect(location.searchParams.get('redirect_uri')).toBe(`${baseURL}/callback`);
    expect(location.searchParams.get('code_challenge_method')).toBe('S256');
  }
});

test('the calls about the session take what our own pages send, and nothing else', async ({ request }) => {
  for (const path of ['exchange', 'refresh', 'signout']) {
    expect((await request.get(`/api/oauth/${path}`)).status()).toBe(405);
    expect((await request.post(`/api/oauth/${path}`, { form: { code: 'x', state: 'x' } })).status()).toBe(415);
  }
  const refresh = await request.post('/api/oauth/refresh', { data: {} });
  expect([refresh.status(), await refresh.json()]).toEqual([401, { error: 'User is not authenticated' }]);
});

test.describe('a sign-in that', () => {
  test.use({ expectedProblems: [REFUSED] });

  test('has no state, or a wrong one, is refused without asking the provider', async ({ page }) => {
    const sentence = 'Authentication failed: This response belongs to a different sign-in. Please try again.';
    const { code, id } = await callbackUrl(page);
    await page.goto(`/callback?code=${code}`);
    await expectRefused(page, sentence);
    await page.goto(`/callback?code=${code}&state=${'x'.repeat(43)}`);
    await expectRefused(page, sentence);
    expect(await tokenCalls(id)).toEqual([]);
    expect(await tokenCalls(code)).toEqual([]);
  });

  test('was started in another browser is refused without asking the provider', async ({
    page,
    browser,
    baseURL,
    problems,
  }) => {
    const foreign = await browser.newContext({ baseURL });
    await watch(foreign, baseURL ?? '', problems);
    const attacker = await callbackUrl(await foreign.newPage());
    await foreign.close();
    await page.goto(attacker.url);
    await expectRefused(
      page,
      'Authentication failed: This sign-in has expired, or your browser blocked its cookie. Please allow cookies for this site and try again.',
    );
    await callbackUrl(page);
    await page.goto(attacker.url);
    await expectRefused(page, 'Authentication failed: This response belongs to a different sign-in. Please try again.');
    expect(await tokenCalls(attacker.id)).toEqual([]);
  });

  test('is replayed is refused without asking the provider again', async ({ page }) => {
    const { url, id } = await callbackUrl(page);
    const before = await page.context().cookies();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication successful!');
    await page.context().clearCookies();

    await page.goto(url);
    await expectRefused(
      page,
      'Authentication failed: This sign-in has expired, or your browser blocked its cookie. Please allow cookies for this site and try again.',
    );
    // Even with the cookie that belongs to it.
    await page.context().addCookies(before);
    await page.goto(url);
    await expectRefused(page, 'Authentication failed: This sign-in has already been used. Please try again.');
    expect(await tokenCalls(id)).toHaveLength(1);
  });

  test('comes back to a browser without its cookie is refused', async ({ page }) => {
    const { url, id } = await callbackUrl(page);
    await page.context().clearCookies();
    await page.goto(url);
    await expectRefused(
      page,
      'Authentication failed: This sign-in has expired, or your browser blocked its cookie. Please allow cookies for this site and try again.',
    );
    expect(await tokenCalls(id)).toEqual([]);
  });

  test('was overtaken by a second one is refused, and the second one still counts', async ({ page }) => {
    const first = await callbackUrl(page);
    const second = await callbackUrl(page);
    await page.goto(first.url);
    await expectRefused(page, 'Authentication failed: This response belongs to a different sign-in. Please try again.');
    await page.goto(second.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication successful!');
    expect(await tokenCalls(first.id)).toEqual([]);
  });

  for (const [answer, sentence] of [
    ['400', 'The sign-in service rejected this sign-in. Please try again.'],
    ['500', 'The sign-in service didn’t respond. Please try again later.'],
    ['html', 'The sign-in service sent an invalid response. Please try again later.'],
    ['empty', 'The sign-in service sent an invalid response. Please try again later.'],
    ['large', 'The sign-in service sent an invalid response. Please try again later.'],
    ['redirect', 'The sign-in service sent an invalid response. Please try again later.'],
    ['hang', 'The sign-in service didn’t respond. Please try again later.'],
  ] as const) {
    test(`meets a provider that answers '${answer}' signs nobody in`, async ({ page }) => {
      const plan = freshPlan({ exchange: answer });
      await planned(page, plan);
      const start = Date.now();
      await page.goto('/api/oauth/start');
      await expectRefused(page, `Authentication failed: ${sentence}`);
      expect(Date.now() - start).toBeLessThan(8000);
      expect((await tokenCalls(plan.id)).map((call) => call.answer)).toEqual([answer]);
      expect(await cookieNames(page)).not.toContain('__Host-oauth_tx');
    });
  }
});

test('a sign-in that is cancelled at the provider says so and leads back', async ({ page }) => {
  const plan = freshPlan({ cancels: true });
  await planned(page, plan);
  await page.goto('/api/oauth/start');
  await expectRefused(page, 'Authentication error: access_denied - The sign-in was cancelled');
  expect(await tokenCalls(plan.id)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Return to App' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('an error with a hostile description is shown as short, plain text @every-size', async ({ page }) => {
  const hostile = `<img src=x onerror=alert(1)>\u202e\u0007\n${'A'.repeat(5000)}`;
  const query = new URLSearchParams({ error: '<script>', error_description: hostile, next: 'https://evil.example/' });
  await page.goto(`/callback?${query}`);
  await expectRefused(
    page,
    `Authentication error: unknown_error - <img src=x onerror=alert(1)> ${'A'.repeat(200 - 29)}`,
  );
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Return to App' }).click();
  await expect(page).toHaveURL('/');
});

test('an address without a code says so', async ({ page }) => {
  await page.goto('/callback?state=x');
  await expectRefused(page, 'No authorization code found in URL.');
  await expect(page.getByRole('button', { name: 'Return to App' })).toBeVisible();
});
