import { expect } from '@playwright/test';
import { enterAt, tabTo } from '#e2e/access/access.ts';
import { ELEVEN, samplePlayer, test } from '#e2e/builder-page.ts';

test('focus stays on a result while responses arrive, and in the list if its row disappears', async ({
  builder,
  page,
}) => {
  const index = Promise.withResolvers<void>();
  await page.route('**/player-index/*.json', async (route) => {
    await index.promise;
    await route.continue();
  });
  const { LCM } = ELEVEN;
  const online = { ...samplePlayer(LCM), id: 'tsdb-1', apiId: '1' };
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/players/search?*', async (route) => {
    await answer.promise;
    const players = [{ ...online, id: 'tsdb-2', apiId: '2', name: 'Andrés Abad' }, online];
    await route.fulfill({ json: { players, source: 'live' } });
  });
  await builder.open();
  await test.step('ArrowDown moves from the search field to the result', async () => {
    await enterAt(page, builder.slot('LCM'));
    await page.keyboard.type(LCM);
    await expect(builder.add(LCM)).toBeVisible();
    // He and an own player of that name. While the name is typed, others come first.
    await expect(builder.results.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(builder.add(LCM)).toBeFocused();
  });
  await test.step('focus stays on the player while online results and the index arrive', async () => {
    // A different record of the same player, after a new first result.
    answer.resolve();
    await expect(builder.add('Andrés Abad')).toBeVisible();
    await expect(builder.add(LCM)).toBeFocused();
    index.resolve();
    await expect(builder.results.getByRole('listitem')).not.toHaveCount(2);
    await expect(builder.add(LCM)).toBeFocused();
  });
  await test.step('adding a searched player empties and focuses the search field', async () => {
    await page.keyboard.press('Enter');
    await expect(builder.lastChange).toHaveText(`${LCM} placed at LCM`);
    await expect(builder.searchField).toBeFocused();
    await expect(builder.searchField).toHaveValue('');
    await expect(builder.search).toContainText('Suggestions for CM');
  });
  await test.step('adding a suggestion focuses the list, and ArrowUp leads back to the search field', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(builder.lastChange).toHaveText(/ placed at CM$/);
    await expect(builder.results).toBeFocused();
    await expect(builder.search).toContainText('Suggestions for RCM');
    await page.keyboard.press('ArrowUp');
    await expect(builder.searchField).toBeFocused();
  });
  await test.step('adding from a player’s card focuses the list, and ArrowDown the first result', async () => {
    const first = builder.results.getByRole('listitem').first();
    await enterAt(page, first.getByRole('button').first());
    await enterAt(page, page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }));
    await expect(builder.lastChange).toHaveText(/ placed at RCM$/);
    await expect(builder.results).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(first.getByRole('button', { name: /^Add (?!“)/ })).toBeFocused();
  });
  await test.step('Show more focuses the first new result', async () => {
    await tabTo(page, builder.searchField, 'Shift+Tab');
    await page.keyboard.type('jo');
    await expect(builder.search.getByRole('button', { name: 'Show more' })).toBeVisible();
    for (let row = 0; row < 30; row += 1) await page.keyboard.press('ArrowDown');
    await enterAt(page, builder.search.getByRole('button', { name: 'Show more' }));
    await expect(builder.results.getByRole('button', { name: /^Add (?!“)/ }).nth(30)).toBeFocused();
  });
});
