import { expect } from '@playwright/test';
import { ELEVEN, test } from '#e2e/builder-page.ts';
import { STORAGE_FULL } from '#lib/platform/messages/team.ts';

const { ST } = ELEVEN;

test('full storage: the builder works in memory, says so once, and stores again once there is space', async ({
  builder,
  page,
}) => {
  await builder.open();
  await builder.fillStorage();
  await builder.slot('ST').click();
  await builder.find(ST);
  await builder.add(ST).click();
  await expect(builder.notification(STORAGE_FULL)).toBeVisible();
  await builder.notification(STORAGE_FULL).getByRole('button', { name: 'Dismiss' }).click();
  await builder.button('Portrait view').click();
  await builder.expectTeam({ ST });
  await expect(builder.notifications).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Sign in to save progress · Not saved in this browser');

  await builder.makeRoom();
  await builder.button('Landscape view').click();
  await expect(footer).toContainText('Sign in to save progress · Saved in this browser');
  await page.reload();
  await builder.untilAlive();
  await builder.expectTeam({ ST });
});
