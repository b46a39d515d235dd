import { expect } from '@playwright/test';
import {
  cookieNames,
  freshPlan,
  openAccount,
  planned,
  refresh,
  sessionOf,
  signIn,
  tokenCalls,
} from '#e2e/account/sports-login-page.ts';
import { test } from '#e2e/fixtures.ts';

// The browser logs the requests that tests make fail.
const REFUSED = /Failed to load resource.*\/api\/oauth\/refresh/;

test.describe('a refresh', () => {
  test('near the end happens once for two tabs, and uses the rotated token', async ({ page }) => {
    const plan = freshPlan({ expiresIn: 60 });
    await planned(page, plan);
    await signIn(page);
    const before = await sessionOf(page);
    const second = await page.context().newPage();
    for (const tab of [page, second]) await tab.goto('/');
    await Promise.all([page, second].map(openAccount));
    for (const tab of [page, second]) await expect(tab.getByText(/^Signed in with Yahoo until /)).toBeVisible();
    const after = await sessionOf(page);
    expect(Date.parse(after.expiresAt ?? '')).toBeGreaterThan(Date.parse(before.expiresAt ?? '') + 1_800_000);
    expect((await tokenCalls(plan.id)).map((call) => call.grant)).toEqual(['authorization_code', 'refresh_token']);
  });
});

test.describe('a refresh that fails', () => {
  test.use({ expectedProblems: [REFUSED] });

  test('because the provider refuses ends the session', async ({ page }) => {
    await planned(page, freshPlan({ expiresIn: 60, refresh: '400' }));
    await signIn(page);
    await page.goto('/');
    await openAccount(page);
    await expect(page.getByRole('button', { name: 'Continue with Yahoo' })).toBeVisible({ timeout: 8000 });
    expect(await sessionOf(page)).toEqual({ signedIn: false, expiresAt: null });
    expect(await cookieNames(page)).not.toContain('__Host-oauth');
  });

  test('because the provider is down does not end the session', async ({ page }) => {
    await planned(page, freshPlan({ expiresIn: 100, refresh: 'html' }));
    await signIn(page);
    await page.goto('/');
    await openAccount(page);
    await expect(page.getByText(/^Signed in with Yahoo until /)).toBeVisible();
    expect(await cookieNames(page)).toContain('__Host-oauth');
  });

  test('because the token was rotated away ends the session', async ({ page }) => {
    const plan = freshPlan({ expiresIn: 60 });
    await planned(page, plan);
    await signIn(page);
    const old = await page.context().cookies();
    expect(await refresh(page)).toEqual([{ status: 200, error: undefined }]);
    // Retries until the shared response has expired.
    await expect(async () => {
      await page.context().addCookies(old);
      expect((await refresh(page))[0]?.status).toBe(502);
    }).toPass();
    await page.goto('/');
    await openAccount(page);
    await expect(page.getByRole('button', { name: 'Continue with Yahoo' })).toBeVisible({ timeout: 8000 });
    expect(await sessionOf(page)).toEqual({ signedIn: false, expiresAt: null });
    expect((await tokenCalls(plan.id)).map((call) => call.answer)).toEqual(['tokens', 'tokens']);
  });

  test('for lack of a token leaves the session unchanged', async ({ page }) => {
    await planned(page, freshPlan({ expiresIn: 100, hasRefreshToken: false }));
    await signIn(page);
    expect(await refresh(page)).toEqual([{ status: 401, error: 'No refresh token available' }]);
    expect((await sessionOf(page)).signedIn).toBe(true);
    await page.goto('/');
    await openAccount(page);
    await expect(page.getByText(/^Signed in with Yahoo until /)).toBeVisible();
  });
});
