import { expect } from '@playwright/test';
import { enterAt, tabTo } from '#e2e/access/access.ts';
import { CORS } from '#e2e/account/account-forms.ts';
import { accountMenu, freshEmail, mailLink, PASSWORD } from '#e2e/account/accounts.ts';
import { test } from '#e2e/builder-page.ts';
import {
  CHECK_EMAIL,
  EMAIL_CONFIRMED,
  FIELDS_MISSING,
  MAIL_SENT_AGAIN,
  MAIL_TOO_SOON,
  SIGN_IN_FAILED,
} from '#lib/platform/messages/account.ts';

// The browser logs the requests that the auth service rejects.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

// Tab, arrows, Enter and Escape only. build-team-keyboard.spec.ts covers adding, moving and undoing.

test('sign up, in and out by keyboard; errors appear at their fields', async ({ builder, page }) => {
  const email = freshEmail();
  await builder.open();
  const opener = builder.button('Sign in').first();
  const dialog = page.getByRole('dialog', { name: /^(Sign in|Create account)$/ });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await test.step('a missing password is reported at its field, and a wrong one at both', async () => {
    await enterAt(page, opener);
    await tabTo(page, field('Email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(FIELDS_MISSING);
    await expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
    await expect(field('Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Password')).toHaveAccessibleDescription(FIELDS_MISSING);
    await tabTo(page, field('Password'));
    await page.keyboard.insertText('not this one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(SIGN_IN_FAILED);
    await expect(field('Email')).toHaveAccessibleDescription(SIGN_IN_FAILED);
  });
  await test.step('an account can be created without typing the email again', async () => {
    await enterAt(page, dialog.getByRole('button', { name: 'Create an account' }));
    // The user doesn't have to type it twice (WCAG 3.3.7).
    await expect(field('Email')).toHaveValue(email);
    for (const [name, text, purpose] of [
      ['Full name', 'Keyboard Fan', 'name'],
      ['Password', PASSWORD, 'new-password'],
    ] as const) {
      await expect(field(name)).toHaveAttribute('autocomplete', purpose);
      await tabTo(page, field(name));
      // Like a password manager or pasting (WCAG 3.3.8).
      await page.keyboard.insertText(text);
    }
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(CHECK_EMAIL);
  });
  await test.step('whether the email was sent again is announced, and focus stays', async () => {
    const again = dialog.getByRole('button', { name: 'Send the email again' });
    await enterAt(page, again);
    await expect(dialog.getByRole('alert')).toHaveText(MAIL_TOO_SOON);
    await expect(again).toBeFocused();
    // The embedded service won't resend; a hosted one will after a minute.
    await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {}, headers: CORS }));
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('status')).toHaveText(MAIL_SENT_AGAIN);
    await expect(again).toBeFocused();
  });
  await test.step('the link in the email confirms the account and signs in', async () => {
    await page.goto(await mailLink(email));
    await enterAt(page, builder.button('Confirm my account'));
    await expect(page.getByRole('status')).toContainText(EMAIL_CONFIRMED);
    await enterAt(page, page.getByRole('link', { name: 'Open the builder' }));
    await expect(accountMenu(page)).toBeVisible();
    await builder.untilAlive();
  });
  await test.step('signing out returns focus to Sign in, and signing in moves it to the account menu', async () => {
    await enterAt(page, accountMenu(page));
    await enterAt(page, builder.button('Sign Out'));
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, field('Email'));
    await page.keyboard.insertText(email);
    await tabTo(page, field('Password'));
    await page.keyboard.insertText(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(accountMenu(page)).toBeFocused();
  });
});
