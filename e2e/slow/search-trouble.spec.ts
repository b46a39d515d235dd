import { expect } from '@playwright/test';
import type { Fault } from '#e2e/fakes/sports-db.ts';
import { answered, expectOffline, expectOnline, openWithIndex, test } from '#e2e/finder/search-page.ts';

// lib/players/live/client.test.ts covers every fault of the sports database.
const FAILURES: readonly Fault[] = ['html', 'rate-limited'];
const NOTHING_FOUND: readonly Fault[] = ['null-list', 'text-list'];

test('a failing sports database shows a banner, one without matches does not; both still offer players', async ({
  builder,
  page,
  db,
  recovered,
}) => {
  await openWithIndex(builder);
  for (const fault of FAILURES) {
    await recovered();
    db.control({ fault });
    await builder.searchField.fill(`maradona ${fault}`);
    await expectOffline(builder);
    await expect(builder.add('Diego Maradona')).toBeVisible();
  }
  await recovered();
  for (const fault of NOTHING_FOUND) {
    db.control({ fault });
    await answered(page, () => builder.searchField.fill(`maradona ${fault}`));
    await expectOnline(builder);
    await expect(builder.add('Diego Maradona')).toBeVisible();
  }
  await test.step('while it is slow, local players can be chosen, and its results still arrive', async () => {
    await recovered();
    db.control({ delayMs: 1500 });
    await builder.searchField.fill('mesut ozil');
    await expect(builder.add('Mesut Özil')).toBeVisible();
    await expect(builder.search.getByRole('status')).toHaveText('Searching the player database…');
    await expect(builder.result('Mesut Özil').locator('img')).toHaveCount(1, { timeout: 10_000 });
    await expectOnline(builder);
  });
});
