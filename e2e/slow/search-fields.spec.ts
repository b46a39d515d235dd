import { expect } from '@playwright/test';
import { answered, expectOnline, openWithIndex, test } from '#e2e/finder/search-page.ts';
import { expectNoOverflow } from '#e2e/layout.ts';
import { NO_PLAYERS_FOUND, SEARCH_CRITERIA_MISSING } from '#lib/platform/messages/player.ts';

test('country enables league and clears what follows; league enables team and clears it', async ({ builder, page }) => {
  await openWithIndex(builder);
  await builder.button('Advanced search').click();
  const field = (name: string) => builder.search.getByRole('combobox', { name, exact: true });
  await expect(field('League')).toBeDisabled();
  await expect(field('Team')).toBeDisabled();
  await answered(page, () => field('Country').selectOption('England'));
  await expect(field('Team')).toBeDisabled();
  await answered(page, () => field('League').selectOption('Premier League'));
  await answered(page, () => field('Team').selectOption('Arsenal'));
  await field('Order').selectOption('A–Z');
  // Everyone who has ever played for the club, in pages of thirty.
  for (let page = 1; page < 3; page += 1) await builder.search.getByRole('button', { name: 'Show more' }).click();
  await expect(builder.result('Bukayo Saka').locator('img')).toHaveCount(1);
  await field('League').selectOption('Championship');
  await expect(field('Team')).toHaveValue('');
  await field('Country').selectOption('Spain');
  await expect(field('League')).toHaveValue('');
  await expect(field('Team')).toBeDisabled();
  const years = await field('Year of birth').getByRole('option').allTextContents();
  expect(years.slice(0, 2)).toEqual(['Any', String(new Date().getFullYear())]);
  expect(years.slice(-2)).toEqual(['1975', 'before 1975']);
  await expectOnline(builder);
});

test('the panel stays usable without criteria, without matches and with hostile text', async ({ builder, page }) => {
  await openWithIndex(builder);
  await builder.button('Search').click();
  await expect(builder.search.getByRole('status')).toHaveText(SEARCH_CRITERIA_MISSING);
  await answered(page, () => builder.searchField.fill('qqqxyz'));
  await expect(builder.search.getByRole('status')).toHaveText(NO_PLAYERS_FOUND);
  await expectOnline(builder);
  const hostile = [
    '%%%%',
    "'; DROP TABLE players; --",
    '<img src=x onerror=alert(1)>',
    '👨‍👩‍👧‍👦🇧🇷',
    '\u202Eoonidlanor',
    '&team=Arsenal&query=x',
    'ronaldo '.repeat(25),
    '   ',
  ];
  for (const query of hostile) {
    await builder.searchField.fill(query);
    await builder.button('Search').click();
    await expectOnline(builder);
  }
  expect((await builder.searchField.inputValue()).length).toBeLessThanOrEqual(120);
  await expectNoOverflow(page);
  await answered(page, () => builder.searchField.fill('thierry henry'));
  await expect(builder.add('Thierry Henry')).toBeVisible();
  await test.step('finds only soccer players: no namesakes, managers or placeholder clubs', async () => {
    await answered(page, () => builder.searchField.fill('michael henry'));
    await expect(builder.add('Michael Henry')).toHaveCount(0);
    await answered(page, () => builder.searchField.fill('chris henry'));
    await expect(builder.add('Chris Henry')).toHaveCount(0);
    await answered(page, () => builder.searchField.fill('mikel arteta'));
    await expectOnline(builder);
    await answered(page, () => builder.searchField.fill('mario balotelli'));
    await expect(builder.results).not.toContainText('_Free Agent');
  });
});
