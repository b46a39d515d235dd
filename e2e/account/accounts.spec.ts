import { expect } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { CORS, complaint, createButton, fill, openSignUp, signInButton } from '#e2e/account/account-forms.ts';
import { accountMenu, freshEmail, mailLink, openSignIn, PASSWORD, test } from '#e2e/account/accounts.ts';
import { sessionCookies } from '#e2e/account/session-cookies.ts';
import {
  ALREADY_REGISTERED,
  CHECK_EMAIL,
  EMAIL_CONFIRMED,
  FIELDS_MISSING,
  MAIL_SENT_AGAIN,
  MAIL_TOO_SOON,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  SIGN_IN_FAILED,
} from '#lib/platform/messages/account.ts';

// The browser logs failed requests.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

test.describe('sign-up', () => {
  test('checks the form first, then waits for the email, which can be resent and signs in', async ({
    builder,
    page,
  }) => {
    const email = freshEmail();
    await builder.open();
    const dialog = await openSignUp(page);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/auth/v1/') && sent.push(request.url()));
    await test.step('an incomplete form says what is wrong and sends nothing', async () => {
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
    });
    await test.step('signing up, and signing in too early, ask the user to check the email', async () => {
      await fill(page, { password: PASSWORD });
      await createButton(page).click();
      await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
      await expect(accountMenu(page)).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Sign in instead' }).click();
      await fill(page, { email, password: PASSWORD });
      await signInButton(page).click();
      await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
    });
    await test.step('the email can be sent again, but not too soon', async () => {
      await dialog.getByRole('button', { name: 'Send the email again' }).click();
      await expect(complaint(page)).toHaveText(MAIL_TOO_SOON);
      await expectSound(page, 'dialog', 'dark, phone');
      // The embedded service won't resend; a hosted one will after a minute.
      const asked = page.waitForRequest('**/auth/v1/resend**');
      await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {}, headers: CORS }));
      await dialog.getByRole('button', { name: 'Send the email again' }).click();
      expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', email });
      await expect(dialog.getByRole('status')).toHaveText(MAIL_SENT_AGAIN);
      await expectSound(page, 'dialog', 'light, desk');
    });
    await test.step('the emailed link confirms the account only after a click', async () => {
      await page.goto(await mailLink(email));
      await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible();
      await expectSound(page, 'main', 'dark, phone');
      expect(await sessionCookies(page)).toEqual([]);
      await builder.button('Confirm my account').click();
      await expect(page.getByRole('heading', { name: EMAIL_CONFIRMED })).toBeVisible();
      await expect(page).toHaveURL('/auth/confirm');
      await expectSound(page, 'main', 'light, desk');
    });
    await test.step('the new user is signed in', async () => {
      await page.getByRole('link', { name: 'Open the builder' }).click();
      await accountMenu(page).click();
      await expect(page.getByText('Robin Ångström').last()).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
    });
  });

  test('reports that an address already has an account', async ({ builder, page, account }) => {
    // A hosted service with email confirmation responds like this; the embedded one doesn't.
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

  test('switching modes clears errors, Escape and Back close it; a wrong password and an unknown address look the same', async ({
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
});
