import { expect, type Route } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { complaint, fill, signInButton } from '#e2e/account/account-forms.ts';
import {
  accountMenu,
  createAccount,
  enter,
  mailLink,
  openSignIn,
  PASSWORD,
  signOut,
  teamsInCloud,
  test,
} from '#e2e/account/accounts.ts';
import { sessionCookies } from '#e2e/account/session-cookies.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { installFastClock } from '#e2e/faults.ts';
import { LINK_FAILED, TRY_AGAIN } from '#lib/platform/messages/session.ts';
import { callAuth } from '#scripts/test/test-accounts.ts';

// The browser logs failed requests.
test.use({ expectedProblems: [/Failed to load resource.*\/(auth\/v1|api\/auth)\//] });

test('a sign-in asks to try again whatever the service’s fault, gives up after five seconds, and then works', async ({
  builder,
  page,
  account,
}) => {
  const faults: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
    down: (route) => route.abort(),
    html: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
    '500': (route) => route.fulfill({ status: 500, json: { message: 'relation "x"' } }),
    '429': (route) =>
      route.fulfill({ status: 429, json: { error_code: 'over_request_rate_limit', msg: 'slow down', code: 429 } }),
    'no answer': () => undefined,
  };
  await installFastClock(page);
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
  await builder.open();
  await openSignIn(page);
  await fill(page, { email: account.email, password: PASSWORD });
  for (const [fault, cause] of Object.entries(faults)) {
    await test.step(fault, async () => {
      const asked = page.waitForRequest('**/auth/v1/token**');
      await page.route('**/auth/v1/token**', cause);
      await signInButton(page).click();
      await asked;
      if (fault === 'no answer') await page.clock.fastForward(5000);
      await expect(complaint(page)).toHaveText(TRY_AGAIN);
      await expect(signInButton(page)).not.toHaveAttribute('aria-disabled', 'true');
      await page.unroute('**/auth/v1/token**');
    });
  }
  await signInButton(page).click();
  // Without a profile, the user is treated as a free user.
  await accountMenu(page).click();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByText(`Member since`)).toBeVisible();
});

const broken = {
  'without a token': '/auth/confirm?type=recovery',
  'with a made-up token': '/auth/confirm?token_hash=0123456789abcdef&type=recovery',
  'of an unknown type': '/auth/confirm?token_hash=0123&type=admin',
  'that would lead elsewhere':
    '/auth/confirm?token_hash=0123&type=recovery&next=https://evil.example&redirect_to=//evil.example',
};
test('a broken link and the dialog without a session both say that the link is no longer valid', async ({
  builder,
  page,
}) => {
  for (const [what, path] of Object.entries(broken)) {
    await test.step(what, async () => {
      await page.goto(path);
      const action = builder.button('Continue').or(page.getByText(LINK_FAILED));
      await action.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(LINK_FAILED);
      await expect(page).toHaveURL(/\/auth\/confirm/);
      expect(await sessionCookies(page)).toEqual([]);
    });
  }

  await page.goto('/icon.svg');
  await page.goto('/#new-password');
  const choosing = builder.dialog('New password');
  await choosing.getByLabel('New password').fill('extra time 1982');
  await choosing.getByRole('button', { name: 'Save password' }).click();
  await expect(choosing.getByRole('alert')).toHaveText(LINK_FAILED);
  await expectSound(page, 'dialog', 'dark, phone');
});

test('a link this browser did not request uploads no team, and asks before switching users', async ({
  builder,
  page,
  account,
  elsewhere,
  baseURL,
}) => {
  await builder.openWith(teamOf({ LW: ELEVEN.LW }));
  await callAuth('recover', { email: account.email });
  await page.goto(await mailLink(account.email, 2));
  await builder.button('Continue').click();
  await expect(page.getByRole('main')).toContainText(`You’re signed in as ${account.email}`);
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  await builder.untilAlive();
  await builder.expectTeam({ LW: ELEVEN.LW });
  await signOut(page);
  await builder.expectTeam({ LW: ELEVEN.LW });
  expect(await teamsInCloud(account)).toEqual([]);

  const other = await createAccount();
  await callAuth('recover', { email: other.email });
  const signedIn = await enter(elsewhere.page.context(), baseURL ?? '');
  await elsewhere.page.goto(await mailLink(other.email, 2));
  await elsewhere.button('Continue').click();
  await expect(elsewhere.page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  await elsewhere.button(`Stay signed in as ${signedIn.email}`).click();
  await elsewhere.page.getByRole('link', { name: 'Open the builder' }).click();
  await accountMenu(elsewhere.page).click();
  await expect(elsewhere.page.getByText(signedIn.email)).toBeVisible();
});
