import { expect } from '@playwright/test';
import { answered, expectOffline, expectOnline, openWithIndex, test } from '#e2e/finder/search-page.ts';
import { NO_PLAYERS_FOUND, PLAYER_INDEX_FAILED } from '#lib/platform/messages/player.ts';

const INDEX_FILE = '**/player-index/*.json';

// lib/players/index covers the other ways an index file can be damaged.
test('with a damaged index, search uses samples and the sports database, with one quiet notice', async ({
  builder,
  page,
}) => {
  const body = 'player-index 2 5727 500000 0123abcd\nEngland';
  await page.route(INDEX_FILE, (route) => route.fulfill({ contentType: 'text/plain', body }));
  await builder.open();
  await expect(builder.notification(PLAYER_INDEX_FAILED)).toHaveCount(1);
  await answered(page, () => builder.searchField.fill('bukayo saka'));
  await expect(builder.add('Bukayo Saka')).toBeVisible();
  await builder.searchField.fill('maradona');
  await expect(builder.add('Diego Maradona')).toBeVisible();
  await expect(builder.notification(PLAYER_INDEX_FAILED)).toHaveCount(1);
});

test.describe('offline', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('with the index, every player in it is found, below banner and message', async ({ builder, page }) => {
    await openWithIndex(builder);
    await page.context().setOffline(true);
    await builder.slot('CM').click();
    await builder.searchField.fill('xavi');
    await expectOffline(builder);
    await builder.add('Xavi').click();
    await expect(builder.slot('CM', 'Xavi')).toBeVisible();
    await page.context().setOffline(false);
    await answered(page, () => builder.searchField.fill('xavi'));
    await expectOnline(builder);
  });

  test('without the index, the samples are searched', async ({ builder, page }) => {
    await page.route(INDEX_FILE, (route) => route.abort());
    await builder.open();
    await expect(builder.notification(PLAYER_INDEX_FAILED)).toHaveCount(1);
    await page.context().setOffline(true);
    await builder.searchField.fill('maradona');
    await expectOffline(builder);
    await expect(builder.add('Diego Maradona')).toBeVisible();
    await builder.searchField.fill('qqqxyz');
    await expectOffline(builder);
    await expect(builder.search.getByRole('status')).toContainText(NO_PLAYERS_FOUND);
  });
});
