import { expect } from '@playwright/test';
import { enterAt } from '#e2e/access/access.ts';
import { accountMenu, mailLink, menuEntry, test } from '#e2e/account/accounts.ts';
import {
  accountMessage,
  FIELDS_MISSING,
  PASSWORD_CHANGED,
  PASSWORD_TOO_SHORT,
  RECOVERY_SENT,
} from '#lib/platform/messages/account.ts';

// The browser logs rejected requests.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

// Tab, arrows, Enter and Escape only.

test('a forgotten password, a new one and a new name, by keyboard', async ({ builder, page, account }) => {
  await test.step('a recovery link needs an email address, sending it is announced, and Escape returns focus', async () => {
    await builder.open();
    const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
    await enterAt(page, opener);
    const dialog = builder.dialog('Sign in');
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    const email = dialog.getByRole('textbox', { name: 'Email', exact: true });
    const forgotten = dialog.getByRole('button', { name: 'Forgot password?' });
    await enterAt(page, forgotten);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(accountMessage('email-invalid'));
    await page.keyboard.insertText(account.email);
    // The live region must exist before it changes.
    await expect(dialog.getByRole('status')).toHaveText('');
    await enterAt(page, forgotten);
    await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
    await expect(forgotten).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
  await test.step('the link leads to a new password, and one that is too short is rejected at its field', async () => {
    await page.goto(await mailLink(account.email, 2));
    await enterAt(page, builder.button('Continue'));
    await enterAt(page, page.getByRole('link', { name: 'Choose a new password' }));
    const choosing = builder.dialog('New password');
    const password = choosing.getByLabel('New password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await page.keyboard.insertText('12345');
    await page.keyboard.press('Enter');
    await expect(choosing.getByRole('alert')).toHaveText(PASSWORD_TOO_SHORT);
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(PASSWORD_TOO_SHORT);
    await expect(password).toBeFocused();
    await page.keyboard.insertText('6');
    await enterAt(page, choosing.getByRole('button', { name: 'Save password' }));
    await expect(choosing).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: PASSWORD_CHANGED })).toBeAttached();
    await expect(accountMenu(page)).toBeFocused();
  });
  await test.step('Tab visits the entries of the account menu, and Escape closes it and returns focus', async () => {
    await page.keyboard.press('Enter');
    for (const entry of ['My teams', 'Account', 'Sign Out'] as const) {
      await page.keyboard.press('Tab');
      await expect(menuEntry(page, entry)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(builder.button('Sign Out')).toBeHidden();
    await expect(accountMenu(page)).toBeFocused();
  });
  await test.step('an empty name is rejected at its field, a new one is announced, and focus returns', async () => {
    await page.keyboard.press('Enter');
    await enterAt(page, builder.button('Account'));
    await enterAt(page, builder.button('Change name'));
    const naming = builder.dialog('Change name');
    const fullName = naming.getByRole('textbox', { name: 'Full name', exact: true });
    await expect(fullName).toBeFocused();
    await expect(fullName).toHaveValue('Billie Fan');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(naming.getByRole('alert')).toHaveText(FIELDS_MISSING);
    await expect(fullName).toHaveAttribute('aria-invalid', 'true');
    await expect(fullName).toHaveAccessibleDescription(FIELDS_MISSING);
    await expect(fullName).toBeFocused();
    await page.keyboard.type('Robin');
    await page.keyboard.press('Enter');
    await expect(naming).toHaveCount(0);
    await expect(builder.dialog('Account').getByRole('status')).toHaveText('Your name is now Robin');
    await expect(builder.button('Change name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountMenu(page)).toBeFocused();
  });
});
