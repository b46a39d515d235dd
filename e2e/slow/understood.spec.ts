import { expect } from '@playwright/test';
import { test } from '#e2e/builder-page.ts';
import { shownNames } from '#e2e/finder/search-page.ts';
import { expectNoOverflow } from '#e2e/layout.ts';

test('a typed club, squad or legend is understood, narrows the list and can be removed', async ({ builder, page }) => {
  await builder.open();
  await builder.openSearch();
  await expect(builder.search.getByRole('combobox', { name: 'Era' })).toBeVisible();
  const chips = builder.search.getByRole('list', { name: 'Filters' });
  const chip = (text: string) => builder.button(`Remove filter ${text}`);

  await test.step('a club becomes a chip; a name is searched inside it first, then outside', async () => {
    await builder.searchField.fill('liverpool');
    await expect(builder.button('Filter: Liverpool')).toHaveAccessibleDescription(/club.*players/);
    await expect(builder.results.getByText('as your own player')).toHaveCount(0);
    await builder.button('Filter: Liverpool').click();
    await expect(chips.getByRole('button')).toHaveText(['Liverpool']);
    await expect(builder.searchField).toHaveValue('');
    await expect(builder.searchField).toBeFocused();
    await builder.searchField.fill('gerrard');
    await expect.poll(async () => (await shownNames(builder))[0]).toBe('Steven Gerrard');
    await expect(builder.results.getByText('Outside Liverpool')).toHaveCount(0);
    await builder.searchField.fill('maradona');
    await expect(builder.results.getByText('Outside Liverpool')).toBeVisible();
    await expect.poll(async () => (await shownNames(builder))[0]).toBe('Diego Maradona');
    await expectNoOverflow(page);
  });

  await test.step('more filters join it; Backspace in the empty field removes the last', async () => {
    await builder.searchField.fill('strikers 2000s');
    await builder.searchField.press('Enter');
    await expect(chips.getByRole('button')).toHaveText(['Liverpool', 'Strikers', '2000s']);
    await expect(builder.add('Fernando Torres')).toBeVisible();
    await expectNoOverflow(page);
    await builder.searchField.press('Backspace');
    await builder.searchField.press('Backspace');
    await expect(chips.getByRole('button')).toHaveText(['Liverpool']);
    await chip('Liverpool').click();
    await expect(chips).toHaveCount(0);
  });

  await test.step('a nation and a World Cup are that squad, typed or chosen in the Advanced fields', async () => {
    await builder.searchField.fill('brazil 1982');
    await builder.button('Filter: Brazil 1982').click();
    await expect(builder.results.getByRole('button', { name: /^Add / })).toHaveCount(22);
    await chip('Brazil 1982').click();
    await builder.button('Advanced search').click();
    const field = (name: string) => builder.search.getByRole('combobox', { name, exact: true });
    await field('National team').selectOption('France');
    await expect(chip('France')).toBeVisible();
    await field('World Cup').selectOption('1998');
    await expect(chips.getByRole('button')).toHaveText(['France 1998']);
    await expect(builder.results.getByRole('button', { name: /^Add / })).toHaveCount(22);
    await field('Position').selectOption('GK');
    await expect(chips.getByRole('button')).toHaveText(['France 1998', 'Goalkeepers']);
    await expect(builder.results.getByRole('button', { name: /^Add / })).toHaveCount(3);
    await chip('Goalkeepers').click();
    await chip('France 1998').click();
    await expect(field('World Cup')).toHaveValue('');
    await builder.button('Advanced search').click();
  });

  await test.step('who retired before 1975 is added as an own player, complete, in one step', async () => {
    await builder.searchField.fill('garrincha');
    await expect(builder.results.getByRole('listitem').first()).toContainText('Retired before 1975');
    await builder.button('Add anyway: Garrincha').click();
    await expect(builder.searchField).toHaveValue('');
    await builder.searchField.press('Escape');
    await builder.searchField.press('Escape');
    await expect(builder.pitch.getByRole('button', { name: /, Garrincha$/ })).toBeVisible();
  });
});
