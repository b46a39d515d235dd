import { expect, type Page } from '@playwright/test';
import {
  accountMenu,
  createAccount,
  named,
  openWithCloudTeam,
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  signIn,
  signOut,
  teamsInCloud,
  test,
} from '#e2e/account/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { LOADED, SAVED, UNSAVED_WORK_KEPT } from '#lib/platform/messages/cloud.ts';

const { LW, ST } = ELEVEN;

const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test.describe('signing in with a team on the device', () => {
  // 'Keep this team' does the same as Cancel; access-keyboard-teams.spec.ts presses it.
  for (const choice of ['Load cloud team', 'Cancel']) {
    test(`asks which team to use and replaces nothing until the user chooses: ${choice}`, async ({
      builder,
      page,
      account,
    }) => {
      await saveFromElsewhere(account, named('Cloud Nine', teamOf({ LW })));
      await builder.openWith(teamOf({ ST }));
      await signIn(page, account);
      const question = builder.dialog('Which team do you want to open?');
      await expect(question).toContainText('Cloud Nine');
      await builder.expectTeam({ ST });
      await question.getByRole('button', { name: choice, exact: true }).click();
      await expect(question).toHaveCount(0);
      await expect(builder.notification(LOADED)).toHaveCount(choice === 'Load cloud team' ? 1 : 0);
      if (choice === 'Load cloud team') {
        await builder.expectTeam({ LW });
        await builder.button('Undo').click();
      }
      await builder.expectTeam({ ST });
      expect((await teamsInCloud(account)).map(({ name }) => name)).toEqual(['Cloud Nine']);
    });
  }

  test('asks nothing if both teams are the same', async ({ builder, page, account }) => {
    await saveFromElsewhere(account, teamOf({ LW, ST }));
    await builder.openWith(teamOf({ LW, ST }));
    await signIn(page, account);
    await expect(saveStatusOf(page)).toContainText('Last saved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('signing out', () => {
  test('unsaved work is kept and offered only to its owner, and nothing else of the user’s stays', async ({
    builder,
    page,
    account,
  }) => {
    const other = await createAccount('Another Fan');
    await openWithCloudTeam(builder, account, named('Secret Eleven', teamOf({ LW, ST })));
    await builder.button(`Remove ${ST}`).click();
    await signOut(page);
    await expect(builder.notification(UNSAVED_WORK_KEPT)).toBeVisible();
    await builder.expectTeam({});
    await expect(builder.button('Undo')).toHaveAttribute('aria-disabled', 'true');
    const dump = (await storageOf(page)).replaceAll(account.id, '');
    expect(dump).not.toContain(account.email);
    expect(dump).not.toMatch(/eyJ[\w-]+\.|refresh_token|access_token/);

    await signIn(page, other);
    await expect(saveStatusOf(page)).toHaveText('Ready to save');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await builder.expectTeam({});
    expect(await teamsInCloud(other)).toEqual([]);
    await signOut(page);

    await signIn(page, account);
    const question = builder.dialog('Unsaved changes found');
    await expect(question).toContainText('Secret Eleven');
    await question.getByRole('button', { name: 'Restore' }).click();
    await builder.expectTeam({ LW });
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    await signOut(page);
    expect(await storageOf(page)).not.toContain(`"owner":"${account.id}"`);
  });

  test('signing out in another tab signs out here too, keeps unsaved work and clears the undo steps', async ({
    builder,
    page,
    account,
  }) => {
    await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
    const second = await page.context().newPage();
    await second.goto('/');
    await expect(accountMenu(second)).toBeVisible();
    await builder.button(`Remove ${ST}`).click();
    await signOut(second);
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(builder.slot('LW')).toBeVisible();
    await builder.expectTeam({});
    await expect(builder.button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await page.bringToFront();
    await signIn(page, account);
    await builder.dialog('Unsaved changes found').getByRole('button', { name: 'Restore' }).click();
    await builder.expectTeam({ LW });
  });
});
