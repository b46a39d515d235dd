import { expect, type Page } from '@playwright/test';
import { expectSound } from '#e2e/access.ts';
import { CORS, complaint, createButton, fill, openSignUp, signInButton } from '#e2e/account-forms.ts';
import {
  accountMenu,
  freshEmail,
  mailLink,
  openSignIn,
  PASSWORD,
  signIn,
  signOut,
  test,
  untilHistoryIsBack,
} from '#e2e/accounts.ts';
import { sessionCookies } from '#e2e/session-cookies.ts';
import {
  ALREADY_REGISTERED,
  CHECK_EMAIL,
  EMAIL_CONFIRMED,
  FIELDS_MISSING,
  LINK_FAILED,
  MAIL_SENT_AGAIN,
  MAIL_TOO_SOON,
  PASSWORD_CHANGED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  RECOVERY_SENT,
  SIGN_IN_FAILED,
  TRY_AGAIN,
} from '#lib/platform/messages.ts';
import { mailsTo } from '#scripts/test/test-accounts.ts';

// What the auth service refuses, and what a test makes fail, the browser reports as well.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

test.describe('sign-up', () => {
  test('the form’s own rules come before anything is sent', async ({ builder, page }) => {
    await builder.open();
    await openSignUp(page);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/auth/v1/') && sent.push(request.url()));
    await createButton(page).click();
    await expect(complaint(page)).toHaveText(FIELDS_MISSING);
    await fill(page, { fullName: '  ', email: freshEmail(), password: PASSWORD });
    await createButton(page).click();
    await expect(complaint(page)).toHaveText(FIELDS_MISSING);
    await fill(page, { fullName: 'Robin', password: '12345' });
    await createButton(page).click();
    await expect(complaint(page)).toHaveText(PASSWORD_TOO_SHORT);
    await fill(page, { password: 'ä'.repeat(37) });
    await createButton(page).click();
    await expect(complaint(page)).toHaveText(PASSWORD_TOO_LONG);
    expect(sent).toEqual([]);
  });

  test('waits for the mail, which can be sent again and whose link signs in', async ({ builder, page }) => {
    const email = freshEmail();
    await builder.open();
    const dialog = await openSignUp(page);
    await fill(page, { fullName: 'Robin Ångström', email, password: PASSWORD });
    await createButton(page).click();
    await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
    await expect(accountMenu(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Send the email again' }).click();
    await expect(complaint(page)).toHaveText(MAIL_TOO_SOON);
    await expectSound(page, 'dialog', 'dark, phone');
    // The embedded service never sends it again; a hosted one answers so, a minute later.
    const asked = page.waitForRequest('**/auth/v1/resend**');
    await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {}, headers: CORS }));
    await dialog.getByRole('button', { name: 'Send the email again' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', email });
    await expect(dialog.getByRole('status')).toHaveText(MAIL_SENT_AGAIN);
    await expectSound(page, 'dialog', 'light, desk');

    await page.goto(await mailLink(email));
    await expect(builder.notification(EMAIL_CONFIRMED)).toBeVisible();
    await expect(page).toHaveURL('/');
    await accountMenu(page).click();
    await expect(page.getByText('Robin Ångström').last()).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  test('a sign-in before the confirmation says so and offers the mail again', async ({ builder, page }) => {
    const email = freshEmail();
    await builder.open();
    await openSignUp(page);
    await fill(page, { fullName: 'Robin', email, password: PASSWORD });
    await createButton(page).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(CHECK_EMAIL);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in instead' }).click();
    await fill(page, { email, password: PASSWORD });
    await signInButton(page).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(CHECK_EMAIL);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Send the email again' })).toBeVisible();
  });

  test('an address that has an account is told so', async ({ builder, page, account }) => {
    // As a hosted service answers with confirmation on; the embedded one only counts its mails then.
    const hidden = { id: '00000000-0000-4000-8000-000000000000', aud: 'authenticated', email: account.email };
    await page.route('**/auth/v1/signup**', (route) =>
      route.fulfill({ json: { ...hidden, identities: [] }, headers: CORS }),
    );
    await builder.open();
    await openSignUp(page);
    await fill(page, { fullName: 'Somebody Else', email: account.email, password: 'another one' });
    await createButton(page).click();
    await expect(complaint(page)).toHaveText(ALREADY_REGISTERED);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Send the email again' })).toHaveCount(0);
  });
});

test.describe('sign-in', () => {
  // A profile that cannot be loaded is reported as well.
  test.use({ expectedProblems: [/Failed to load resource.*\/(auth\/v1|api\/auth)\//] });

  test('refuses a wrong password and an unknown address alike, and lets in whoever has it right', async ({
    builder,
    page,
    account,
  }) => {
    await builder.open();
    await openSignIn(page);
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(FIELDS_MISSING);
    await fill(page, { email: account.email, password: `${PASSWORD}!` });
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(SIGN_IN_FAILED);
    await fill(page, { email: freshEmail() });
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(SIGN_IN_FAILED);
    await fill(page, { email: ` ${account.email.toUpperCase()} `, password: PASSWORD });
    await page.keyboard.press('Enter');
    await expect(accountMenu(page)).toBeVisible();
    // Whoever works by keyboard goes on where the button was.
    await expect(accountMenu(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('switching modes clears the error, and Escape and the way back leave', async ({ builder, page }) => {
    await builder.open();
    const dialog = await openSignIn(page);
    await signInButton(page).click();
    await expect(complaint(page)).toBeVisible();
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
  });

  const faults = {
    'is down': (page: Page) => page.route('**/auth/v1/token**', (route) => route.abort()),
    'answers HTML': (page: Page) =>
      page.route('**/auth/v1/token**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
      ),
    'answers 500': (page: Page) =>
      page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 500, json: { message: 'relation "x"' } })),
    'answers 429': (page: Page) =>
      page.route('**/auth/v1/token**', (route) =>
        route.fulfill({ status: 429, json: { error_code: 'over_request_rate_limit', msg: 'slow down', code: 429 } }),
      ),
  };
  test('whatever is wrong with the service, it says to try again, and then works', async ({
    builder,
    page,
    account,
  }) => {
    await builder.open();
    for (const [fault, cause] of Object.entries(faults)) {
      await test.step(fault, async () => {
        await cause(page);
        await openSignIn(page);
        await fill(page, { email: account.email, password: PASSWORD });
        await signInButton(page).click();
        await expect(complaint(page)).toHaveText(TRY_AGAIN);
        await page.unrouteAll();
        await signInButton(page).click();
        await expect(accountMenu(page)).toBeVisible();
        await signOut(page);
      });
    }
  });

  test('a service that does not answer is given up after five seconds', async ({ builder, page, account }) => {
    await builder.open();
    await page.route('**/auth/v1/token**', () => undefined);
    await openSignIn(page);
    await fill(page, { email: account.email, password: PASSWORD });
    await signInButton(page).click();
    await expect(complaint(page)).toHaveText(TRY_AGAIN, { timeout: 6000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await signInButton(page).click();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('a profile that cannot be loaded leaves a free user, until the library’s next word', async ({
    builder,
    page,
    account,
  }) => {
    await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 503, json: { error: 'no' } }));
    await builder.open();
    await signIn(page, account);
    await accountMenu(page).click();
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByText(`Member since`)).toBeVisible();
  });
});

test.describe('password recovery', () => {
  test('the mail leads to a new password, once, and from another browser too', async ({
    builder,
    page,
    account,
    elsewhere,
  }) => {
    await builder.open();
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(complaint(page)).toHaveText(FIELDS_MISSING);
    await fill(page, { email: account.email });
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
    const link = await mailLink(account.email, 2);

    // The link is opened where the mail is read, which need not be the browser that asked.
    await elsewhere.page.goto(link);
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
    await expect(builder.notification(LINK_FAILED)).toBeVisible();
    await expect(builder.dialog('New password')).toHaveCount(0);
  });

  test('an address without an account gets the same words and no mail', async ({ builder, page }) => {
    const email = freshEmail();
    await builder.open();
    const dialog = await openSignIn(page);
    await fill(page, { email });
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
    expect(await mailsTo(email)).toEqual([]);
  });

  const broken = {
    'without a token': '/auth/confirm?type=recovery',
    'with a made-up token': '/auth/confirm?token_hash=0123456789abcdef&type=recovery',
    'of an unknown type': '/auth/confirm?token_hash=0123&type=admin',
    'that would lead elsewhere':
      '/auth/confirm?token_hash=0123&type=recovery&next=https://evil.example&redirect_to=//evil.example',
  };
  test('a link that is none says that it is no longer valid', async ({ builder, page }) => {
    for (const [what, path] of Object.entries(broken)) {
      await test.step(what, async () => {
        await page.goto(path);
        await expect(builder.notification(LINK_FAILED)).toBeVisible();
        await expect(page).toHaveURL('/');
        expect(await sessionCookies(page)).toEqual([]);
      });
    }
  });

  test('the dialog without a session says that the link is no longer valid', async ({ builder, page }) => {
    await page.goto('/#new-password');
    const choosing = builder.dialog('New password');
    await choosing.getByLabel('New password').fill('extra time 1982');
    await choosing.getByRole('button', { name: 'Save password' }).click();
    await expect(choosing.getByRole('alert')).toHaveText(LINK_FAILED);
    await expectSound(page, 'dialog', 'dark, phone');
  });
});
