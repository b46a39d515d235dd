import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ORDINARY_PLAN, type Plan, type TokenCall } from '#e2e/fakes/sports-login-settings.ts';
import type { SportsSession } from '#types/sports-login.ts';

export function providerUrl(): string {
  const address = process.env.SPORTS_LOGIN_FAKE;
  if (!address) throw new Error('SPORTS_LOGIN_FAKE is not set: run `npm test -- browser`.');
  return address;
}

export function freshPlan(wishes: Partial<Omit<Plan, 'id'>> = {}): Plan {
  return { ...ORDINARY_PLAN, id: randomUUID(), ...wishes };
}

/** Sets the provider's plan for this browser's next sign-ins. */
export async function planned(page: Page, plan: Plan): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(plan));
  await page.context().addCookies([{ name: 'sports-login-plan', value, url: providerUrl() }]);
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/api/oauth/start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication successful!');
}

export async function openAccount(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Sign(ed)? in/ })
    .click();
}

/** The token requests for a plan's id or an unknown code. */
export async function tokenCalls(id: string): Promise<TokenCall[]> {
  return (await (await fetch(`${providerUrl()}/calls?id=${encodeURIComponent(id)}`)).json()) as TokenCall[];
}

/** A sign-in that has returned from the provider with a code not yet exchanged. */
export async function callbackUrl(page: Page): Promise<{ url: string; code: string; id: string }> {
  const plan = freshPlan();
  await planned(page, plan);
  await page.route('**/api/oauth/exchange', (route) => route.abort());
  const back = page.waitForRequest(/\/callback\?/);
  await page.goto('/api/oauth/start');
  const url = (await back).url();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error');
  await page.unrouteAll();
  return { url, code: new URL(url).searchParams.get('code') ?? '', id: plan.id };
}

/** Fetched by the page, because only the page sends `Secure` cookies to 127.0.0.1. */
export function sessionOf(page: Page): Promise<SportsSession> {
  return page.evaluate(async () => (await (await fetch('/api/oauth/session')).json()) as SportsSession);
}

/** Sends `times` refreshes at once, which the app itself avoids. */
export function refresh(page: Page, times = 1): Promise<{ status: number; error: unknown }[]> {
  return page.evaluate((count) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    const once = async () => {
      const answer = await fetch('/api/oauth/refresh', init);
      return { status: answer.status, error: ((await answer.json()) as { error?: unknown }).error };
    };
    return Promise.all(Array.from({ length: count }, once));
  }, times);
}

export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}
