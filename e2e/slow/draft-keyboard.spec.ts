import { expect, type Page } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { anyone, pickNumber, players, score, takeButton } from '#e2e/draft-page.ts';
import { test } from '#e2e/fixtures.ts';
import { stepToHalfTime } from '#e2e/match-page.ts';
import { STARTERS } from '#types/limits.ts';

/** Drafts with the keyboard alone: Enter on a player, then on 'Take'. */
async function draftByKeyboard(page: Page, everyNth: number): Promise<void> {
  for (let pick = 1; pick <= STARTERS; pick++) {
    await expect(pickNumber(page, pick)).toBeVisible();
    // After a pick, the next squad has the focus.
    const focused = pick === 1 ? /\w/ : /^H1$/;
    await page.waitForFunction((tag) => new RegExp(tag).test(document.activeElement?.tagName ?? ''), focused.source);
    await (pick % everyNth === 0 ? players(page).first() : anyone(page)).focus();
    await page.keyboard.press('Enter');
    await takeButton(page).focus();
    await page.keyboard.press('Enter');
  }
}

test('by keyboard, a draft challenges a friend, and both see the same match', async ({ page, browser, baseURL }) => {
  await page.goto('/play/today');
  await page.getByRole('button', { name: 'Practise' }).press('Enter');
  await page.getByRole('button', { name: 'Start the draft' }).press('Enter');
  await expectSound(page, 'body', 'light, desk');
  await draftByKeyboard(page, 3);
  await expect(score(page)).toBeVisible();
  await expectSound(page, 'body', 'light, desk');
  await page.getByRole('button', { name: 'Challenge a friend' }).press('Enter');
  await page.getByRole('textbox', { name: 'Your name on the scoreboard' }).fill('Ana');
  const dialog = page.getByRole('dialog', { name: 'Challenge a friend' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await test.step('its World Cup is played with the keyboard alone, with a plan at half-time', async () => {
    const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
    await press(/^Play \d{4}$/);
    await press('Watch');
    const { match, plans } = await stepToHalfTime(page);
    await page.keyboard.press('ArrowDown');
    await expect(plans.getByRole('radio', { name: 'Hold' })).toBeChecked();
    await press('Second half');
    await match.press('Escape');
    await press('Skip to the end');
    await expect(page.getByRole('region', { name: 'Share' })).toContainText(/World Cup \d{4} [🟩🟨🟥]/u);
    await expect(page).toHaveURL(/plans=h/);
    await press('Back to the draft');
    await expect(score(page)).toBeVisible();
  });

  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1440, height: 900 } });
  const friend = await context.newPage();
  const answer = await test.step('the friend drafts without seeing the picks', async () => {
    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: 'Ana challenges you' })).toBeVisible();
    await friend.getByRole('textbox', { name: 'Your name on the scoreboard' }).fill('Ben');
    await expectSound(friend, 'body', 'light, desk');
    await friend.getByRole('button', { name: 'Draft my eleven' }).click();
    await draftByKeyboard(friend, 2);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/^Ben \d+–\d+.* Ana$/);
    await expectSound(friend, 'body', 'light, desk');
    return friend.getByRole('textbox', { name: 'Link to this result' }).inputValue();
  });
  const result = (await friend.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const [own, other] = /(\d+)–(\d+)/.exec(result)?.slice(1) ?? [];
  await test.step('the sender sees the same result', async () => {
    await page.goto(answer);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ana ${other}–${own}`);
  });
  await test.step('a damaged link says so', async () => {
    await page.goto(link.replace('picks=', 'picks=z'));
    await page.reload();
    await expect(page.getByText('This challenge link is damaged.')).toBeVisible();
  });
  await context.close();
});
