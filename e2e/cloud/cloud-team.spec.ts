import { expect } from '@playwright/test';
import {
  fromMenu,
  named,
  openSignedIn,
  openWithCloudTeam,
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  signIn,
  sql,
  teamsInCloud,
  test,
  unsavedBanner,
} from '#e2e/account/accounts.ts';
import { OWN_ELEVEN, OWN_SEVEN, OWN_TEAM } from '#e2e/builder/own-players.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { LOADED, SAVED } from '#lib/platform/messages/cloud.ts';

const { LW, ST, RW } = ELEVEN;

// The browser logs the responses for a stale version and a deleted team.
test.use({ expectedProblems: [/Failed to load resource.*(409|404).*\/api\/teams\/save/] });

test.describe('saving and loading', () => {
  test('a visitor’s team is uploaded once, at the first sign-in, and comes back complete elsewhere, including own players', async ({
    builder,
    page,
    account,
    elsewhere,
  }) => {
    await builder.openWith(named('Floodlight Eleven', OWN_TEAM));
    await expect(unsavedBanner(page)).toHaveCount(0);
    await signIn(page, account);
    await expect(builder.notification(SAVED)).toBeVisible();
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    await expect(unsavedBanner(page)).toHaveCount(0);
    expect((await teamsInCloud(account)).map(({ name }) => name)).toEqual(['Floodlight Eleven']);

    await openSignedIn(elsewhere, account);
    await expect(elsewhere.notification(LOADED)).toBeVisible();
    await elsewhere.expectTeam(OWN_ELEVEN, OWN_SEVEN);
    await expect(elsewhere.button('Rename Floodlight Eleven')).toBeVisible();
    await page.reload();
    await builder.untilAlive();
    await expect(saveStatusOf(page)).toContainText('Last saved');
    await builder.expectTeam(OWN_ELEVEN, OWN_SEVEN);
    await expect(builder.button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(await teamsInCloud(account)).toHaveLength(1);
  });

  test('an edit made while saving stays unsaved, and Start New Team during a save makes a new team', async ({
    builder,
    page,
    account,
  }) => {
    await openWithCloudTeam(builder, account, teamOf({ LW, ST, RW }));
    const [team] = await teamsInCloud(account);
    let going = Promise.withResolvers<void>();
    let asked = Promise.withResolvers<void>();
    await page.route('**/api/teams/save', async (route) => {
      asked.resolve();
      await going.promise;
      await route.continue();
    });
    await test.step('an edit made while saving stays unsaved, and the button stays in place', async () => {
      await builder.button(`Remove ${ST}`).click();
      const boxes = [await saveBarButton(page, 'Save').boundingBox()];
      await saveBarButton(page, 'Save').click();
      await asked.promise;
      await expect(saveStatusOf(page)).toHaveText('Saving…');
      boxes.push(await saveBarButton(page, 'Save').boundingBox());
      // A double click on 'Save' hits nothing else.
      expect(boxes[1]?.x).toBe(boxes[0]?.x);
      await builder.button(`Remove ${RW}`).click();
      going.resolve();
      await expect(builder.notification(SAVED)).toBeVisible();
      await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
      expect(Object.values((await teamsInCloud(account))[0]?.players ?? {}).filter(Boolean)).toHaveLength(2);
      await builder.notification(SAVED).getByRole('button', { name: 'Dismiss' }).click();
    });
    await test.step('Start New Team during a save makes a new team', async () => {
      going = Promise.withResolvers<void>();
      asked = Promise.withResolvers<void>();
      await saveBarButton(page, 'Save').click();
      await asked.promise;
      await builder.button('Start New Team').click();
      await builder.dialog('Start New Team').getByRole('button', { name: 'Start New Team' }).click();
      going.resolve();
      await expect(builder.notification(SAVED)).toBeVisible();
      await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
      await saveBarButton(page, 'Save').click();
      const question = builder.dialog('Save as a new team?');
      await expect(question.getByRole('button').nth(1)).toHaveText('Save as a new team');
      await question.getByRole('button', { name: 'Save as a new team' }).click();
      await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
      const teams = await teamsInCloud(account);
      expect(teams).toHaveLength(2);
      expect(Object.values(teams.find(({ id }) => id === team?.id)?.players ?? {}).filter(Boolean)).toHaveLength(1);
    });
  });

  test('a coach survives a save, a backup has the date in its name, and a team deleted elsewhere is saved as a new one', async ({
    builder,
    page,
    account,
  }) => {
    const { teamId } = await saveFromElsewhere(account, named('Night Shift', teamOf({ LW, ST })));
    await sql(`insert into public.team_coaches (team_id, coach_name) values ('${teamId}', 'Emma Hayes')`);
    await openSignedIn(builder, account);
    await expect(page.getByText('Coach: Emma Hayes')).toBeVisible();
    await builder.button(`Remove ${LW}`).click();
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Coach: Emma Hayes')).toBeVisible();
    await builder.untilAlive();

    const downloading = page.waitForEvent('download');
    await saveBarButton(page, 'Backup').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`Night_Shift_backup_${new Date().toISOString().slice(0, 10)}.json`);
    const file = JSON.parse((await (await download.createReadStream()).toArray()).join(''));
    expect(file).toMatchObject({
      version: '1.0',
      appId: 'Dream 11',
      teamData: { players: [{ slot: 'ST', name: ST }] },
    });
    expect(JSON.stringify(file)).not.toContain(account.email);
    await expect(builder.notification('Team backup downloaded successfully')).toBeVisible();

    await sql(`delete from public.dream_teams where user_id = '${account.id}'`);
    await builder.button(`Remove ${ST}`).click();
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    expect(await teamsInCloud(account)).toHaveLength(1);
  });

  test('a reload keeps the open team and its edits, and asks nothing; returning to the tab loses nothing', async ({
    builder,
    page,
    account,
  }) => {
    await saveFromElsewhere(account, named('First', teamOf({ LW })));
    await saveFromElsewhere(account, named('Second', teamOf({ ST, RW })), true);
    await openSignedIn(builder, account);
    await fromMenu(page, 'My teams');
    await builder.button('Open Second').click();
    await page.reload();
    await builder.untilAlive();
    await expect(saveStatusOf(page)).toContainText('Last saved');
    await builder.expectTeam({ ST, RW });
    await builder.button(`Remove ${RW}`).click();
    const answered = page.waitForResponse('**/api/teams/load?**');
    await page.reload();
    await answered;
    await builder.untilAlive();
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    await builder.expectTeam({ ST });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await test.step('returning to the tab a hundred times with unsaved edits loads at most once', async () => {
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/teams/load')) loads.push(request.url());
      });
      await page.evaluate(async () => {
        let state: DocumentVisibilityState = 'visible';
        Object.defineProperty(document, 'visibilityState', { get: () => state });
        for (let round = 0; round < 100; round += 1) {
          for (state of ['hidden', 'visible'] as const) {
            document.dispatchEvent(new Event('visibilitychange'));
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        }
      });
      await saveBarButton(page, 'Save').click();
      await expect(builder.notification(SAVED)).toBeVisible();
      await builder.expectTeam({ ST });
      expect(loads.length).toBeLessThanOrEqual(1);
      const second = (await teamsInCloud(account)).find(({ name }) => name === 'Second');
      expect(Object.values(second?.players ?? {}).filter(Boolean)).toHaveLength(1);
    });
  });
});
