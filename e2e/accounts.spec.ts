import { expect, type Route } from '@playwright/test';
import { expectSound } from '#e2e/access.ts';
import { CORS, complaint, createButton, fill, openSignUp, signInButton } from '#e2e/account-forms.ts';
import {
  accountMenu,
  createAccount,
  enter,
  freshEmail,
  mailLink,
  openSignIn,
  PASSWORD,
  signOut,
  teamsInCloud,
  test,
  untilHistoryIsBack,
} from '#e2e/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { installFastClock } from '#e2e/faults.ts';
import { sessionCookies } from '#e2e/session-cookies.ts';
import {
  ALREADY_REGISTERED,
  accountMessage,
  CHECK_EMAIL,
  EMAIL_CONFIRMED,
  FIELDS_MISSING,
  LINK_FAILED,
  LINK_UNCHECKED,
  MAIL_SENT_AGAIN,
  MAIL_TOO_SOON,
  PASSWORD_CHANGED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  RECOVERY_SENT,
  SIGN_IN_FAILED,
  TRY_AGAIN,
} from '#lib/platform/messages.ts';
import { callAuth, mailsTo } from '#scripts/test/test-accounts.ts';

// The browser reports the requests that fail.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

test.describe('sign-up', () => {
  test('checks the form before sending, then waits for the email, which can be sent again and signs in', async ({
    builder,
    page,
  }) => {
    const email = freshEmail();
    await builder.open();
    const dialog = await openSignUp(page);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/auth/v1/') && sent.push(request.url()));
    for (const [fields, message] of [
      [{}, FIELDS_MISSING],
      [{ fullName: '  ', email, password: PASSWORD }, FIELDS_MISSING],
      [{ fullName: 'Robin Ångström', password: '12345' }, PASSWORD_TOO_SHORT],
      [{ password: 'ä'.repeat(37) }, PASSWORD_TOO_LONG],
    ] as const) {
      await fill(page, fields);
      await createButton(page).click();
      await expect(complaint(page)).toHaveText(message);
    }
    expect(sent).toEqual([]);

    await fill(page, { password: PASSWORD });
    await createButton(page).click();
    await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
    await expect(accountMenu(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Sign in instead' }).click();
    await fill(page, { email, password: PASSWORD });
    await signInButton(page).click();
    await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
    await dialog.getByRole('button', { name: 'Send the email again' }).click();
    await expect(complaint(page)).toHaveText(MAIL_TOO_SOON);
    await expectSound(page, 'dialog', 'dark, phone');
    // The embedded service refuses to resend; a hosted one agrees after a minute.
    const asked = page.waitForRequest('**/auth/v1/resend**');
    await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {}, headers: CORS }));
    await dialog.getByRole('button', { name: 'Send the email again' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', email });
    await expect(dialog.getByRole('status')).toHaveText(MAIL_SENT_AGAIN);
    await expectSound(page, 'dialog', 'light, desk');

    await page.goto(await mailLink(email));
    await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible();
    await expectSound(page, 'main', 'dark, phone');
    expect(await sessionCookies(page)).toEqual([]);
    await builder.button('Confirm my account').click();
    await expect(page.getByRole('heading', { name: EMAIL_CONFIRMED })).toBeVisible();
    await expect(page).toHaveURL('/auth/confirm');
    await expectSound(page, 'main', 'light, desk');
    await page.getByRole('link', { name: 'Open the builder' }).click();
    await accountMenu(page).click();
    await expect(page.getByText('Robin Ångström').last()).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  test('says that an address already has an account', async ({ builder, page, account }) => {
    // A hosted service answers so with confirmation on; the embedded one does not.
    const hidden = { id: '00000000-0000-4000-8000-000000000000', aud: 'authenticated', email: account.email };
    await page.route('**/auth/v1/signup**', (route) =>
      route.fulfill({ json: { ...hidden, identities: [] }, headers: CORS }),
    );
    await builder.open();
    await openSignUp(page);
    await fill(page, { fullName: 'Another Fan', email: account.email, password: 'another one' });
    await createButton(page).click();
    await expect(complaint(page)).toHaveText(ALREADY_REGISTERED);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Send the email again' })).toHaveCount(0);
  });
});

test.describe('sign-in', () => {
  test.use({ expectedProblems: [/Failed to load resource.*\/(auth\/v1|api\/auth)\//] });

  test('switching modes clears errors, Escape and Back close; a wrong password and an unknown address look alike', async ({
    builder,
    page,
    account,
  }) => {
    await builder.open();
    const dialog = await openSignIn(page);
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(FIELDS_MISSING);
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await expect(complaint(page)).toHaveCount(0);
    await createButton(page).click();
    await expect(complaint(page)).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign in instead' }).click();
    await expect(complaint(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(builder.button('Sign in')).toBeFocused();
    await openSignIn(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(builder.button('Sign in')).toBeFocused();

    await openSignIn(page);
    await fill(page, { email: account.email, password: `${PASSWORD}!` });
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(SIGN_IN_FAILED);
    await fill(page, { email: freshEmail() });
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(SIGN_IN_FAILED);
    await fill(page, { email: ` ${account.email.toUpperCase()} `, password: PASSWORD });
    await page.keyboard.press('Enter');
    await expect(accountMenu(page)).toBeVisible();
    await expect(accountMenu(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('says to try again whatever is wrong with the service, gives up after five seconds, and then works', async ({
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
    // Without a profile, the user counts as a free user.
    await accountMenu(page).click();
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText(`Member since`)).toBeVisible();
  });
});

test.describe('password recovery', () => {
  test('the email leads to a new password, once, and in another browser too; an unknown address gets no email', async ({
    builder,
    page,
    account,
    elsewhere,
  }) => {
    await builder.open();
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(complaint(page)).toHaveText(accountMessage('email-invalid'));
    await expect(dialog.getByLabel('Email')).toBeFocused();
    const unknown = freshEmail();
    await fill(page, { email: unknown });
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
    expect(await mailsTo(unknown)).toEqual([]);
    await fill(page, { email: account.email });
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
    const link = await mailLink(account.email, 2);

    await elsewhere.page.goto(link);
    // A rate limit does not use the link up.
    await elsewhere.page.route('**/auth/v1/verify', (route) =>
      route.fulfill({ status: 429, json: { error_code: 'over_request_rate_limit' }, headers: CORS }),
    );
    await elsewhere.button('Continue').click();
    await expect(elsewhere.page.getByRole('main').getByRole('alert')).toHaveText(LINK_UNCHECKED);
    await elsewhere.page.unroute('**/auth/v1/verify');
    await elsewhere.page.reload();
    await elsewhere.button('Continue').click();
    await elsewhere.page.getByRole('link', { name: 'Choose a new password' }).click();
    const choosing = elsewhere.dialog('New password');
    await expect(choosing).toBeVisible();
    await expect(elsewhere.page).toHaveURL('/');
    await choosing.getByLabel('New password').fill('12345');
    await choosing.getByRole('button', { name: 'Save password' }).click();
    await expect(choosing.getByRole('alert')).toHaveText(PASSWORD_TOO_SHORT);
    await choosing.getByLabel('New password').fill('extra time 1982');
    await choosing.getByRole('button', { name: 'Save password' }).click();
    await expect(elsewhere.notification(PASSWORD_CHANGED)).toBeVisible();
    await expect(choosing).toHaveCount(0);
    await expect(accountMenu(elsewhere.page)).toBeVisible();

    await fill(page, { password: PASSWORD });
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(SIGN_IN_FAILED);
    await fill(page, { password: 'extra time 1982' });
    await signInButton(page).click();
    await expect(accountMenu(page)).toBeVisible();
    await untilHistoryIsBack(page);

    await page.goto(link);
    await builder.button('Continue').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(LINK_FAILED);
    await page.getByRole('link', { name: 'Open the builder' }).click();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('a link that this browser did not ask for uploads no team, and asks before it replaces a user', async ({
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

  const broken = {
    'without a token': '/auth/confirm?type=recovery',
    'with a made-up token': '/auth/confirm?token_hash=0123456789abcdef&type=recovery',
    'of an unknown type': '/auth/confirm?token_hash=0123&type=admin',
    'that would lead elsewhere':
      '/auth/confirm?token_hash=0123&type=recovery&next=https://evil.example&redirect_to=//evil.example',
  };
  test('a broken link, and the dialog without a session, say that the link is no longer valid', async ({
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
});
