import { expect } from '@playwright/test';
import {
  type Account,
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
} from '#e2e/accounts.ts';
import { type BuilderPage, ELEVEN, SEVEN, teamOf } from '#e2e/builder-page.ts';
import { LOADED, SAVED } from '#lib/platform/messages.ts';

const { LW, ST, RW } = ELEVEN;

// A stale version is answered by 409, which the browser reports.
test.use({ expectedProblems: [/Failed to load resource.*409.*\/api\/teams\/save/] });

test.describe('saving and loading', () => {
  test('a visitor’s team goes to the cloud at the first sign-in, once, and every part of it comes back elsewhere', async ({
    builder,
    page,
    account,
    elsewhere,
  }) => {
    await builder.openWith(named('Floodlight Eleven', teamOf(ELEVEN, SEVEN)));
    await expect(unsavedBanner(page)).toHaveCount(0);
    await signIn(page, account);
    await expect(builder.notification(SAVED)).toBeVisible();
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    await expect(unsavedBanner(page)).toHaveCount(0);
    expect((await teamsInCloud(account)).map(({ name }) => name)).toEqual(['Floodlight Eleven']);

    await openSignedIn(elsewhere, account);
    await expect(elsewhere.notification(LOADED)).toBeVisible();
    await elsewhere.expectTeam(ELEVEN, SEVEN);
    await expect(elsewhere.button('Rename Floodlight Eleven')).toBeVisible();
    await page.reload();
    await builder.untilAlive();
    await expect(saveStatusOf(page)).toContainText('Last saved');
    await builder.expectTeam(ELEVEN, SEVEN);
    // Nothing was edited, so there is nothing to undo.
    await expect(builder.button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(await teamsInCloud(account)).toHaveLength(1);
  });

  test('the bar says where the team is kept as the time passes', async ({ builder, page, account }) => {
    await page.clock.install();
    await builder.open();
    await expect(page.getByRole('contentinfo')).toContainText('Sign in to save progress');
    await signIn(page, account);
    await expect(saveStatusOf(page)).toHaveText('Ready to save');
    await builder.button('Rename My Dream Team').click();
    await page.keyboard.type('Night Shift');
    await page.keyboard.press('Enter');
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    await expect(unsavedBanner(page)).toContainText('You have unsaved changes');

    const going = Promise.withResolvers<void>();
    await page.route('**/api/teams/save', async (route) => {
      await going.promise;
      await route.continue();
    });
    await unsavedBanner(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saveStatusOf(page)).toHaveText('Saving...');
    await expect(unsavedBanner(page).getByRole('button', { name: 'Saving...' })).toBeVisible();
    going.resolve();
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    await expect(unsavedBanner(page)).toHaveCount(0);
    await expect(builder.notification(SAVED)).toBeVisible();
    await page.clock.runFor(4001);
    await expect(builder.notification(SAVED)).toHaveCount(0);

    for (const [minutes, text] of [
      [5, 'Last saved: 5m ago'],
      [120, 'Last saved: 2h ago'],
    ] as const) {
      await page.clock.fastForward(minutes * 60_000);
      await page.clock.runFor(30_000);
      await expect(saveStatusOf(page)).toHaveText(text);
    }
    await page.clock.fastForward('24:00:00');
    await page.clock.runFor(30_000);
    await expect(saveStatusOf(page)).toHaveText(/^Last saved: \w{3} \d+, \d{4}$/);
  });

  test('an edit made while saving stays unsaved, and Start New Team meanwhile makes another team', async ({
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
    await builder.button(`Remove ${ST}`).click();
    const places = [await saveBarButton(page, 'Save').boundingBox()];
    await saveBarButton(page, 'Save').click();
    await asked.promise;
    await expect(saveStatusOf(page)).toHaveText('Saving...');
    places.push(await saveBarButton(page, 'Save').boundingBox());
    // A double click on 'Save' meets nothing else.
    expect(places[1]?.x).toBe(places[0]?.x);
    await builder.button(`Remove ${RW}`).click();
    going.resolve();
    await expect(builder.notification(SAVED)).toBeVisible();
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    expect(Object.values((await teamsInCloud(account))[0]?.players ?? {}).filter(Boolean)).toHaveLength(2);
    await builder.notification(SAVED).getByRole('button', { name: 'Dismiss' }).click();

    going = Promise.withResolvers<void>();
    asked = Promise.withResolvers<void>();
    await saveBarButton(page, 'Save').click();
    await asked.promise;
    await builder.button('Start New Team').click();
    await builder.dialog('Start New Team').getByRole('button', { name: 'Start New Team' }).click();
    going.resolve();
    await expect(builder.notification(SAVED)).toBeVisible();
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    // The new one is not the saved one: it asks what it is to be.
    await saveBarButton(page, 'Save').click();
    const question = builder.dialog('Another team in the cloud');
    await question.getByRole('button', { name: 'Save as new team' }).click();
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    const teams = await teamsInCloud(account);
    expect(teams).toHaveLength(2);
    expect(Object.values(teams.find(({ id }) => id === team?.id)?.players ?? {}).filter(Boolean)).toHaveLength(1);
  });

  test('a backup is a file of the team, with its day in the name', async ({ builder, page, account }) => {
    await openWithCloudTeam(builder, account, named('Night Shift', teamOf({ ST })));
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
  });

  test('a coach is shown and survives a save', async ({ builder, page, account }) => {
    const { teamId } = await saveFromElsewhere(account, teamOf({ ST }));
    await sql(`insert into public.team_coaches (team_id, coach_name) values ('${teamId}', 'Emma Hayes')`);
    await openSignedIn(builder, account);
    await expect(page.getByText('Coach: Emma Hayes')).toBeVisible();
    await builder.button(`Remove ${ST}`).click();
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Coach: Emma Hayes')).toBeVisible();
  });

  test('a reload keeps the team that is open, with its edits, and asks nothing', async ({ builder, page, account }) => {
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
  });

  test('a hundred returns to the tab with unsaved edits lose nothing and load at most once', async ({
    builder,
    page,
    account,
  }) => {
    await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/teams/load')) loads.push(request.url());
    });
    await builder.button(`Remove ${ST}`).click();
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
    await builder.expectTeam({ LW });
    expect(loads.length).toBeLessThanOrEqual(1);
    expect(Object.values((await teamsInCloud(account))[0]?.players ?? {}).filter(Boolean)).toHaveLength(1);
  });
});

test.describe('two devices', () => {
  // A team that was deleted elsewhere is answered by 404.
  test.use({ expectedProblems: [/Failed to load resource.*(409|404).*\/api\/teams\/save/] });

  /** Both have the team; the other one saved first, this one has edits. */
  async function untilConflict(builder: BuilderPage, elsewhere: BuilderPage, account: Account): Promise<void> {
    await openWithCloudTeam(builder, account, teamOf({ LW, ST, RW }));
    await openSignedIn(elsewhere, account);
    await expect(elsewhere.slot('ST', ST)).toBeVisible();
    await elsewhere.button(`Remove ${RW}`).click();
    await saveBarButton(elsewhere.page, 'Save').click();
    await expect(elsewhere.notification(SAVED)).toBeVisible();
    await builder.button(`Remove ${ST}`).click();
    await saveBarButton(builder.page, 'Save').click();
    await expect(builder.dialog('Team changed elsewhere')).toContainText('Your changes are still here, unsaved.');
  }

  const answer = (builder: BuilderPage, choice: string) =>
    builder.dialog('Team changed elsewhere').getByRole('button', { name: choice, exact: true }).click();

  test('edits on both: Cancel leaves all as it is, and Load cloud team takes the other one', async ({
    builder,
    page,
    elsewhere,
    account,
  }) => {
    await untilConflict(builder, elsewhere, account);
    await answer(builder, 'Cancel');
    await expect(builder.dialog('Team changed elsewhere')).toHaveCount(0);
    await builder.expectTeam({ LW, RW });
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
    expect((await teamsInCloud(account))[0]?.players).toMatchObject({ ST: { name: ST }, RW: null });

    await saveBarButton(page, 'Save').click();
    await answer(builder, 'Load cloud team');
    await expect(builder.dialog('Team changed elsewhere')).toHaveCount(0);
    await builder.expectTeam({ LW, ST });
    await expect(saveStatusOf(page)).toContainText('Last saved');
    // The own one is one undo away, and unsaved.
    await builder.button('Undo').click();
    await builder.expectTeam({ LW, RW });
    await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
  });

  const answers: Readonly<Record<string, (account: Account) => Promise<void>>> = {
    'Save mine over it': async (account) => {
      const teams = await teamsInCloud(account);
      expect(teams).toHaveLength(1);
      expect(teams[0]?.players).toMatchObject({ ST: null, RW: { name: RW } });
    },
    'Save as new team': async (account) => {
      expect(await teamsInCloud(account)).toHaveLength(2);
    },
  };
  for (const [choice, outcome] of Object.entries(answers)) {
    test(`edits on both: ${choice}`, async ({ builder, elsewhere, account }) => {
      await untilConflict(builder, elsewhere, account);
      await answer(builder, choice);
      await expect(builder.dialog('Team changed elsewhere')).toHaveCount(0);
      await expect(builder.notification(SAVED)).toBeVisible();
      await builder.expectTeam({ LW, RW });
      await outcome(account);
    });
  }

  test('a team that was deleted elsewhere is saved as one more', async ({ builder, page, account }) => {
    await openWithCloudTeam(builder, account, teamOf({ ST }));
    await sql(`delete from public.dream_teams where user_id = '${account.id}'`);
    await builder.button(`Remove ${ST}`).click();
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    await expect(saveStatusOf(page)).toHaveText('Last saved: Just now');
    expect(await teamsInCloud(account)).toHaveLength(1);
  });
});
