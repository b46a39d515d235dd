import { expect } from '@playwright/test';
import { CORS, complaint, fill, signInButton } from '#e2e/account/account-forms.ts';
import {
  accountMenu,
  freshEmail,
  mailLink,
  openSignIn,
  PASSWORD,
  test,
  untilHistoryIsBack,
} from '#e2e/account/accounts.ts';
import {
  accountMessage,
  LINK_UNCHECKED,
  PASSWORD_CHANGED,
  PASSWORD_TOO_SHORT,
  RECOVERY_SENT,
  SIGN_IN_FAILED,
} from '#lib/platform/messages/account.ts';
import { LINK_FAILED } from '#lib/platform/messages/session.ts';
import { mailsTo } from '#scripts/test/test-accounts.ts';

// The browser logs failed requests.
test.use({ expectedProblems: [/Failed to load resource.*\/auth\/v1\//] });

test.describe('password recovery', () => {
  test('the email link leads to a new password, once, in another browser too; an unknown address gets no email', async ({
    builder,
    page,
    account,
    elsewhere,
  }) => {
    await builder.open();
    const dialog = await openSignIn(page);
    await test.step('an invalid address is refused, and an unknown one gets the usual reply but no email', async () => {
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(complaint(page)).toHaveText(accountMessage('email-invalid'));
      await expect(dialog.getByLabel('Email')).toBeFocused();
      const unknown = freshEmail();
      await fill(page, { email: unknown });
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
      expect(await mailsTo(unknown)).toEqual([]);
    });
    const link = await test.step('a known address gets the usual reply and an email', async () => {
      await fill(page, { email: account.email });
      await dialog.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
      return mailLink(account.email, 2);
    });
    await test.step('being rate limited does not use up the link', async () => {
      await elsewhere.page.goto(link);
      await elsewhere.page.route('**/auth/v1/verify', (route) =>
        route.fulfill({ status: 429, json: { error_code: 'over_request_rate_limit' }, headers: CORS }),
      );
      await elsewhere.button('Continue').click();
      await expect(elsewhere.page.getByRole('main').getByRole('alert')).toHaveText(LINK_UNCHECKED);
      await elsewhere.page.unroute('**/auth/v1/verify');
      await elsewhere.page.reload();
      await elsewhere.button('Continue').click();
    });
    await test.step('the link asks for a new password, refuses a short one, and signs in', async () => {
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
    });
    await test.step('only the new password signs in', async () => {
      await fill(page, { password: PASSWORD });
      await signInButton(page).click();
      await expect(complaint(page)).toHaveText(SIGN_IN_FAILED);
      await fill(page, { password: 'extra time 1982' });
      await signInButton(page).click();
      await expect(accountMenu(page)).toBeVisible();
      await untilHistoryIsBack(page);
    });
    await test.step('the link does not work a second time', async () => {
      await page.goto(link);
      await builder.button('Continue').click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(LINK_FAILED);
      await page.getByRole('link', { name: 'Open the builder' }).click();
      await expect(accountMenu(page)).toBeVisible();
    });
  });
});
