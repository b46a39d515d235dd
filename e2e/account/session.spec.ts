import { expect } from '@playwright/test';
import { accountMenu, openNameForm, openSignedIn, signIn, signOut, test } from '#e2e/account/accounts.ts';
import { cookiesOf, endToken, sessionCookies, sessionOf } from '#e2e/account/session-cookies.ts';
import { FIELDS_MISSING } from '#lib/platform/messages/account.ts';
import { siteSetting } from '#scripts/test/test-accounts.ts';

// The browser logs failed requests.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

test('the user menu shows the user, changes the name, and signs out: with the service it ends the token, and it works without', async ({
  builder,
  page,
  account,
}) => {
  await builder.open();
  await signIn(page, account);
  await test.step('the menu shows the user’s initial, address and first day', async () => {
    await expect(accountMenu(page)).toContainText('B');
    await accountMenu(page).click();
    await expect(page.getByText(account.email)).toBeVisible();
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
    await expect(page.getByText(`Member since ${today}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(account.email)).toBeHidden();
  });
  const loadOf = (authorization: string) => page.request.get('/api/teams/load', { headers: { authorization } });
  let authorization = '';
  await test.step('a blank name is refused, and a new one is shown as text, after a reload too', async () => {
    const dialog = await openNameForm(page);
    await expect(dialog.getByLabel('Full name')).toHaveValue('Billie Fan');
    await dialog.getByLabel('Full name').fill('   ');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(FIELDS_MISSING);
    await dialog.getByLabel('Full name').fill('Çiğdem <b>Fan</b>');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(builder.dialog('Account').getByRole('status')).toHaveText('Your name is now Çiğdem <b>Fan</b>');
    await page.keyboard.press('Escape');
    await expect(accountMenu(page)).toContainText('Ç');
    const authorized = page.waitForRequest((request) => request.url().includes('/api/teams/load'));
    await page.reload();
    authorization = (await authorized).headers().authorization ?? '';
    await accountMenu(page).click();
    await expect(page.getByText('Çiğdem <b>Fan</b>').last()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('signing out ends the token and removes the session, after a reload too', async () => {
    expect((await loadOf(authorization)).status()).toBe(200);
    await signOut(page);
    await expect.poll(async () => (await loadOf(authorization)).status()).toBe(401);
    await expect(builder.button('Sign in')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Sign in to save progress');
    expect(await sessionCookies(page)).toEqual([]);
    await page.reload();
    await builder.untilAlive();
    await expect(builder.button('Sign in')).toBeVisible();
  });
  await test.step('signing out works without the service', async () => {
    await signIn(page, account);
    await page.route('**/auth/v1/logout**', (route) => route.abort());
    await signOut(page);
    expect(await sessionCookies(page)).toEqual([]);
  });
});

test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedProblems: [/Failed to load resource.*\/(auth\/v1|api\/(auth\/profile|teams\/load))/] });

  test('stays while the server is out of reach, and ends here on the next visit, before any action', async ({
    builder,
    page,
    account,
  }) => {
    await openSignedIn(builder, account);
    await page.route('**/api/auth/profile', (route) => route.abort());
    const asked = page.waitForRequest('**/api/auth/profile');
    await page.reload();
    await asked;
    await expect(accountMenu(page)).toBeVisible();
    expect(await sessionCookies(page)).not.toEqual([]);
    const { access_token: token } = sessionOf(await sessionCookies(page)) ?? {};
    const ended = await page.request.post(`${siteSetting('NEXT_PUBLIC_SUPABASE_URL')}/auth/v1/logout?scope=global`, {
      headers: { apikey: siteSetting('NEXT_PUBLIC_SUPABASE_ANON_KEY'), authorization: `Bearer ${token}` },
    });
    expect(ended.ok()).toBe(true);
    await page.unroute('**/api/auth/profile');
    await page.reload();
    await builder.untilAlive();
    await expect(builder.button('Sign in')).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    expect(await sessionCookies(page)).toEqual([]);
  });
});

test.describe('the session', () => {
  test('has cookies for this site only, extended on page loads and renewed by the browser; visitors get none', async ({
    builder,
    page,
    account,
  }) => {
    const visit = await page.goto('/');
    expect(await visit?.allHeaders()).not.toHaveProperty('set-cookie');
    await builder.untilAlive();
    await signIn(page, account);
    const cookies = await sessionCookies(page);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', domain: new URL(page.url()).hostname });
    }
    const answer = await page.goto('/');
    const headers = (await answer?.headersArray()) ?? [];
    const written = headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value);
    expect(written.join('\n')).toMatch(/sb-.*-auth-token.*SameSite=lax/i);
    expect(await answer?.headerValue('cache-control')).toMatch(/private/);
    await endToken(page);
    // The browser renews an expired session, and the server must not overwrite it with the old one.
    const later = await page.goto('/');
    expect(await later?.allHeaders()).not.toHaveProperty('set-cookie');
    await expect(accountMenu(page)).toBeVisible();
  });

  test('is the same in every tab, for signing in and out', async ({ builder, page, account }) => {
    await builder.open();
    const second = await page.context().newPage();
    await second.goto('/');
    await signIn(page, account);
    await second.bringToFront();
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(accountMenu(second)).toBeVisible();
    await signOut(second);
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('Sign in to save progress');
  });

  test('a session that has ended never blocks the page', async ({ builder, page, baseURL }) => {
    const junk = { access_token: 'a.b.c', refresh_token: 'none', expires_at: 1, expires_in: 1, token_type: 'bearer' };
    await page.context().addCookies(cookiesOf(junk).map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
    await page.goto('/');
    await builder.untilAlive();
    await expect(builder.button('Sign in')).toBeVisible();
    await expect(builder.button('Sign in')).not.toHaveAttribute('aria-busy', 'true');
    await builder.slot('ST').click();
    await expect(builder.searchField).toBeFocused();
  });
});
