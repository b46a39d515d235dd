import { expect } from '@playwright/test';
import { type BuilderPage, test as builderTest, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { openFound, openWithIndex, test } from '#e2e/finder/search-page.ts';

const { ST } = ELEVEN;

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
  builderTest(
    'every way of closing the card returns focus and stays on the page; goals are shown if known (D18), and the shirt number only in its field',
    async ({ builder, page }) => {
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
    },
  );
});
