import { expect } from '@playwright/test';
import { expectSound, expectSoundInBothSchemes } from '#e2e/access.ts';
import { type BuilderPage, ELEVEN, samplePlayer, teamOf } from '#e2e/builder-page.ts';
import { neverGiveUp } from '#e2e/faults.ts';
import { answered, expectOnline, openWithIndex, test } from '#e2e/search-page.ts';

const { ST } = ELEVEN;

/** Opens the card of somebody found by the sports database. */
async function openFound(builder: BuilderPage, name: string): Promise<void> {
  await answered(builder.page, () => builder.searchField.fill(name));
  await expectOnline(builder);
  await builder.results.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(builder.dialog(name)).toBeVisible();
}

test('the card has every field, the biography in paragraphs and the credit of the picture', async ({
  builder,
  page,
}) => {
  await openWithIndex(builder);
  // Even ids are marked as Creative Commons in the fake.
  await openFound(builder, 'Bukayo Saka');
  const card = builder.dialog('Bukayo Saka');
  await expect(card.getByText('Right winger', { exact: true })).toBeVisible();
  const facts: Record<string, string> = {
    Club: 'Arsenal',
    Country: 'England',
    'National team': 'England',
    Born: 'September 5, 2001',
    Birthplace: 'England',
    'Year of birth': '2001',
    Height: '1.82 m (6 ft 0 in)',
    Weight: '78 kg',
    'Shirt number': '7',
  };
  for (const [term, value] of Object.entries(facts)) {
    const fact = card.locator('dl > div').filter({ has: page.locator('dt').getByText(term, { exact: true }) });
    await expect(fact.locator('dd')).toHaveText(value);
  }
  const biography = card.getByRole('region', { name: 'Biography' });
  await expect(biography.locator('p')).toHaveText([/^Bukayo Saka \(born 2001-09-05\)/, /^This second paragraph/]);
  await expect(card).toContainText('Picture: Photo: Example Photographer, CC BY-SA 4.0');
  // The sports database knows neither (D18).
  await expect(card).not.toContainText('Goals');
  await expect(card).not.toContainText('Assists');
});

test('goals and assists stand where a player has them (D18), and a shirt number of the team in its field alone', async ({
  builder,
}) => {
  await builder.openWith(teamOf({ ST }));
  await builder.slot('ST', ST).click();
  await expect(builder.dialog(ST).locator('dl')).toContainText('Goals228');
  await expect(builder.dialog(ST).getByRole('region', { name: 'Biography' })).toBeVisible();
  await expect(builder.dialog(ST).locator('dl')).not.toContainText('Shirt number');
});

/** The card is shown, and the way back leads out of it. */
async function expectCard(builder: BuilderPage): Promise<void> {
  await expect(builder.dialog(ST)).toBeVisible();
  await builder.page.waitForFunction(() => history.state?.dialog);
}

test.describe('closing', () => {
  const ways: Record<string, (builder: BuilderPage) => Promise<unknown>> = {
    'the button': (builder) => builder.dialog(ST).getByRole('button', { name: 'Close', exact: true }).click(),
    'the Escape key': (builder) => builder.page.keyboard.press('Escape'),
    'the overlay': (builder) => builder.page.mouse.click(5, 5),
    'the way back': (builder) => builder.page.goBack(),
  };
  test('each way out closes the card, the focus returns, and the page stays @every-size', async ({ builder, page }) => {
    await builder.openWith(teamOf({ ST }));
    const address = page.url();
    for (const [way, close] of Object.entries(ways)) {
      await test.step(way, async () => {
        await builder.slot('ST', ST).press('Enter');
        await expectCard(builder);
        await close(builder);
        await expect(builder.dialog(ST)).toBeHidden();
        await expect(builder.slot('ST', ST)).toBeFocused();
        expect(page.url()).toBe(address);
        // And again: no entry of the history was left over or taken too many.
        await builder.slot('ST', ST).press('Enter');
        await expectCard(builder);
        await page.goBack();
        await expect(builder.dialog(ST)).toBeHidden();
        await expect(builder.slot('ST', ST)).toBeVisible();
        expect(page.url()).toBe(address);
      });
    }
  });

  test('from a result the focus returns to it', async ({ builder, page }) => {
    await openWithIndex(builder);
    await openFound(builder, 'Thierry Henry');
    await page.keyboard.press('Escape');
    await expect(builder.results.getByRole('button', { name: /^Thierry Henry/ })).toBeFocused();
  });
});

test.describe('trouble', () => {
  test.use({ expectedProblems: [/status of (404|502|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('waits with a word, then tells', async ({ builder, page }) => {
    await openWithIndex(builder);
    await answered(builder.page, () => builder.searchField.fill('luis diaz'));
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
  });

  test('whatever is wrong with a record, the card says so, and tells what the search has told', async ({
    builder,
    page,
    db,
    recovered,
  }) => {
    await openWithIndex(builder);
    for (const { fault, name, message } of [
      // Each with somebody of his own, whose record is not in the cache.
      { fault: 'null-list', name: 'Cody Gakpo', message: 'Player not found in database' },
      { fault: 'html', name: 'Erling Haaland', message: 'Failed to load additional data' },
      { fault: 'unavailable', name: 'Cole Palmer', message: 'Failed to fetch player data' },
    ] as const) {
      await test.step(fault, async () => {
        await recovered();
        db.control({ fault, endpoint: 'lookupplayer' });
        await openFound(builder, name);
        await expect(builder.dialog(name)).toContainText(message);
        await expect(builder.dialog(name)).toContainText('National team');
        if (fault === 'unavailable') await expectSound(page, 'dialog', 'dark, phone');
        await page.keyboard.press('Escape');
        await expect(builder.dialog(name)).toBeHidden();
      });
    }
  });

  test('somebody whom the sports database does not know: Player not found in database', async ({ builder, page }) => {
    await openWithIndex(builder);
    await openFound(builder, 'Gaetano Scirea');
    await expect(builder.dialog('Gaetano Scirea')).toContainText('Player not found in database');
    await expect(builder.dialog('Gaetano Scirea')).toContainText('Juventus');
    await expectSound(page, 'dialog', 'light, desk');
  });

  test('a record with nothing in it: No player data found', async ({ builder, page }) => {
    await openWithIndex(builder);
    await page.route('**/api/players/3*', async (route) => {
      const details = { born: '', birthPlace: '', height: '', weight: '', biography: '', credit: '' };
      await route.fulfill({ json: { player: { ...samplePlayer(ST), imageUrl: null }, details } });
    });
    await openFound(builder, 'Bukayo Saka');
    await expect(builder.dialog('Bukayo Saka')).toContainText('No player data found');
  });

  test('offline the card has what the index knows, and says what failed', async ({ builder, page }) => {
    await openWithIndex(builder);
    // The card's own code is there before the network goes.
    await openFound(builder, 'Thierry Henry');
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await builder.searchField.fill('gaetano scirea');
    await builder.results.getByRole('button', { name: /^Gaetano Scirea/ }).click();
    const card = builder.dialog('Gaetano Scirea');
    await expect(card).toContainText('Failed to search for player');
    await expect(card.locator('dl')).toContainText('BornMay 25, 1953');
    await expect(card.locator('dl')).toContainText('Juventus');
    await expect(card.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  });
});

test('a picture that does not come within three seconds leaves the initials', async ({ builder, page }) => {
  await openWithIndex(builder);
  let asked = 0;
  // Never answered.
  await page.route('https://r2.thesportsdb.com/**', () => {
    asked++;
  });
  await answered(page, () => builder.searchField.fill('bukayo saka'));
  const row = builder.result('Bukayo Saka');
  await expect(row.locator('img')).toHaveCount(1);
  await expect(row).toContainText('BS');
  await expect(row.locator('img')).toHaveCount(0, { timeout: 10_000 });
  await expect(row).toContainText('BS');
  expect(asked).toBeGreaterThan(0);
});

test('the full card: nothing that axe objects to, nothing hangs out, light and dark @every-size', async ({
  builder,
  page,
}) => {
  await openWithIndex(builder);
  await openFound(builder, 'Bukayo Saka');
  await expect(builder.dialog('Bukayo Saka').getByRole('region', { name: 'Biography' })).toBeVisible();
  await expectSoundInBothSchemes(page);
});
