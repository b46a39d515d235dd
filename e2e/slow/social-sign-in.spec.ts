import { expect } from '@playwright/test';
import { createAccount, freshEmail, openSignIn } from '#e2e/account/accounts.ts';
import { test } from '#e2e/builder-page.ts';
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
