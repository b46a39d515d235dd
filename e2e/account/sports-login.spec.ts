import { expect, type Page } from '@playwright/test';
import { enterAt } from '#e2e/access/access.ts';
import { accountMenu, enter, menuEntry } from '#e2e/account/accounts.ts';
import { cookieNames, freshPlan, planned, providerUrl, signIn, tokenCalls } from '#e2e/account/sports-login-page.ts';
import { SPORTS_LOGIN_CLIENT, TEST_SESSION_SECRET } from '#e2e/fakes/sports-login-settings.ts';
import { expectNoAxeViolations, test } from '#e2e/fixtures.ts';

// The browser logs the requests that tests make fail.

const untilPressable = (page: Page) => expect(page.getByRole('banner')).not.toHaveAttribute('inert');

test('by keyboard: signing in with the sports account, when it ends, what it does not include, and signing out', async ({
  page,
}) => {
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
  const shown = page.getByRole('banner').getByRole('button', { name: 'Signed in with Yahoo' });
  await enterAt(page, shown);
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

  await page.context().clearCookies({ name: '__Host-oauth' });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the account menu of a Dream 11 account also signs out of the sports account', async ({ page, baseURL }) => {
  await planned(page, freshPlan());
  await signIn(page);
  await enter(page.context(), baseURL ?? '');
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  await untilPressable(page);
  await enterAt(page, accountMenu(page));
  await expect(page.getByText(/^Signed in with Yahoo until /)).toBeVisible();
  await expectNoAxeViolations(page);
  // axe assumes that text in its background's colour is hidden on purpose.
  for (const name of ['My teams', 'Sign Out', 'Sign out of Yahoo']) {
    const [ink, ground] = await page
      .locator('[popover]')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return [color, backgroundColor];
      });
    expect(ink, name).not.toBe(ground);
  }
  await enterAt(page, page.getByRole('button', { name: 'Sign out of Yahoo' }));
  await expect(page.getByRole('region', { name: 'Sports login' })).toHaveCount(0);
  await expect(menuEntry(page, 'My teams')).toBeFocused();
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

test('the redirect address comes from the settings, whatever host a request names', async ({ baseURL, request }) => {
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

test('session calls accept only what our own pages send', async ({ request }) => {
  for (const path of ['exchange', 'refresh', 'signout']) {
    expect((await request.get(`/api/oauth/${path}`)).status()).toBe(405);
    expect((await request.post(`/api/oauth/${path}`, { form: { code: 'x', state: 'x' } })).status()).toBe(415);
  }
  const refresh = await request.post('/api/oauth/refresh', { data: {} });
  expect([refresh.status(), await refresh.json()]).toEqual([
    401,
    { error: 'User is not authenticated', reason: 'not-started' },
  ]);
});
