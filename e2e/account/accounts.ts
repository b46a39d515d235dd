import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { cookiesOf } from '#e2e/account/session-cookies.ts';
import { BuilderPage, test as builderTest } from '#e2e/builder-page.ts';
import { watch } from '#e2e/fixtures.ts';
import { LOADED } from '#lib/platform/messages/cloud.ts';
import { renameTeam } from '#lib/team/operations.ts';
import {
  type AuthSession,
  answerOf,
  callAuth,
  mailsTo,
  signUpConfirmed,
  siteSetting,
} from '#scripts/test/test-accounts.ts';
import { type CloudTeam, loadTeamsAnswer } from '#types/cloud.ts';
import type { Team } from '#types/team.ts';

export type Account = { id: string; email: string; password: string; fullName: string; token: string };

export const freshEmail = () => `fan-${randomUUID().slice(0, 8)}@example.com`;

export const PASSWORD = 'kick-off 1975';

/** Runs SQL as the database owner. */
export function sql(text: string): Promise<Record<string, unknown>[]> {
  return answerOf(fetch(`${siteSetting('BACKEND_CONTROL_URL')}/sql`, { method: 'POST', body: text }));
}

/** Waits for the nth email to this address and returns its link. */
export async function mailLink(email: string, number = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThanOrEqual(number);
  const link = (await mailsTo(email))[number - 1]?.link;
  if (!link) throw new Error(`The mail to ${email} has no link.`);
  return link;
}

/** Opens the nth email's link and presses its button, then opens the builder or whatever the page offers next. */
export async function followMailLink(page: Page, email: string, number = 1): Promise<void> {
  await page.goto(await mailLink(email, number));
  await page.getByRole('button', { name: /^(Confirm my account|Continue)$/ }).click();
  await expect(page.getByRole('main')).toContainText(`You’re signed in as ${email}`);
  await page.getByRole('link', { name: /^(Open the builder|Choose a new password)$/ }).click();
}

export async function createAccount(fullName = 'Billie Fan'): Promise<Account> {
  const email = freshEmail();
  return accountOf({ email, fullName }, await signUpConfirmed({ email, password: PASSWORD, fullName }));
}

const accountOf = ({ email, fullName }: { email: string; fullName: string }, session: AuthSession): Account => ({
  id: session.user.id,
  email,
  password: PASSWORD,
  fullName,
  token: session.access_token,
});

/** Signs a browser in without the dialog, with a new account or the existing one for this address. */
export async function enter(context: BrowserContext, baseURL: string, email = freshEmail()): Promise<Account> {
  const fullName = 'Test Fan';
  const isKnown = (await mailsTo(email)).length > 0;
  const session = isKnown
    ? await callAuth<AuthSession>('token?grant_type=password', { email, password: PASSWORD })
    : await signUpConfirmed({ email, password: PASSWORD, fullName });
  await context.addCookies(cookiesOf(session).map((cookie) => ({ ...cookie, url: baseURL, sameSite: 'Lax' as const })));
  return accountOf({ email, fullName }, session);
}

/** Saves a team the way another device would. */
export function saveFromElsewhere(account: Account, team: Team, asNew = false): Promise<{ teamId: string }> {
  return answerOf(
    fetch(`${siteSetting('BASE_URL')}/api/teams/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${account.token}` },
      body: JSON.stringify({ team, asNew }),
    }),
  );
}

/** Newest first. */
export async function teamsInCloud(account: Account): Promise<CloudTeam[]> {
  const headers = { Authorization: `Bearer ${account.token}` };
  const answer = await answerOf(fetch(`${siteSetting('BASE_URL')}/api/teams/load?limit=100`, { headers }));
  return loadTeamsAnswer.parse(answer).teams;
}

export const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu', exact: true });

export async function openSignIn(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^(Sign in|Create account)$/ });
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  return dialog;
}

/** A closed dialog goes back in the history after a moment, which would cancel a page load. */
export async function untilHistoryIsBack(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.dialog === undefined);
}

export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(accountMenu(page)).toBeVisible();
  await untilHistoryIsBack(page);
}

type MenuEntry = 'My teams' | 'Account' | 'Sign Out';

/** The team's panel also has 'My teams'. */
export const menuEntry = (page: Page, name: MenuEntry) =>
  page.locator('[popover]').getByRole('button', { name, exact: true });

export async function fromMenu(page: Page, entry: MenuEntry): Promise<void> {
  await accountMenu(page).click();
  await menuEntry(page, entry).click();
}

/** Opens the account page's name form. */
export async function openNameForm(page: Page): Promise<Locator> {
  const account = page.getByRole('dialog', { name: 'Account', exact: true });
  if (!(await account.isVisible())) await fromMenu(page, 'Account');
  await account.getByRole('button', { name: 'Change name', exact: true }).click();
  return page.getByRole('dialog', { name: 'Change name', exact: true });
}

export async function signOut(page: Page): Promise<void> {
  await fromMenu(page, 'Sign Out');
  await expect(accountMenu(page)).toHaveCount(0);
}

export const saveStatusOf = (page: Page) => page.getByRole('contentinfo').getByRole('status');
export const saveBarButton = (page: Page, name: 'Save' | 'Backup') =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });
export const unsavedBanner = (page: Page) => page.getByRole('region', { name: 'Unsaved changes', exact: true });

export function named(name: string, team: Team): Team {
  const renamed = renameTeam(team, name);
  if (!renamed.ok) throw new Error(renamed.reason);
  return renamed.team;
}

/** Opens the builder already signed in. */
export async function openSignedIn(builder: BuilderPage, account: Account): Promise<void> {
  await enter(builder.page.context(), siteSetting('BASE_URL'), account.email);
  await builder.open();
  await expect(accountMenu(builder.page)).toBeVisible();
}

export async function openWithCloudTeam(builder: BuilderPage, account: Account, team: Team): Promise<void> {
  await saveFromElsewhere(account, team);
  await openSignedIn(builder, account);
  await expect(builder.notification(LOADED)).toBeVisible();
}

/** A builder test with an account and a second browser. */
export const test = builderTest.extend<{ account: Account; elsewhere: BuilderPage }>({
  account: async ({ problems: _watched }, use) => {
    await use(await createAccount());
  },
  elsewhere: async ({ browser, baseURL, problems }, use) => {
    const context = await browser.newContext({ baseURL });
    await watch(context, problems);
    await use(new BuilderPage(await context.newPage()));
    await context.close();
  },
});
