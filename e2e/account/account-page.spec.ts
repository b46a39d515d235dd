import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import {
  accountMenu,
  freshEmail,
  fromMenu,
  mailLink,
  named,
  openSignIn,
  openWithCloudTeam,
  PASSWORD,
  sql,
  test,
} from '#e2e/account/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import {
  ACCOUNT_DELETED,
  accountMessage,
  codeSent,
  emailChangeSent,
  NOT_OWN_EMAIL,
  PASSWORD_CHANGED,
  SIGN_IN_FAILED,
  WRONG_PASSWORD,
} from '#lib/platform/messages/account.ts';
import { mailsTo } from '#scripts/test/test-accounts.ts';

// The browser logs rejected requests.
test.use({ expectedProblems: [/Failed to load resource.*\/(auth\/v1|api\/auth)\//] });

test('a code signs in elsewhere; the account page changes email and password, downloads data and deletes the account; the team stays', async ({
  builder,
  page,
  account,
  elsewhere,
}) => {
  const { LW, ST } = ELEVEN;
  await openWithCloudTeam(builder, account, named('Farewell', teamOf({ LW, ST })));
  await fromMenu(page, 'Account');
  const dialog = builder.dialog('Account');
  const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  await test.step('the account page shows the user’s address and is accessible', async () => {
    await expect(dialog.getByText(account.email)).toBeVisible();
    await expectSound(page, 'dialog', 'dark, phone');
  });
  await test.step('a wrong code is refused, and the emailed one signs in elsewhere', async () => {
    await elsewhere.open();
    const signingIn = await openSignIn(elsewhere.page);
    await signingIn.getByLabel('Email').fill(account.email);
    await signingIn.getByRole('button', { name: 'Email me a code' }).click();
    await expect(signingIn.getByRole('status').first()).toHaveText(codeSent(account.email));
    const code = (await mailsTo(account.email)).at(-1)?.code ?? '';
    await signingIn.getByLabel('Code').fill(code === '00000000' ? '11111111' : '00000000');
    await elsewhere.page.keyboard.press('Enter');
    await expect(signingIn.getByRole('alert')).toHaveText(accountMessage('code-wrong'));
    await expectSound(elsewhere.page, 'dialog', 'dark, phone');
    await signingIn.getByLabel('Code').fill(code);
    await elsewhere.page.keyboard.press('Enter');
    await expect(accountMenu(elsewhere.page)).toBeFocused();
  });

  const email = freshEmail();
  await test.step('the email address changes once the links are confirmed', async () => {
    await button('Change email').click();
    await page.getByLabel('New email').fill(email);
    await button('Send the link').click();
    await expect(dialog.getByRole('status')).toHaveText(emailChangeSent(email));
    await expect(dialog).toContainText(`Waiting for you to confirm ${email}`);
    await mailLink(email);
    // A hosted service also asks the old address.
    const links = [...(await mailsTo(account.email)), ...(await mailsTo(email))].map(({ link }) => link ?? '');
    for (const link of links.filter((each) => each.includes('type=email_change'))) {
      await elsewhere.page.goto(link);
      await elsewhere.button('Confirm my new address').click();
      const outcome = { name: /^(One more step|Your email address has been changed)$/ };
      await expect(elsewhere.page.getByRole('heading', outcome)).toBeVisible();
    }
    await expect(elsewhere.page.getByRole('main')).toContainText(`You’re signed in as ${email}`);
  });
  await test.step('a wrong and an unchanged password are refused, and a new one is saved', async () => {
    await button('Change password').click();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('extra time 1982');
    await button('Save password').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(WRONG_PASSWORD);
    await expectSound(page, 'dialog', 'light, desk');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill(PASSWORD);
    await button('Save password').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(accountMessage('same-password'));
    await expect(button('Sign out everywhere else')).toBeVisible();
    await page.getByLabel('New password').fill('extra time 1982');
    await button('Save password').click();
    await expect(dialog.getByRole('status')).toHaveText(PASSWORD_CHANGED);
    await expect(dialog.getByText(email)).toBeVisible();
  });
  await test.step('the downloaded data has the profile, the teams and the chats', async () => {
    const downloading = page.waitForEvent('download');
    await button('Download my data').click();
    const data = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(data).toMatchObject({ profile: { id: account.id, email }, teams: [{ name: 'Farewell' }], chats: [] });
  });
  await test.step('only the account’s own address deletes it, and the team stays in the browser', async () => {
    await button('Delete account').click();
    await page.getByLabel('Your email').fill(account.email);
    await button('Delete my account').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(NOT_OWN_EMAIL);
    await expectSound(page, 'dialog', 'dark, phone');
    await page.getByLabel('Your email').fill(email);
    await page.keyboard.press('Enter');
    await expect(builder.notification(ACCOUNT_DELETED)).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(builder.button('Sign in').first()).toBeFocused();
    await builder.expectTeam({ LW, ST });
    await page.reload();
    await builder.untilAlive();
    await builder.expectTeam({ LW, ST });
  });
  await test.step('a deleted account is gone, and its password no longer signs in', async () => {
    expect(await sql(`select from auth.users where id = '${account.id}'`)).toEqual([]);
    const again = await openSignIn(page);
    await again.getByLabel('Email').fill(email);
    await again.getByLabel('Password').fill('extra time 1982');
    await page.keyboard.press('Enter');
    await expect(again.getByRole('alert')).toHaveText(SIGN_IN_FAILED);
  });
});
