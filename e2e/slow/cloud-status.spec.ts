import { expect } from '@playwright/test';
import { saveStatusOf, signIn, test, unsavedBanner } from '#e2e/account/accounts.ts';
import { SAVED } from '#lib/platform/messages/cloud.ts';

// The browser logs the responses for a stale version and a deleted team.
test.use({ expectedProblems: [/Failed to load resource.*(409|404).*\/api\/teams\/save/] });

test('the bar shows the save status as time passes', async ({ builder, page, account }) => {
  await page.clock.install();
  await builder.open();
  await expect(page.getByRole('contentinfo')).toContainText('Sign in to save progress');
  // A team renamed before the response would become the user's first one in the cloud.
  const loaded = page.waitForResponse(/\/api\/teams\/load/);
  await signIn(page, account);
  await (await loaded).finished();
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
  await expect(saveStatusOf(page)).toHaveText('Saving…');
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
  await expect(saveStatusOf(page)).toHaveText(/^Last saved: \d+ \w+ \d{4}$/);
});
