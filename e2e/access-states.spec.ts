import { expect, type Page } from '@playwright/test';
import { expectSound } from '#e2e/access.ts';
import {
  createAccount,
  freshEmail,
  fromMenu,
  named,
  openSignIn,
  saveFromElsewhere,
  signIn,
  signOut,
} from '#e2e/accounts.ts';
import { test, unique } from '#e2e/assistant-page.ts';
import { ELEVEN, envelopeOf, SEVEN, samplePlayer, teamOf } from '#e2e/builder-page.ts';
import {
  NO_PLAYERS_FOUND,
  OFFLINE_ASSISTANT,
  OTHER_TAB_KEPT,
  RECOVERY_SENT,
  SAVED,
  SELECT_POSITION_FIRST,
} from '#lib/messages.ts';
import { TEAM_KEY } from '#lib/storage.ts';

const { LW, ST } = ELEVEN;

// What a test makes fail the browser reports.
test.use({ expectedProblems: [/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

const SEARCH = '[role="search"]';
const NOTIFICATIONS = 'section[aria-label="Notifications"]';
const PANEL = '[role="dialog"]';
const BANNER = '[role="alert"]:has(button)';
/** A question on top of another dialog. */
const TOP = 'dialog:not(:has(dialog[open]))';

const question = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('search and builder: while it searches, nobody found, three kinds of notifications, another tab', async ({
  builder,
  page,
}) => {
  test.setTimeout(60_000);
  await builder.openWith(teamOf({ LW, ST }));
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

  await builder.searchField.fill('marta');
  await builder.add('Marta').click();
  await expect(builder.notification(SELECT_POSITION_FIRST)).toBeVisible();
  await builder.notifications.first().hover();
  await expectSound(page, NOTIFICATIONS, 'light, desk');

  const rival = JSON.stringify(envelopeOf(teamOf({ ST }), { rev: 90, writer: 'elsewhere' }));
  await builder.button(`Remove ${LW}`).click();
  await page.evaluate(
    ([key, value]) => {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: localStorage }));
    },
    [TEAM_KEY, rival] as const,
  );
  await expect(page.getByRole('alert').filter({ hasText: OTHER_TAB_KEPT }).first()).toBeVisible();
  await expectSound(page, BANNER, 'dark, phone');
});

test('the card of a captain with somebody else’s number, colours open, somebody out of place', async ({
  builder,
  page,
}) => {
  test.setTimeout(60_000);
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
  await expect(card.getByRole('alert')).toHaveText('A shirt number is a whole number from 1 to 99');
  await builder.notifications.first().hover();
  await expectSound(page, 'dialog', 'light, desk');
});

test('an account: a recovery that was sent, no teams, no name, the questions about teams', async ({
  builder,
  page,
}) => {
  test.setTimeout(90_000);
  await builder.openWith(teamOf({ ST }));
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Email').fill(freshEmail());
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByRole('status')).toHaveText(RECOVERY_SENT);
  await expectSound(page, 'dialog', 'dark, phone');
  await page.keyboard.press('Escape');

  const account = await createAccount();
  await saveFromElsewhere(account, named('Cloud Nine', teamOf({ LW })));
  await signIn(page, account);
  await expect(question(page, 'Which team do you want to see?')).toBeVisible();
  await expectSound(page, 'dialog', 'light, desk');
  await builder.button('Keep this team').click();

  await fromMenu(page, 'My teams');
  await builder.button('Delete Cloud Nine').click();
  await expect(question(page, 'Delete “Cloud Nine”?')).toBeVisible();
  await expectSound(page, TOP, 'dark, phone');
  await page.keyboard.press('Escape');
  await builder.button('Rename Cloud Nine').click();
  await page.getByRole('textbox', { name: 'New name' }).fill('  ');
  await page.keyboard.press('Enter');
  await expect(builder.dialog('My teams').getByRole('alert')).toHaveText('Please enter a team name');
  await expectSound(page, 'dialog', 'light, desk');
  await builder.dialog('My teams').getByRole('button', { name: 'Cancel' }).click();
  await builder.button('Open Cloud Nine').click();
  await expect(question(page, 'You have unsaved changes')).toBeVisible();
  await expectSound(page, TOP, 'dark, phone');
  await builder.button('Go on without saving').click();
  await builder.expectTeam({ LW });

  await fromMenu(page, 'Change name');
  await page.getByRole('textbox', { name: 'Full name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(builder.dialog('Change name').getByRole('alert')).toBeVisible();
  await expectSound(page, 'dialog', 'light, desk');
  await page.keyboard.press('Escape');

  await builder.button(`Remove ${LW}`).click();
  await signOut(page);
  await signIn(page, account);
  await expect(question(page, 'Unsaved changes found')).toBeVisible();
  await expectSound(page, 'dialog', 'dark, phone');
  await builder.button('Restore').click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(builder.notification(SAVED)).toBeVisible();
  await builder.notification(SAVED).hover();
  await expectSound(page, NOTIFICATIONS, 'light, desk');
});

test('the assistant: suggestions, streaming, an error, the question before it forgets, offline, the limit', async ({
  account,
  assistant,
  builder,
  page,
}) => {
  test.setTimeout(90_000);
  await builder.open();
  await assistant.expand();
  await expect(assistant.panel.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
  await expectSound(page, PANEL, 'dark, phone');
  await assistant.ask(unique(`{{slow}} Who, ${account.email.length}?`));
  await expect(assistant.stop).toBeVisible();
  await expectSound(page, PANEL, 'light, desk');
  await expect(assistant.field).toBeEnabled({ timeout: 15_000 });
  await assistant.ask(unique('{{server-error once}} Who?'));
  await expect(assistant.conversation.getByRole('alert')).toBeVisible();
  await expectSound(page, PANEL, 'dark, phone');
  await assistant.menu.click();
  await assistant.panel.getByRole('button', { name: 'Clear history' }).click();
  await expect(question(page, 'Clear history')).toBeVisible();
  await expectSound(page, TOP, 'light, desk');
  await page.keyboard.press('Escape');
  await assistant.conversation.getByRole('button', { name: 'Try again' }).click();
  await expect(assistant.panel.getByText('3 of 5 questions left today')).toBeVisible();
  for (let left = 2; left >= 0; left -= 1) {
    await assistant.ask(unique('Who?'));
    await expect(assistant.panel.getByText(`${left} of 5 questions left today`)).toBeVisible();
  }
  await expect(assistant.panel.getByText('Rate Limit Reached')).toBeVisible();
  // Its field is closed now, and the focus is in the panel all the same.
  await expect.poll(() => assistant.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.context().setOffline(true);
  await expect(assistant.panel.getByRole('status')).toContainText(OFFLINE_ASSISTANT);
  await expectSound(page, PANEL, 'light, desk');
});

test('pages beside the builder: a shared team, a damaged link, a missing page, a sign-in that failed', async ({
  builder,
  page,
}) => {
  test.setTimeout(60_000);
  await builder.openWith(teamOf(ELEVEN, SEVEN));
  await builder.button('Share').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/t\/1/);
  await expectSound(page, 'dialog', 'dark, phone');
  const shared = await link.inputValue();
  const pages = {
    [shared]: [/Dream 11/, 'My Dream Team'],
    '/t/1damaged': [/Link damaged/, 'This link is damaged'],
    '/no-such-page': [/Page not found/, 'Page not found'],
    '/callback?error=access_denied': [/Signing in/, 'Authentication Error'],
  } as const;
  for (const [address, [title, heading]] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectSound(page, 'body', 'light, desk');
  }
});
