import { expect } from '@playwright/test';
import { fromMenu, openSignedIn, saveBarButton, saveStatusOf, teamsInCloud, test } from '#e2e/account/accounts.ts';
import { ELEVEN } from '#e2e/builder-page.ts';
import { openThree } from '#e2e/cloud/three-teams.ts';
import { SAVED } from '#lib/platform/messages/cloud.ts';

const { LW, ST, RW } = ELEVEN;

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource.*\/api\/teams\//] });

test('opens a team as one undoable step, and the default team at the next sign-in elsewhere', async ({
  builder,
  page,
  account,
  elsewhere,
}) => {
  await openThree(builder, account);
  await page.goBack();
  await expect(builder.dialog('My teams')).toHaveCount(0);
  await fromMenu(page, 'My teams');
  await builder.button('Open Second').click();
  await expect(builder.dialog('My teams')).toHaveCount(0);
  await builder.expectTeam({ ST, RW });
  await expect(saveStatusOf(page)).toContainText('Last saved');
  await openSignedIn(elsewhere, account);
  await expect(elsewhere.slot('LW', LW)).toBeVisible();

  await builder.button('Undo').click();
  await builder.expectTeam({ LW });
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  const teams = await teamsInCloud(account);
  expect(teams).toHaveLength(3);
  expect(teams.find(({ name }) => name === 'Second')?.players).toMatchObject({ ST: { name: ST } });
});

test('renames the open team without a conflict, duplicates a team, and makes another one the default', async ({
  builder,
  page,
  account,
}) => {
  const list = await openThree(builder, account);
  await list.getByRole('button', { name: 'Rename First' }).click();
  await list.getByLabel('New name').fill('   ');
  await list.getByRole('button', { name: 'Save name' }).click();
  await expect(list.getByLabel('New name')).toBeVisible();
  await list.getByLabel('New name').fill('Premier');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText('Premier');
  await builder.button('Duplicate Second').click();
  await expect(list.getByRole('listitem').first()).toContainText('Second (copy)');
  await builder.button('Make default: Third').click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Third' })).toContainText('Default');
  await expect(list.getByText('Default', { exact: true })).toHaveCount(1);
  const teams = await teamsInCloud(account);
  expect(teams.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Third']);
  expect(teams.find(({ name }) => name === 'Second (copy)')?.players).toMatchObject({ RW: { name: RW } });

  await builder.dialog('My teams').getByRole('button', { name: 'Close' }).click();
  await expect(builder.button('Rename Premier')).toBeVisible();
  await expect(saveStatusOf(page)).toContainText('Last saved');
  await builder.button(`Remove ${LW}`).click();
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  const names = (await teamsInCloud(account)).map(({ name }) => name);
  expect(names[0]).toBe('Premier');
  expect(names.toSorted()).toEqual(['Premier', 'Second', 'Second (copy)', 'Third']);
});

test('asks before deleting; a deleted open team stays in the builder, unsaved, and can be saved again', async ({
  builder,
  page,
  account,
}) => {
  const list = await openThree(builder, account);
  await builder.button('Delete First').click();
  await builder.dialog('Delete “First”?').getByRole('button', { name: 'Cancel' }).click();
  await builder.button('Delete First').click();
  await builder.dialog('Delete “First”?').getByRole('button', { name: 'Delete team' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Default', { exact: true })).toHaveCount(1);
  await builder.dialog('My teams').getByRole('button', { name: 'Close' }).click();
  await builder.expectTeam({ LW });
  await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
  await saveBarButton(page, 'Save').click();
  await expect(builder.notification(SAVED)).toBeVisible();
  expect((await teamsInCloud(account)).map(({ name }) => name)).toEqual(['First', 'Third', 'Second']);
});
