import { expect } from '@playwright/test';
import {
  saveBarButton,
  saveFromElsewhere,
  saveStatusOf,
  signIn,
  signOut,
  teamsInCloud,
  test,
} from '#e2e/account/accounts.ts';
import { ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { LOAD_FROM_CLOUD_FAILED, SAVED } from '#lib/platform/messages/cloud.ts';

const { LW, ST } = ELEVEN;

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource.*\/(api|auth|_next\/static)\//] });

test('a failed load at sign-in says so and keeps the work, and a save asks before it replaces anything', async ({
  builder,
  page,
  account,
}) => {
  await saveFromElsewhere(account, teamOf({ LW }));
  await builder.openWith(teamOf({ ST }));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/teams/load**', (route) => held.promise.then(() => route.abort()));
  await signIn(page, account);
  await expect(saveStatusOf(page)).toHaveText('Loading your team…');
  held.resolve();
  const line = page.getByRole('alert').filter({ hasText: LOAD_FROM_CLOUD_FAILED });
  await expect(line).toBeVisible();
  await expect(saveStatusOf(page)).toHaveText('Unsaved changes');
  await builder.expectTeam({ ST });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await saveBarButton(page, 'Save').click();
  const question = builder.dialog('Save as a new team?');
  await question.getByRole('button', { name: 'Save as a new team' }).click();
  await expect(builder.notification(SAVED)).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await teamsInCloud(account)).toHaveLength(2);
  // Now it belongs to the user, so signing out clears it.
  await signOut(page);
  await expect(builder.slot('ST')).toBeVisible();

  await page.route('**/api/teams/load**', (route) => route.abort(), { times: 1 });
  await signIn(page, account);
  await expect(saveStatusOf(page)).toHaveText('Team not loaded');
  await line.getByRole('button', { name: 'Try again' }).click();
  await expect(line).toHaveCount(0);
  await expect(builder.slot('LW', LW)).toBeVisible();
});
