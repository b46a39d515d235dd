import { expect, type Page } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { anyone, pickNumber, players, score, takeButton } from '#e2e/draft-page.ts';
import { test } from '#e2e/fixtures.ts';
import { CUP_FILE_ADDRESS } from '#lib/match/cup/cup-file.generated.ts';
import { STARTERS } from '#types/limits.ts';

const mainTabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function startFromHome(page: Page): Promise<void> {
  await page.goto('/play');
  for (const name of ['Today’s draft', 'World Cup', 'Challenge'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Start the draft' }).click();
  await expect(pickNumber(page, 1)).toBeVisible();
}

test('with a finger, three taps take a player; a reload keeps the draft, and its World Cup counts @touch', async ({
  page,
}) => {
  await startFromHome(page);
  await test.step('the squad fits, and places are asked in a second step', async () => {
    await expect(page.getByRole('region', { name: 'Draft' }).getByRole('heading', { level: 1 })).toHaveText(/ \d{4}$/);
    await expect(mainTabs(page)).toBeHidden();
    await expectSound(page, 'body', 'dark, phone');
    await anyone(page).tap();
    await page.getByRole('button', { name: 'Choose his place' }).tap();
    await expect(takeButton(page)).toBeInViewport({ ratio: 1 });
    await expectSound(page, 'body', 'dark, phone');
    await page.goBack();
    await expect(players(page).first()).toBeVisible();
  });
  const tables = Promise.withResolvers<void>();
  await page.route(`**${CUP_FILE_ADDRESS}`, async (route) => {
    await tables.promise;
    await route.continue();
  });
  await test.step('eleven players are taken', async () => {
    for (let pick = 1; pick <= STARTERS; pick++) {
      await expect(pickNumber(page, pick)).toBeVisible();
      if (pick === 5) await page.reload();
      await anyone(page).tap();
      await page.getByRole('button', { name: 'Choose his place' }).tap();
      await takeButton(page).tap();
    }
    await expect(score(page)).toBeVisible();
    await expectSound(page, 'body', 'dark, phone');
  });
  const percent = (await score(page).textContent()) ?? '';
  await test.step('the perfect draft is shown beside it', async () => {
    await page.getByRole('radio', { name: 'Perfect draft' }).check();
    await expect(page.getByRole('region', { name: 'Pitch of the perfect draft' })).toBeVisible();
  });
  await test.step('the day’s World Cup is played, and its result names nobody', async () => {
    await page.getByRole('button', { name: /^Play \d{4}$/ }).tap();
    await expect(page.getByText('Loading…')).toBeVisible();
    tables.resolve();
    await expect(page.getByRole('heading', { name: /^Next: / })).toBeFocused();
    await page.getByRole('button', { name: 'Skip to the end' }).tap();
    await expect(page.getByRole('region', { name: 'Share' })).toContainText(percent.replace('Draft ', ''));
    await expect(page.getByRole('region', { name: 'Share' })).toContainText(/World Cup \d{4} [🟩🟨🟥]/u);
    await page.getByRole('button', { name: 'Back to the draft' }).tap();
    await expect(score(page)).toHaveText(percent);
  });
  await test.step('the first screen knows the result', async () => {
    await page.goto('/play/today');
    await expect(mainTabs(page)).toBeVisible();
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await expect(page.getByRole('list', { name: 'Cabinet' }).getByText(/^\d{4}$/)).toHaveCount(14);
    await expect(page.getByText('1 day running')).toBeVisible();
    await page.getByRole('link', { name: 'See your result' }).tap();
    await expect(score(page)).toHaveText(percent);
  });
});
