import { expect } from '@playwright/test';
import { expectSound, TOP_DIALOG } from '#e2e/access/access.ts';
import { createAccount, openWithCloudTeam } from '#e2e/account/accounts.ts';
import { test, unique } from '#e2e/assistant/assistant-page.ts';
import { ELEVEN, SEVEN, samplePlayer, teamOf } from '#e2e/builder-page.ts';
import { changeInAnotherTab, holdMessages } from '#e2e/builder-trouble.ts';
import { neverGiveUp } from '#e2e/faults.ts';
import { ASSISTANT_FAILED, OFFLINE_ASSISTANT } from '#lib/platform/messages/assistant.ts';
import { NO_PLAYERS_FOUND } from '#lib/platform/messages/player.ts';
import { COPY_FAILED } from '#lib/platform/messages/share.ts';
import { OTHER_TAB_KEPT } from '#lib/platform/messages/team.ts';

const { LW, ST } = ELEVEN;

// The browser logs the requests that a test makes fail.
test.use({ expectedProblems: [/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

const SEARCH = '[role="search"]';
const NOTIFICATIONS = 'section[aria-label="Notifications"]';
const PANEL = '[role="dialog"]';
test('search and builder: three kinds of notifications, another tab, a running search, no results', async ({
  builder,
  page,
}) => {
  await openWithCloudTeam(builder, await createAccount(), teamOf({ LW, ST }));
  await holdMessages(builder, 1);
  await builder.untilAlive();
  await builder.find(ST);
  await builder.add(ST).click();
  await expect(builder.notification(`${ST} is already in your team`)).toBeVisible();
  await holdMessages(builder, 2);
  await builder.fillStorage();
  await builder.button('Rename My Dream Team').click();
  await page.getByRole('textbox', { name: 'Team name' }).fill('A name too long for what is left');
  await page.keyboard.press('Enter');
  await holdMessages(builder, 3);
  const kinds = await builder.notifications.evaluateAll((all) => all.map((one) => one.dataset.type));
  expect(kinds).toEqual(['success', 'error', 'warning']);
  await expectSound(page, NOTIFICATIONS, 'light, desk');
  for (let left = 3; left > 0; left -= 1) await builder.button('Dismiss').first().click();
  await builder.makeRoom();
  await builder.button(`Remove ${LW}`).click();
  await changeInAnotherTab(page);
  await expect(page.getByRole('alert').filter({ hasText: OTHER_TAB_KEPT })).toHaveCount(1);
  await builder.button('Keep this tab’s team').click();

  await neverGiveUp(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/players/search?*', async (route) => {
    await held.promise;
    await route.fulfill({ json: { players: [], source: 'live' } });
  });
  await builder.searchField.fill('qqqxyz');
  await expect(builder.search.getByRole('status')).toHaveText('Searching the player database…');
  await expectSound(page, SEARCH, 'light, desk');
  held.resolve();
  await expect(builder.search.getByRole('status')).toContainText(NO_PLAYERS_FOUND);
  await expectSound(page, SEARCH, 'dark, phone');
});

test('the assistant: not available, suggestions, streaming, errors, confirming before clearing, offline, the limit', async ({
  account: _signedIn,
  assistant,
  builder,
  page,
}) => {
  test.setTimeout(90_000);
  await test.step('an assistant that isn’t available says so', async () => {
    const services = { cloud: true, assistant: false, sportsLogin: true };
    await page.route('**/api/health', (route) => route.fulfill({ json: { status: 'healthy', services } }), {
      times: 1,
    });
    await builder.open();
    await assistant.expand();
    await expect(assistant.panel.getByRole('status')).toContainText('The assistant isn’t available on this site.');
    await expectSound(page, PANEL, 'light, desk');
  });
  await test.step('an assistant that is available suggests questions', async () => {
    await page.reload();
    await assistant.expand();
    await expect(assistant.panel.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
    await expectSound(page, PANEL, 'dark, phone');
  });
  await test.step('an answer can be stopped while it streams', async () => {
    await assistant.ask(unique('{{slow}} Who?'));
    await expect(assistant.stop).toBeVisible();
    await expectSound(page, PANEL, 'light, desk');
    await expect(assistant.field).toBeEnabled({ timeout: 15_000 });
  });
  await test.step('every failed answer shows an error', async () => {
    const unavailable = { status: 503, json: { error: ASSISTANT_FAILED } };
    await page.route('**/api/ai/chat', (route) => route.fulfill(unavailable), { times: 1 });
    await assistant.ask(unique('Who, of a server that is gone?'));
    await expect(assistant.conversation.getByRole('alert')).toHaveText(ASSISTANT_FAILED);
    await expectSound(page, PANEL, 'light, desk');
    await assistant.ask(unique('{{server-error once}} Who?'));
    await expect(assistant.conversation.getByRole('alert')).toHaveCount(2);
    await expectSound(page, PANEL, 'dark, phone');
  });
  await test.step('clearing the history asks first', async () => {
    await assistant.menu.click();
    await assistant.panel.getByRole('button', { name: 'Clear history' }).click();
    await expect(builder.dialog('Clear history')).toBeVisible();
    await expectSound(page, TOP_DIALOG, 'light, desk');
    await page.keyboard.press('Escape');
  });
  await test.step('at the daily limit, the panel says so and keeps focus', async () => {
    await assistant.conversation.getByRole('button', { name: 'Try again' }).last().click();
    await expect(assistant.panel.getByText('3 of 5 questions left today')).toBeVisible();
    for (let left = 2; left >= 0; left -= 1) {
      await assistant.ask(unique('Who?'));
      await expect(assistant.panel.getByText(`${left} of 5 questions left today`)).toBeVisible();
    }
    await expect(assistant.panel.getByText('Rate Limit Reached')).toBeVisible();
    // The field is disabled, but focus stays in the panel.
    await expect.poll(() => assistant.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  });
  await test.step('offline, the panel says so', async () => {
    await page.context().setOffline(true);
    await expect(assistant.panel.getByRole('status')).toContainText(OFFLINE_ASSISTANT);
    await expectSound(page, PANEL, 'light, desk');
  });
});

test('card, sharing and other pages', async ({ builder, page }) => {
  await test.step('the card of a captain with a duplicate number, colours open, a player out of position', async () => {
    const team = teamOf({ ST: 'Lionel Messi', LW: 'Luka Modrić' }, SEVEN);
    await builder.openWith({ ...team, captain: samplePlayer('Lionel Messi').id });
    await page.getByText('Colours', { exact: true }).click();
    await expectSound(page, 'details', 'light, desk');
    await builder.slot('ST', 'Lionel Messi').click();
    const card = builder.dialog('Lionel Messi');
    await expect(card).toContainText('is also worn by');
    await expectSound(page, 'dialog', 'dark, phone');
    await card.getByRole('textbox', { name: 'Shirt number' }).fill('0');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('alert')).toHaveText('Please enter a shirt number from 1 to 99');
    await builder.notifications.first().hover();
    await expectSound(page, 'dialog', 'light, desk');
  });
  await test.step('a failed copy, a shared team, a damaged link, a missing page, a failed sign-in', async () => {
    await page.keyboard.press('Escape');
    await builder.replaceTeam(teamOf(ELEVEN, SEVEN), 'My Dream Team 2');
    await builder.button('Share').click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/t\/1/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await builder.button('Copy link').click();
    await expect(builder.dialog('Share').getByRole('status')).toHaveText(COPY_FAILED);
    await expectSound(page, 'dialog', 'light, desk');
    const shared = await link.inputValue();
    const pages = {
      [shared]: [/Dream 11/, 'My Dream Team 2'],
      '/t/1damaged': [/Incomplete link/, 'This link is incomplete'],
      '/no-such-page': [/Page not found/, 'Page not found'],
      '/callback?error=access_denied': [/Signing in/, 'Authentication Error'],
    } as const;
    for (const [address, [title, heading]] of Object.entries(pages)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('main')).toHaveCount(1);
    }
  });
});
