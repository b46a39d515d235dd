import { expect } from '@playwright/test';
import { test as builderTest, ELEVEN, SEVEN, teamOf } from '#e2e/builder-page.ts';
import { answered, expectOnline, openWithIndex, shownNames, test } from '#e2e/finder/search-page.ts';
import { sumOfShifts, untilFontsAreShown, watchLayoutShifts } from '#e2e/layout.ts';
import { CLOSE_SPELLINGS } from '#lib/platform/messages/player.ts';

test.describe('online', () => {
  test('results appear at the first letter, the sports database’s after the third; they can be dragged or added; a newer search cancels the older one', async ({
    builder,
    page,
    db,
  }) => {
    await openWithIndex(builder);
    await builder.searchField.fill('z');
    await expect(builder.add('Zinedine Zidane')).toBeVisible();
    expect(db.calls().total).toBe(0);
    await answered(page, () => builder.searchField.fill('zinedine zidane'));
    await expectOnline(builder);
    expect(db.calls()).toEqual({ total: 1, searchplayers: 1 });
    await expect(builder.result('Zinedine Zidane')).toHaveCount(1);
    await expect(builder.result('Zinedine Zidane').locator('img')).toHaveAttribute('src', /r2\.thesportsdb\.com/);
    expect((await shownNames(builder))[0]).toBe('Zinedine Zidane');

    await builder.result('Zinedine Zidane').dragTo(builder.slot('CM'));
    await expect(builder.slot('CM', 'Zinedine Zidane')).toBeVisible();
    await builder.add('Zinedine Zidane').click();
    await expect(builder.notifications.first()).toBeVisible();
    await builder.substitute(1).click();
    await builder.find('Thierry Henry');
    await builder.add('Thierry Henry').click();
    await expect(builder.substitute(1, 'Thierry Henry')).toBeVisible();

    db.control({ delayMs: 700 });
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('query=balotelli'));
    const begun = page.waitForRequest((request) => request.url().includes('query=balotelli'));
    await builder.searchField.fill('balotelli');
    await begun;
    await builder.searchField.fill('andrea pirlo');
    await cancelled;
    await expect(builder.search.getByRole('status')).toHaveText('Searching the player database…');
    await expect(builder.result('Andrea Pirlo').locator('img')).toHaveCount(1, { timeout: 10_000 });
    await expectOnline(builder);
  });

  test('a player can be added by keyboard alone; suggestions follow position and era, best known first', async ({
    builder,
    page,
  }) => {
    await openWithIndex(builder);
    await builder.slot('LW').press('Enter');
    await expect(builder.searchField).toBeFocused();
    await page.keyboard.type('ronaldinho');
    await expect.poll(async () => (await shownNames(builder))[0]).toBe('Ronaldinho');
    await page.keyboard.press('ArrowDown');
    await expect(builder.add('Ronaldinho')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(builder.searchField).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(builder.slot('LW', 'Ronaldinho')).toBeVisible();
    await expect(builder.searchField).toBeFocused();
    await expect(builder.searchField).toHaveValue('');
    await page.keyboard.type('ronaldinho');
    await expect(builder.result('Ronaldinho')).toContainText('In team');

    await builder.searchField.fill('van percy');
    await expect(builder.search.getByRole('heading', { name: CLOSE_SPELLINGS })).toBeVisible();
    expect((await shownNames(builder))[0]).toBe('Robin van Persie');

    await builder.slot('GK').click();
    await builder.searchField.fill('');
    await expect(builder.add('Gianluigi Buffon')).toBeVisible();
    await builder.search.getByRole('combobox', { name: 'Era' }).selectOption('1970s');
    await expect(builder.add('Gianluigi Buffon')).toHaveCount(0);
    expect((await shownNames(builder))[0]).toBe('Dino Zoff');
  });

  test('a World Cup squad can be found by typing, listed, started from in one undoable step, and is on the card', async ({
    builder,
  }) => {
    await openWithIndex(builder);
    await builder.searchField.fill('france 1998');
    await expect(builder.button('Filter: France 1998')).toBeVisible();
    await builder.searchField.press('Enter');
    await expect(builder.results.getByRole('button', { name: /^Add (?!“)/ })).toHaveCount(22);
    await builder.button('Start from this squad').click();
    await expect(builder.lastChange).toHaveText('Started from France 1998');
    await expect(builder.slot('LB', 'Bixente Lizarazu')).toBeVisible();
    await expect(builder.search.getByText('as against Croatia, 8 July 1998')).toBeVisible();
    await builder.search.getByText('As they lined up against …').click();
    await builder.button('Brazil 12 July 1998, final').click();
    await expect(builder.slot('RCB', 'Frank Leboeuf').or(builder.slot('LCB', 'Frank Leboeuf'))).toBeVisible();
    await builder.button('Undo').click();
    await expect(builder.slot('LCB', 'Laurent Blanc')).toBeVisible();
    await builder.button('Remove filter France 1998').click();
    await builder.searchField.fill('thierry henry');
    await builder.result('Thierry Henry').getByRole('button').first().click();
    await expect(builder.dialog('Thierry Henry')).toContainText('1998, number 12, 3 goals, winner');
    await builder.dialog('Thierry Henry').getByRole('button', { name: 'Close' }).click();

    // Anyone else can be added by hand and edited on the card (D50).
    await builder.slot('GK', 'Fabien Barthez').click();
    await builder.dialog('Fabien Barthez').getByRole('button', { name: 'Remove' }).click();
    await builder.slot('GK').click();
    await builder.searchField.fill('<b>Qqxz</b>');
    await builder.results.getByRole('button', { name: /as your own player$/ }).click();
    await builder.slot('GK', '<b>Qqxz</b>').click();
    await builder.dialog('<b>Qqxz</b>').getByRole('button', { name: 'Edit' }).click();
    await builder.dialog('Your own player').getByRole('textbox', { name: 'Name' }).fill('Uncle Bob');
    await builder.dialog('Your own player').getByRole('button', { name: 'Save' }).click();
    await expect(builder.slot('GK', 'Uncle Bob')).toBeVisible();
  });
});

test.describe('while the page loads', () => {
  builderTest.use({ pictures: true });

  // On the common server, so that a phone and a tablet don't start one of their own.
  builderTest(
    'nothing shifts while the stored team, the index and results load @every-size',
    async ({ builder, page }) => {
      const shifts = await watchLayoutShifts(page);
      const held = Promise.withResolvers<void>();
      await page.route('**/api/players/search?*', (route) => held.promise.then(() => route.continue()));
      await builder.openWith(teamOf(ELEVEN, SEVEN));
      await builder.openSearch();
      await expect(builder.search.getByRole('combobox', { name: 'Era' })).toBeVisible();
      await untilFontsAreShown(page);
      // Typed rather than filled in, because typing may move things.
      await builder.searchField.focus();
      await page.keyboard.type('mesut ozil');
      await expect(builder.search.getByRole('status')).toHaveText('Searching the player database…');
      held.resolve();
      await expectOnline(builder);
      await expect(builder.result('Mesut Özil').locator('img')).toHaveCount(1);
      // Names are measured again when their font loads, which moves them by a pixel: five at once add up to 0.0025.
      const seen = await shifts();
      expect(sumOfShifts(seen), seen.join('\n')).toBeLessThan(0.003);
    },
  );
});
