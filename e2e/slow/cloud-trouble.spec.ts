import { expect } from '@playwright/test';
import {
  type Account,
  accountMenu,
  openSignedIn,
  openWithCloudTeam,
  saveBarButton,
  signIn,
  signOut,
  teamsInCloud,
  test,
} from '#e2e/account/accounts.ts';
import { type BuilderPage, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { SAVED, SAVED_LOCALLY, UNSAVED_WORK_KEPT } from '#lib/platform/messages/cloud.ts';
import { SIGN_IN_FIRST } from '#lib/platform/messages/session.ts';
import { STORAGE_FULL } from '#lib/platform/messages/team.ts';

const { LW, ST } = ELEVEN;

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource.*\/(api|auth|_next\/static)\//] });

test('a save with an expired token renews it and succeeds; after the session ended elsewhere says so and keeps the work for its owner', async ({
  builder,
  page,
  account,
}) => {
  await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
  await builder.button(`Remove ${ST}`).click();
  let refused = 0;
  await page.route('**/api/teams/save', async (route) => {
    refused += 1;
    if (refused === 1) await route.fulfill({ status: 401, json: { success: false, error: SIGN_IN_FIRST } });
    else await route.continue();
  });
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  expect(refused).toBe(2);
  await page.unroute('**/api/teams/save');
  await builder.button('Undo').click();
  await builder.button(`Remove ${LW}`).click();
  // A hosted service responds like this once the session has ended; embedded tokens stay valid until they expire.
  await page.route('**/api/teams/save', (route) => route.fulfill({ status: 401, json: { error: SIGN_IN_FIRST } }));
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(UNSAVED_WORK_KEPT)).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
  await page.unrouteAll();
  await signIn(page, account);
  await builder.dialog('Unsaved changes found').getByRole('button', { name: 'Restore' }).click();
  await builder.expectTeam({ ST });
});

test.describe('full storage', () => {
  async function addWithFullStorage(builder: BuilderPage, account: Account): Promise<void> {
    await openSignedIn(builder, account);
    await builder.slot('ST').click();
    await builder.fillStorage();
    await builder.find(ST);
    await builder.add(ST).click();
    await expect(builder.notification(STORAGE_FULL)).toBeVisible();
  }

  test('the team can still be saved to the cloud, and signing out still clears it', async ({
    builder,
    page,
    account,
  }) => {
    await addWithFullStorage(builder, account);
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    expect((await teamsInCloud(account))[0]?.players).toMatchObject({ ST: { name: ST } });
    await signOut(page);
    await expect(builder.slot('ST')).toBeVisible();
  });

  test('signing out with unsaved work that cannot be stored leaves it on screen and says so', async ({
    builder,
    page,
    account,
  }) => {
    await addWithFullStorage(builder, account);
    await builder.notification(STORAGE_FULL).getByRole('button', { name: 'Dismiss' }).click();
    await signOut(page);
    await expect(builder.notification(STORAGE_FULL)).toBeVisible();
    await builder.expectTeam({ ST });
  });
});

test('a save without a response is abandoned after five seconds, and causes no conflict if the server did save; offline it waits', async ({
  builder,
  page,
  account,
}) => {
  await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
  await builder.button(`Remove ${ST}`).click();
  await page.route('**/api/teams/save', async (route) => {
    // The request arrives; only its response is lost.
    await route.fetch();
  });
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED_LOCALLY)).toBeVisible({ timeout: 6000 });
  await expect(saveBarButton(page, 'Save')).not.toHaveAttribute('aria-disabled', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await builder.button(`Remove ${LW}`).click();
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await teamsInCloud(account))[0]?.version).toBe(3);
  await builder.notification(SAVED).getByRole('button', { name: 'Dismiss' }).click();

  await page.context().setOffline(true);
  await builder.button('Undo').click();
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED_LOCALLY)).toBeVisible();
  await page.context().setOffline(false);
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
});

test('at sign-out, a saved team leaves no copy; a discarded copy is gone; one neither restored nor discarded is offered again', async ({
  builder,
  page,
  account,
}) => {
  await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    `"owner":"${account.id}"`,
  );
  await signIn(page, account);
  await expect(builder.slot('ST', ST)).toBeVisible();
  await builder.expectTeam({ LW, ST });
  await builder.button(`Remove ${ST}`).click();
  await signOut(page);
  const question = builder.dialog('Unsaved changes found');
  for (const answer of ['Cancel', 'Discard']) {
    await signIn(page, account);
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
    await signOut(page);
  }
  await signIn(page, account);
  await expect(builder.slot('ST', ST)).toBeVisible();
  await expect(question).toHaveCount(0);
});
