import { expect } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { type BuilderPage, ELEVEN, samplePlayer, teamOf } from '#e2e/builder-page.ts';
import { neverGiveUp } from '#e2e/faults.ts';
import { answered, expectOnline, openWithIndex, test } from '#e2e/finder/search-page.ts';

const { ST } = ELEVEN;

/** Opens the card of a player found in the sports database. */
async function openFound(builder: BuilderPage, name: string): Promise<void> {
  await answered(builder.page, () => builder.searchField.fill(name));
  await expectOnline(builder);
  await builder.results.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(builder.dialog(name)).toBeVisible();
}

test('the card has every field, the biography in paragraphs and the picture credit; focus returns to the result', async ({
  builder,
  page,
}) => {
  await openWithIndex(builder);
  // The fake marks even ids as Creative Commons.
  await openFound(builder, 'Bukayo Saka');
  const card = builder.dialog('Bukayo Saka');
  await expect(card.getByText(/^Right winger/)).toBeVisible();
  const facts: Record<string, string> = {
    Club: 'Arsenal',
    Nation: 'England',
    Born: '5 September 2001',
    Birthplace: 'England',
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
  // The sports database has neither (D18).
  await expect(card).not.toContainText('Goals');
  await expect(card).not.toContainText('Assists');
  await page.keyboard.press('Escape');
  await expect(builder.results.getByRole('button', { name: /^Bukayo Saka/ })).toBeFocused();
});

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
  test('every way of closing the card returns focus and stays on the page; goals are shown if known (D18), and the shirt number only in its field @every-size', async ({
    builder,
    page,
  }) => {
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
        // The history has the right number of entries.
        await builder.slot('ST', ST).press('Enter');
        await expectCard(builder);
        await page.goBack();
        await expect(builder.dialog(ST)).toBeHidden();
        await expect(builder.slot('ST', ST)).toBeVisible();
        expect(page.url()).toBe(address);
      });
    }
    await builder.slot('ST', ST).click();
    await expect(builder.dialog(ST).locator('dl')).toContainText('Goals228');
    await expect(builder.dialog(ST).getByRole('region', { name: 'Biography' })).toBeVisible();
    await expect(builder.dialog(ST).locator('dl')).not.toContainText('Shirt number');
  });
});

test.describe('trouble', () => {
  test.use({ expectedProblems: [/status of (404|502|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('the card in trouble', async ({ builder, page, db, recovered }) => {
    await test.step('shows that it is searching, that the player is unknown, or that the record is empty', async () => {
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
      await page.unroute('**/api/players/*');
      await page.keyboard.press('Escape');

      await openFound(builder, 'Gaetano Scirea');
      await expect(builder.dialog('Gaetano Scirea')).toContainText('Player not found in database');
      await expect(builder.dialog('Gaetano Scirea')).toContainText('Juventus');
      await page.keyboard.press('Escape');

      await page.route('**/api/players/3*', async (route) => {
        const details = { born: '', birthPlace: '', height: '', weight: '', biography: '', credit: '' };
        await route.fulfill({ json: { player: { ...samplePlayer(ST), imageUrl: null }, details } });
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
});
