import { expect, type Route } from '@playwright/test';
import {
  accountMenu,
  openSignedIn,
  openWithCloudTeam,
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  signIn,
  signOut,
  teamsInCloud,
  test,
  unsavedBanner,
} from '#e2e/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import {
  LOAD_FROM_CLOUD_FAILED,
  SAVED,
  SAVED_LOCALLY,
  SAVED_LOCALLY_INSTEAD,
  SIGN_IN_FIRST,
  STORAGE_FULL,
  UNSAVED_WORK_KEPT,
} from '#lib/platform/messages.ts';
import type { Slot } from '#types/team.ts';

const { LW, ST } = ELEVEN;

// What a test makes fail the browser reports.
test.use({ expectedProblems: [/Failed to load resource.*\/(api|auth|_next\/static)\//] });

const HTML = '<!doctype html><title>502 Bad Gateway</title>';

/** What becomes of a call, and the sentence that a save has for it. */
const SAVE_FAULTS: Readonly<Record<string, [(route: Route) => unknown, string]>> = {
  'the network is gone': [(route) => route.abort(), SAVED_LOCALLY],
  'the server answers HTML': [
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: HTML }),
    SAVED_LOCALLY_INSTEAD,
  ],
  'the server answers HTML as if all were well': [
    (route) => route.fulfill({ contentType: 'text/html', body: HTML }),
    SAVED_LOCALLY_INSTEAD,
  ],
  'the answer is cut off': [
    (route) => route.fulfill({ contentType: 'application/json', body: '{"success":tr' }),
    SAVED_LOCALLY_INSTEAD,
  ],
  'the server answers 500': [
    (route) => route.fulfill({ status: 500, json: { success: false, error: 'Failed to save team' } }),
    SAVED_LOCALLY_INSTEAD,
  ],
  'the backend cannot be reached': [
    (route) => route.fulfill({ status: 503, json: { success: false, fallback: true, error: 'no backend' } }),
    SAVED_LOCALLY,
  ],
  'a conflict names no team': [
    (route) => route.fulfill({ status: 409, json: { error: 'conflict' } }),
    SAVED_LOCALLY_INSTEAD,
  ],
  'it is one call too many': [(route) => route.fulfill({ status: 429, body: 'slow down' }), SAVED_LOCALLY_INSTEAD],
};

test.describe('a save', () => {
  test('that goes wrong, in whichever way: the work stays here, unsaved, and is saved by the next try', async ({
    builder,
    page,
    account,
  }) => {
    test.setTimeout(60_000);
    await page.clock.install();
    await openWithCloudTeam(builder, account, teamOf(ELEVEN));
    const here: Partial<Record<Slot, string>> = { ...ELEVEN };
    for (const [fault, [cause, sentence]] of Object.entries(SAVE_FAULTS)) {
      await test.step(fault, async () => {
        // What was said before is not taken for what is said now.
        await page.clock.fastForward(4000);
        await expect(builder.notifications).toHaveCount(0);
        const [slot, player] = Object.entries(here)[0] as [Slot, string];
        await builder.button(`Remove ${player}`).click();
        delete here[slot];
        await page.route('**/api/teams/save', cause);
        await saveBarButton(page, 'Save').click();
        await expect(builder.notification(sentence)).toBeVisible();
        await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
        await expect(unsavedBanner(page)).toBeVisible();
        await builder.expectTeam(here);
        await page.unrouteAll();
        await unsavedBanner(page).getByRole('button', { name: 'Save', exact: true }).click();
        await expect(builder.notification(SAVED)).toBeVisible();
        await expect(unsavedBanner(page)).toHaveCount(0);
        const [team] = await teamsInCloud(account);
        const kept = Object.entries(team?.players ?? {}).flatMap(([place, one]) => (one ? [[place, one.name]] : []));
        expect(Object.fromEntries(kept)).toEqual(here);
      });
    }
  });

  test('that gets no answer is given up after five seconds; the server has it all the same, and that is no conflict', async ({
    builder,
    page,
    account,
  }) => {
    await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
    await builder.button(`Remove ${ST}`).click();
    await page.route('**/api/teams/save', async (route) => {
      // It arrives, and only the answer does not.
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
  });

  test('with a token that has ended is renewed and goes through', async ({ builder, page, account }) => {
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
  });

  test('after the session was ended elsewhere says so and keeps the work for its owner', async ({
    builder,
    page,
    account,
  }) => {
    await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
    await builder.button(`Remove ${ST}`).click();
    // As a hosted service answers once the session is gone; the embedded one leaves its tokens good until they end.
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
    await builder.expectTeam({ LW });
  });

  test('works on while the browser is offline, and is saved when it is back', async ({ builder, page, account }) => {
    await openWithCloudTeam(builder, account, teamOf({ LW, ST }));
    await page.context().setOffline(true);
    await builder.button(`Remove ${ST}`).click();
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED_LOCALLY)).toBeVisible();
    await page.context().setOffline(false);
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
  });
});

test.describe('the load at sign-in', () => {
  const faults: Readonly<Record<string, (route: Route) => unknown>> = {
    'the network is gone': (route) => route.abort(),
    'the server answers HTML': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: HTML }),
    'the backend cannot be reached': (route) => route.fulfill({ status: 503, json: { fallback: true, error: 'no' } }),
    'nobody answers': () => undefined,
  };
  for (const [fault, cause] of Object.entries(faults)) {
    test(`when ${fault}: says so, keeps the work, and goes on`, async ({ builder, page, account }) => {
      await saveFromElsewhere(account, teamOf({ LW }));
      await builder.openWith(teamOf({ ST }));
      await page.route('**/api/teams/load**', cause);
      await signIn(page, account);
      // Whoever waits is told for what.
      await expect(saveStatusOf(page)).toHaveText(
        fault === 'nobody answers' ? 'Loading your team…' : 'Unsaved changes',
      );
      await expect(builder.notification(LOAD_FROM_CLOUD_FAILED)).toBeVisible({ timeout: 6500 });
      await builder.expectTeam({ ST });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A save now must not replace what is in the cloud unasked.
      await saveBarButton(page, 'Save').click();
      const question = builder.dialog('Another team in the cloud');
      await question.getByRole('button', { name: 'Save as new team' }).click();
      await expect(builder.notification(SAVED)).toBeVisible();
      expect(await teamsInCloud(account)).toHaveLength(2);
      // It is the user's now and leaves with the user.
      await signOut(page);
      await expect(builder.slot('ST')).toBeVisible();
    });
  }
});

test.describe('full storage', () => {
  test('the cloud still takes the team, and signing out still takes it off the screen', async ({
    builder,
    page,
    account,
  }) => {
    await openSignedIn(builder, account);
    await builder.slot('ST').click();
    await builder.fillStorage();
    await builder.find(ST);
    await builder.add(ST).click();
    await expect(builder.notification(STORAGE_FULL)).toBeVisible();
    await saveBarButton(page, 'Save').click();
    await expect(builder.notification(SAVED)).toBeVisible();
    expect((await teamsInCloud(account))[0]?.players).toMatchObject({ ST: { name: ST } });
    await signOut(page);
    await expect(builder.slot('ST')).toBeVisible();
  });

  test('signing out with unsaved work that nothing can keep leaves it in sight and says so', async ({
    builder,
    page,
    account,
  }) => {
    await openSignedIn(builder, account);
    await builder.slot('ST').click();
    await page.evaluate(() => localStorage.removeItem('dream11.team'));
    await builder.fillStorage();
    await builder.find(ST);
    await builder.add(ST).click();
    await expect(builder.notification(STORAGE_FULL)).toBeVisible();
    await builder.notification(STORAGE_FULL).getByRole('button', { name: 'Dismiss' }).click();
    await signOut(page);
    await expect(builder.notification(STORAGE_FULL)).toBeVisible();
    await builder.expectTeam({ ST });
  });
});
