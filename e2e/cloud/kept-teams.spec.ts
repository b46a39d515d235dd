import { expect } from '@playwright/test';
import { fromMenu, named, signIn, signOut, teamsInCloud, test } from '#e2e/account/accounts.ts';
import { BuilderPage, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { movedToAccount } from '#lib/platform/messages/kept-teams.ts';

const { ST } = ELEVEN;

test('a visitor’s teams stay in this browser, other tabs follow them, and they move to an account at sign-in', async ({
  builder,
  page,
  context,
  account,
}) => {
  const list = page.getByRole('list', { name: 'Saved teams' });

  await test.step('saves the team on screen and opens it again', async () => {
    await builder.openWith(named('First', teamOf({ ST })));
    await builder.button('My teams').click();
    await builder.button('Save this team').click();
    await expect(list.getByRole('listitem')).toHaveText([/^FirstOpen/]);
    await builder.button('Duplicate First').click();
    await builder.button('New team').click();
    await expect(builder.dialog('My teams')).toHaveCount(0);
    await builder.expectTeam({});
    await builder.button('My teams').click();
    await builder.button('Open First').click();
    await builder.expectTeam({ ST });
  });
  await test.step('another tab renames it, and this one shows it', async () => {
    const other = new BuilderPage(await context.newPage());
    await other.open();
    await other.button('My teams').click();
    await other.dialog('My teams').getByRole('button', { name: 'Rename First', exact: true }).click();
    await other.page.getByLabel('New name').fill('Premier');
    await other.page.keyboard.press('Enter');
    await expect(builder.button('Rename Premier')).toBeVisible();
    await other.page.close();
  });
  await test.step('moves them to the account, which had none', async () => {
    await signIn(page, account);
    await builder.dialog('Take your teams along?').getByRole('button', { name: 'Move to your account' }).click();
    await expect(builder.notification(movedToAccount(2))).toBeVisible();
    expect((await teamsInCloud(account)).map(({ name }) => name).toSorted()).toEqual(['First (copy)', 'Premier']);
    await fromMenu(page, 'My teams');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
  });
  await test.step('signing out hides them', async () => {
    await signOut(page);
    await builder.button('My teams').click();
    await expect(builder.dialog('My teams')).toContainText('You have no saved teams yet.');
    await expect(list.getByRole('listitem')).toHaveCount(0);
  });
});
