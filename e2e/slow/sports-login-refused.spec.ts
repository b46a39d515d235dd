import { expect, type Page } from '@playwright/test';
import { callbackUrl, cookieNames, freshPlan, planned, sessionOf, tokenCalls } from '#e2e/account/sports-login-page.ts';
import { expectNoAxeViolations, test, watch } from '#e2e/fixtures.ts';

// The browser logs the requests that tests make fail.
const EXPIRED =
  'Authentication failed: This sign-in has expired, or your browser blocked its cookie. Please allow cookies for this site and try again.';
const OTHER_SIGN_IN = 'Authentication failed: This response belongs to a different sign-in. Please try again.';
const REFUSED = /Failed to load resource.*\/api\/oauth\/(exchange|refresh)/;

async function expectRefused(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error', { timeout: 8000 });
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(sentence);
  expect(new URL(page.url()).search).toBe('');
  expect(await sessionOf(page)).toEqual({ signedIn: false, expiresAt: null });
  expect(await cookieNames(page)).not.toContain('__Host-oauth');
}

test.describe('a sign-in that', () => {
  test.use({ expectedProblems: [REFUSED] });

  test('has no state, or a wrong one, is rejected without asking the provider', async ({ page }) => {
    const { code, id } = await callbackUrl(page);
    await page.goto(`/callback?code=${code}`);
    await expectRefused(page, OTHER_SIGN_IN);
    await page.goto(`/callback?code=${code}&state=${'x'.repeat(43)}`);
    await expectRefused(page, OTHER_SIGN_IN);
    expect(await tokenCalls(id)).toEqual([]);
    expect(await tokenCalls(code)).toEqual([]);
  });

  test('was started in another browser is rejected without asking the provider', async ({
    page,
    browser,
    baseURL,
    problems,
  }) => {
    const foreign = await browser.newContext({ baseURL });
    await watch(foreign, problems);
    const attacker = await callbackUrl(await foreign.newPage());
    await foreign.close();
    await page.goto(attacker.url);
    await expectRefused(page, EXPIRED);
    await callbackUrl(page);
    await page.goto(attacker.url);
    await expectRefused(page, OTHER_SIGN_IN);
    expect(await tokenCalls(attacker.id)).toEqual([]);
  });

  test('is replayed is rejected without asking the provider again', async ({ page }) => {
    const { url, id } = await callbackUrl(page);
    const before = await page.context().cookies();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication successful!');
    await page.context().clearCookies();

    await page.goto(url);
    await expectRefused(page, EXPIRED);
    await page.context().addCookies(before);
    await page.goto(url);
    await expectRefused(page, 'Authentication failed: This sign-in has already been used. Please try again.');
    expect(await tokenCalls(id)).toHaveLength(1);
  });

  test('was overtaken by a second one is rejected, and the second one still works', async ({ page }) => {
    const first = await callbackUrl(page);
    const second = await callbackUrl(page);
    await page.goto(first.url);
    await expectRefused(page, OTHER_SIGN_IN);
    await page.goto(second.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication successful!');
    expect(await tokenCalls(first.id)).toEqual([]);
  });

  // lib/oauth covers the provider's other faults.
  test('meets a failing provider is rejected', async ({ page }) => {
    for (const [answer, sentence] of [
      ['400', 'The sign-in service rejected this sign-in. Please try again.'],
      ['html', 'The sign-in service sent an invalid response. Please try again later.'],
      ['hang', 'The sign-in service didn’t respond. Please try again later.'],
    ] as const) {
      await test.step(answer, async () => {
        const plan = freshPlan({ exchange: answer });
        await planned(page, plan);
        await page.goto('/api/oauth/start');
        await expectRefused(page, `Authentication failed: ${sentence}`);
        expect((await tokenCalls(plan.id)).map((call) => call.answer)).toEqual([answer]);
        expect(await cookieNames(page)).not.toContain('__Host-oauth_tx');
      });
    }
  });
});

test('a cancelled sign-in or an address without a code says so and leads back', async ({ page }) => {
  const plan = freshPlan({ refusal: { error: 'access_denied' } });
  await planned(page, plan);
  await page.goto('/api/oauth/start');
  await expectRefused(page, 'Authentication error: access_denied - The sign-in was cancelled');
  expect(await tokenCalls(plan.id)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Return to App' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.goto('/callback?state=x');
  await expectRefused(page, 'No authorization code found in URL.');
});

test('an error that a stranger made up shows none of the stranger’s text', async ({ page }) => {
  const hostile = `<img src=x onerror=alert(1)>\u202e\u0007\n${'A'.repeat(5000)}`;
  const query = new URLSearchParams({ error: '<script>', error_description: hostile, next: 'https://evil.example/' });
  await page.goto(`/callback?${query}`);
  await expectRefused(page, 'Authentication error: unknown_error - No reason was given');
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Return to App' }).click();
  await expect(page).toHaveURL('/');
});
