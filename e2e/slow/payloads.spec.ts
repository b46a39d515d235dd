import { expect } from '@playwright/test';
import { accountMenu, enter, fromMenu, openNameForm } from '#e2e/account/accounts.ts';
import { freshPlan, planned } from '#e2e/account/sports-login-page.ts';
import { teamOf } from '#e2e/builder-page.ts';
import { openWithIndex } from '#e2e/finder/search-page.ts';
import { playerOf, test } from '#e2e/site/payload-test.ts';
import { expectNothingInjected, HOSTILE_ADDRESSES, inGroups, PAYLOADS } from '#e2e/site/payloads.ts';
import type { SearchAnswer } from '#types/api.ts';
import type { ChatHistoryRecord } from '#types/chat-history.ts';
import type { CloudTeam } from '#types/cloud.ts';
import { MAX_TEXT } from '#types/limits.ts';

test('players from the sports database, with their facts and biographies, and search text', async ({
  builder,
  page,
}) => {
  const found: SearchAnswer = { players: PAYLOADS.map((text, index) => playerOf(text, `db${index}`)), source: 'live' };
  await page.route('**/api/players/search?*', (route) => route.fulfill({ json: found }));
  await page.route(/\/api\/players\/db\d+$/, (route) => {
    const index = Number(/\d+$/.exec(route.request().url())?.[0]);
    const text = (offset: number) => PAYLOADS[(index + offset) % PAYLOADS.length] ?? '';
    const details = { born: text(0), birthPlace: text(10), height: text(20), weight: text(30), credit: text(40) };
    return route.fulfill({
      json: { player: playerOf(text(0), `db${index}`), details: { ...details, biography: PAYLOADS.join('\n\n') } },
    });
  });
  await openWithIndex(builder);
  await builder.searchField.fill('qqqxyz');
  await builder.results.getByRole('button', { name: 'Show more' }).click();
  // The offer to add your own player shows it too.
  await expect(builder.results.getByRole('listitem')).toHaveCount(PAYLOADS.length + 1);
  await expectNothingInjected(page);
  // Ten cards' facts show all payloads, and so does each biography.
  for (const name of PAYLOADS.slice(0, 10)) {
    await builder.results.getByTitle(name, { exact: true }).click();
    await expect(builder.dialog(name).getByRole('region', { name: 'Biography' }).getByRole('paragraph')).toHaveCount(
      PAYLOADS.length,
    );
    await expectNothingInjected(page);
    await page.keyboard.press('Escape');
  }
  for (const text of PAYLOADS) await builder.searchField.fill(text);
  await builder.button('Search').click();
  await expect(builder.searchField).toHaveValue(PAYLOADS.at(-1) ?? '');
  await expectNothingInjected(page);
});

test('a user’s name and cloud team names', async ({ builder, page, baseURL }) => {
  // Renames the account about twenty times.
  await enter(page.context(), baseURL ?? '');
  const teams: CloudTeam[] = PAYLOADS.map((name, index) => ({
    ...teamOf({}),
    id: `team-${index}`,
    name,
    version: 1,
    isDefault: index === 0,
    updatedAt: '2026-01-01T00:00:00Z',
    coach: name,
  }));
  await page.route('**/api/teams/load?limit=*', (route) => route.fulfill({ json: { success: true, teams } }));
  await page.route('**/api/teams/load?only=*', (route) =>
    route.fulfill({ json: { success: true, teams: teams.slice(0, 1) } }),
  );
  await builder.open();
  await expect(builder.button(`Rename ${PAYLOADS[0]}`)).toBeVisible();
  await expect(page.getByText(`Coach: ${PAYLOADS[0]}`)).toBeVisible();
  await fromMenu(page, 'My teams');
  await expect(page.getByRole('list', { name: 'Saved teams' }).getByRole('listitem')).toHaveCount(PAYLOADS.length);
  await expectNothingInjected(page);
  await page.keyboard.press('Escape');

  for (const name of inGroups(MAX_TEXT)) {
    const dialog = await openNameForm(page);
    await dialog.getByLabel('Full name').fill(name);
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(builder.dialog('Account')).toContainText(name);
  }
  await expectNothingInjected(page);
  await page.keyboard.press('Escape');
  await accountMenu(page).click();
  await expectNothingInjected(page);
});

test('questions, answers and their sources', async ({ assistant, builder, page, account: _signedIn }) => {
  const chatHistory: ChatHistoryRecord[] = PAYLOADS.map((text, index) => ({
    id: `h${index}`,
    messageContent: text,
    responseContent: `${text} [1]`,
    tokens_used: 1,
    citations: [HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? '', text],
    createdAt: '2026-01-01T00:00:00Z',
  }));
  await page.route('**/api/ai/history?*', (route) => route.fulfill({ json: { chatHistory } }));
  await builder.open();
  await assistant.expand();
  await expect(assistant.conversation).toContainText(PAYLOADS[49] ?? '');
  for (const text of PAYLOADS) await expect(assistant.conversation.getByText(text, { exact: true })).toHaveCount(1);
  await expect(assistant.conversation.getByRole('link')).toHaveCount(0);
  await expect(assistant.conversation.locator('img')).toHaveCount(0);
  await expectNothingInjected(page);
});

test('the sports login provider’s error messages', async ({ page }) => {
  for (const description of inGroups(200)) {
    // Only the answer to a sign-in that this browser started is shown.
    await planned(page, freshPlan({ refusal: { error: description.slice(0, 60), error_description: description } }));
    await page.goto('/api/oauth/start');
    await expect(page.getByRole('alert').getByRole('paragraph')).toContainText(description);
    await expectNothingInjected(page);
  }
});
