import { expect } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { accountMenu, createAccount, freshEmail, fromMenu, openSignIn, sql, test } from '#e2e/account/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { socialFailureMessage } from '#lib/platform/messages/account.ts';
import type { SocialFailure } from '#types/user.ts';

// supabase/tests/social-sign-in.db.test.ts covers what the service says.
test('an address that GitHub has not verified signs nobody in, and the page says what to do', async ({
  builder,
  page,
}) => {
  await builder.open();
  const leave = async () => {
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(page.getByText('With GitHub')).toBeVisible();
  };
  const complaintOf = (reason: SocialFailure) =>
    page.getByRole('alert').getByText(socialFailureMessage(reason, 'github'));
  await test.step('a new unverified address must be confirmed by email first', async () => {
    await leave();
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Verified').uncheck();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(complaintOf('unverified')).toBeVisible();
    await page.getByRole('link', { name: 'Open the builder' }).click();
  });
  await test.step('an unverified address that has an account must sign in another way', async () => {
    await leave();
    await page.getByLabel('Email').fill((await createAccount()).email);
    await page.getByLabel('Verified').uncheck();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(complaintOf('unverified-unsent')).toBeVisible();
    await page.getByRole('link', { name: 'Open the builder' }).click();
  });
});

// The browser logs rejected requests.
test.use({ expectedProblems: [/Failed to load resource.*\/(auth\/v1|api\/auth)\//] });

const PLACE = '/?from=a-friend#bench';

test('GitHub signs in to the account with the same address and leaves the team alone; cancelling is explained', async ({
  builder,
  page,
  account,
}) => {
  const { LW } = ELEVEN;
  await builder.openWith(teamOf({ LW }), PLACE);
  const leave = async () => {
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(page.getByText('With GitHub')).toBeVisible();
  };

  await test.step('cancelling is explained, and the link returns to the place left', async () => {
    await leave();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert').getByText(socialFailureMessage('cancelled', 'github'))).toBeVisible();
    await expect(page).toHaveURL('/auth/return');
    await expectSound(page, 'main', 'dark, phone');
    await page.getByRole('link', { name: 'Open the builder' }).click();
    await expect(page).toHaveURL(PLACE);
  });
  await test.step('a verified address signs in to its account and leaves the team alone', async () => {
    await leave();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(PLACE);
    await builder.expectTeam({ LW });
    await fromMenu(page, 'Account');
    await expect(builder.dialog('Account')).toContainText('Email, GitHub');
    await expect(builder.dialog('Account')).toContainText(account.email);
    expect(await sql(`select id from auth.users where email = '${account.email}'`)).toEqual([{ id: account.id }]);
  });
});
