import { expect } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { ELEVEN, samplePlayer } from '#e2e/builder-page.ts';
import { neverGiveUp } from '#e2e/faults.ts';
import { answered, expectOnline, openFound, openWithIndex, test } from '#e2e/finder/search-page.ts';

test.use({ expectedProblems: [/status of (404|502|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('the card in trouble', async ({ builder, page, db, recovered }) => {
  await test.step('shows that it is searching, that the player is unknown, or that the record is empty', async () => {
    await openWithIndex(builder);
    await answered(page, () => builder.searchField.fill('luis diaz'));
    await expectOnline(builder);
    await neverGiveUp(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/players/*', (route) => held.promise.then(() => route.continue()));
    await builder.results.getByRole('button', { name: /^Luis Díaz/ }).click();
    const card = builder.dialog('Luis Díaz');
    await expect(card.getByRole('status')).toHaveText('Searching the player database…');
    await expectSound(page, 'dialog', 'light, desk');
    held.resolve();
    await expect(card.getByRole('region', { name: 'Biography' })).toBeVisible();
    await page.unroute('**/api/players/*');
    await page.keyboard.press('Escape');

    await openFound(builder, 'Gaetano Scirea');
    await expect(builder.dialog('Gaetano Scirea')).toContainText('Player not found in database');
    await expect(builder.dialog('Gaetano Scirea')).toContainText('Juventus');
    await page.keyboard.press('Escape');

    await page.route('**/api/players/3*', async (route) => {
      const details = { born: '', birthPlace: '', height: '', weight: '', biography: '', credit: '' };
      await route.fulfill({ json: { player: { ...samplePlayer(ELEVEN.ST), imageUrl: null }, details } });
    });
    await openFound(builder, 'Bukayo Saka');
    await expect(builder.dialog('Bukayo Saka')).toContainText('No player data found');
  });
  await test.step('a faulty record: the card says so and keeps the search’s facts', async () => {
    await page.keyboard.press('Escape');
    await page.unroute('**/api/players/3*');
    for (const { fault, name, message } of [
      // A different player each time, because records are cached.
      { fault: 'null-list', name: 'Cody Gakpo', message: 'Player not found in database' },
      { fault: 'html', name: 'Erling Haaland', message: 'Failed to load additional data' },
      { fault: 'unavailable', name: 'Cole Palmer', message: 'Failed to fetch player data' },
    ] as const) {
      await test.step(fault, async () => {
        await recovered();
        db.control({ fault, endpoint: 'lookupplayer' });
        await openFound(builder, name);
        await expect(builder.dialog(name)).toContainText(message);
        await expect(builder.dialog(name)).toContainText('Nation');
        if (fault === 'unavailable') await expectSound(page, 'dialog', 'dark, phone');
        await page.keyboard.press('Escape');
        await expect(builder.dialog(name)).toBeHidden();
      });
    }
  });
  await test.step('offline, it shows the index’s facts and says what failed', async () => {
    await page.context().setOffline(true);
    await builder.searchField.fill('gaetano scirea');
    await builder.results.getByRole('button', { name: /^Gaetano Scirea/ }).click();
    const card = builder.dialog('Gaetano Scirea');
    await expect(card).toContainText('Failed to search for player');
    await expect(card.locator('dl')).toContainText('Born25 May 1953');
    await expect(card.locator('dl')).toContainText('Juventus');
    await expect(card.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  });
});
