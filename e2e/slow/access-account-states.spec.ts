import { expect } from '@playwright/test';
import { expectSound, TOP_DIALOG } from '#e2e/access/access.ts';
import {
  createAccount,
  freshEmail,
  fromMenu,
  named,
  openNameForm,
  openSignIn,
  saveBarButton,
  saveFromElsewhere,
  signIn,
  signOut,
  test,
} from '#e2e/account/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { neverGiveUp } from '#e2e/faults.ts';
import { OFFLINE_ACCOUNT, RECOVERY_SENT } from '#lib/platform/messages/account.ts';
import { LOAD_FROM_CLOUD_FAILED, NO_ANSWER, SAVED } from '#lib/platform/messages/cloud.ts';

const { LW, ST } = ELEVEN;

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

test('account states: a recovery link sent, offline, no name, unsaved work from last time', async ({
  builder,
  page,
  account,
}) => {
  await builder.open();
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill(freshEmail());
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByRole('status').first()).toHaveText(RECOVERY_SENT);
  await expectSound(page, 'dialog', 'dark, phone');
  await page.context().setOffline(true);
  await expect(dialog).toContainText(OFFLINE_ACCOUNT);
  await expectSound(page, 'dialog', 'light, desk');
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');

  await signIn(page, account);
  await openNameForm(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(builder.dialog('Change name').getByRole('alert')).toBeVisible();
  await expectSound(page, 'dialog', 'light, desk');
  await page.keyboard.press('Escape');

  await builder.slot('ST').click();
  await builder.find(ST);
  await builder.add(ST).click();
  await signOut(page);
  await signIn(page, account);
  await expect(builder.dialog('Unsaved changes found')).toBeVisible();
  await expectSound(page, 'dialog', 'dark, phone');
});

test('cloud team states: a list that fails, is loading or is empty; every dialog about teams', async ({
  builder,
  page,
}) => {
  test.setTimeout(90_000);
  const account = await createAccount();
  await saveFromElsewhere(account, named('Cloud Nine', teamOf({ LW })));
  await builder.openWith(teamOf({ ST }));
  await test.step('a failed load is reported in an alert', async () => {
    await page.route('**/api/teams/load?*', (route) => route.abort(), { times: 1 });
    await signIn(page, account);
    await expect(page.getByRole('alert').filter({ hasText: LOAD_FROM_CLOUD_FAILED })).toBeVisible();
    await expectSound(page, 'body', 'dark, phone');
  });
  await test.step('saving asks before it adds a second team', async () => {
    await saveBarButton(page, 'Save').click();
    await expect(builder.dialog('Save as a new team?')).toBeVisible();
    await expectSound(page, 'dialog', 'dark, phone');
    await page.keyboard.press('Escape');
  });
  await test.step('after a reload, a dialog asks which team to open', async () => {
    await page.reload();
    await expect(builder.dialog('Which team do you want to open?')).toBeVisible();
    await expectSound(page, 'dialog', 'light, desk');
    await builder.button('Keep this team').click();
  });

  const teams = builder.dialog('My teams');
  await test.step('a list that fails to load says why', async () => {
    await page.route('**/api/teams/load?*', (route) => route.abort(), { times: 1 });
    await fromMenu(page, 'My teams');
    await expect(teams.getByRole('alert')).toContainText(NO_ANSWER);
    await expectSound(page, 'dialog', 'dark, phone');
  });
  await test.step('a list that is loading says so', async () => {
    await neverGiveUp(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/teams/load?*', (route) => held.promise.then(() => route.continue()), { times: 1 });
    await teams.getByRole('button', { name: 'Try again' }).click();
    await expect(teams.getByRole('status')).toHaveText('Loading your teams…');
    await expectSound(page, 'dialog', 'light, desk');
    held.resolve();
  });
  await test.step('deleting a team asks first', async () => {
    await builder.button('Delete Cloud Nine').click();
    await expect(builder.dialog('Delete “Cloud Nine”?')).toBeVisible();
    await expectSound(page, TOP_DIALOG, 'dark, phone');
    await page.keyboard.press('Escape');
  });
  await test.step('a blank name is rejected', async () => {
    await builder.button('Rename Cloud Nine').click();
    await page.getByRole('textbox', { name: 'New name' }).fill('  ');
    await page.keyboard.press('Enter');
    await expect(teams.getByRole('alert')).toHaveText('Please enter a team name');
    await expectSound(page, 'dialog', 'light, desk');
    await teams.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('opening a team asks about unsaved changes', async () => {
    await builder.button('Open Cloud Nine').click();
    await expect(builder.dialog('You have unsaved changes')).toBeVisible();
    await expectSound(page, TOP_DIALOG, 'dark, phone');
    await builder.button('Continue without saving').click();
    await builder.expectTeam({ LW });
  });
  await test.step('an empty list says that there are no saved teams', async () => {
    await builder.button(`Remove ${LW}`).click();
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    await fromMenu(page, 'My teams');
    await builder.button('Delete Cloud Nine').click();
    await builder.button('Delete team').click();
    await expect(teams).toContainText('You have no saved teams yet.');
    await expectSound(page, 'dialog', 'light, desk');
  });
});
