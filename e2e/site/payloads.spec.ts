import { expect, type Page } from '@playwright/test';
import { accountMenu, enter, fromMenu, openNameForm } from '#e2e/account/accounts.ts';
import { freshPlan, planned } from '#e2e/account/sports-login-page.ts';
import { test as withAssistant } from '#e2e/assistant/assistant-page.ts';
import { type BuilderPage, samplePlayer, teamOf } from '#e2e/builder-page.ts';
import { openWithIndex } from '#e2e/finder/search-page.ts';
import { expectNothingInjected, HOSTILE_ADDRESSES, inGroups, PAYLOADS, watchDialogs } from '#e2e/site/payloads.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { exportTeam } from '#lib/team/file/team-file.ts';
import { formationOf, newTeam } from '#lib/team/formation/formations.ts';
import type { SearchAnswer } from '#types/api.ts';
import type { ChatHistoryRecord } from '#types/chat-history.ts';
import type { CloudTeam } from '#types/cloud.ts';
import { MAX_TEXT } from '#types/limits.ts';
import type { Player } from '#types/player.ts';
import type { Team } from '#types/team.ts';

// Fifty payloads in every text that users or services control: nothing runs, nothing is requested.
const test = withAssistant.extend<{ dialogs: undefined }>({
  dialogs: [
    async ({ page, problems }, use) => {
      watchDialogs(page, problems);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A player with this text in every field. */
const playerOf = (text: string, id: string): Player => ({
  ...samplePlayer('Marta'),
  id,
  name: text,
  nationality: text,
  team: text,
  country: text,
  // Distinguishes players with similar names.
  year: 1900 + Number(/\d+$/.exec(id)?.[0]),
  apiId: id,
});

const SQUAD = 18;

/** Teams whose names cover all payloads. */
const TEAMS: readonly Team[] = Array.from({ length: Math.ceil(PAYLOADS.length / SQUAD) }, (_, index) => {
  const texts = PAYLOADS.slice(index * SQUAD, (index + 1) * SQUAD);
  const players = texts.map((text, place) => ({ ...playerOf(text, `p${place}`), apiId: null }));
  const team = { ...newTeam(), name: texts[0] ?? '' };
  for (const [place, slot] of formationOf(team.formation).positions.entries())
    team.players[slot] = players[place] ?? null;
  return { ...team, substitutes: players.slice(11).map((player) => ({ ...player, isSubstitute: true })) };
});

const namesIn = (team: Team) =>
  [...Object.values(team.players), ...team.substitutes].flatMap((player) => player?.name ?? []);

async function expectNamesShown(builder: BuilderPage, names: readonly string[]): Promise<void> {
  const labels = () =>
    builder.page.getByRole('button').evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  await expect
    .poll(async () => {
      const shown = await labels();
      return names.filter((name) => !shown.includes(`Remove ${name}`));
    })
    .toEqual([]);
}

test('names, clubs and countries from a file, and a team’s name', async ({ builder, page }) => {
  await builder.open();
  for (const team of TEAMS) {
    const text = JSON.stringify(exportTeam(team, '2026-01-01T00:00:00Z'));
    await page
      .getByLabel('Team file', { exact: true })
      .setInputFiles({ name: 'team.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expectNamesShown(builder, namesIn(team));
    await expect(builder.button(`Rename ${team.name}`)).toBeVisible();
    await builder.button(`GK, ${team.players.GK?.name}`).click();
    await expect(builder.dialog(team.players.GK?.name ?? '')).toBeVisible();
    await expectNothingInjected(page);
    await page.keyboard.press('Escape');
  }
});

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

test('a shared team, on its own page and in the builder', async ({ builder, page, request }) => {
  for (const team of TEAMS) {
    const code = await teamToCode(team);
    expect(code).not.toBeNull();
    await page.goto(`/t/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(team.name);
    const names = await page.getByRole('listitem').locator('bdi').allTextContents();
    expect(new Set(names)).toEqual(new Set(namesIn(team)));
    await expectNothingInjected(page);
    expect(await page.locator('script').count()).toBe(0);
    // The picture uses the same markup.
    expect((await request.get(`/t/${code}/picture`)).headers()['content-type']).toBe('image/png');
  }
  const [team] = TEAMS;
  if (!team) throw new Error('There is no team.');
  await page.goto(`/#team=${await teamToCode(team)}`);
  await expectNamesShown(builder, namesIn(team));
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

/** All link and image addresses. */
const addresses = (page: Page) =>
  page
    .locator('a[href], img[src]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''));

test('no picture or link ever gets a hostile address, whatever its source', async ({ builder, page }) => {
  const players = HOSTILE_ADDRESSES.map((imageUrl, index) => ({
    ...playerOf(`Nobody ${index}`, `x${index}`),
    imageUrl,
  }));
  // A search response with such an address is discarded completely.
  await page.route('**/api/players/search?*', (route) => route.fulfill({ json: { players, source: 'live' } }));
  const team = { ...newTeam(), name: 'Hostile Pictures' };
  for (const [place, slot] of formationOf(team.formation).positions.entries())
    team.players[slot] = players[place] ?? null;
  const withBench = { ...team, substitutes: players.slice(11).map((player) => ({ ...player, isSubstitute: true })) };
  const sound = exportTeam(withBench, '2026-01-01T00:00:00Z');
  expect(JSON.stringify(sound)).toContain('vbscript:msgbox(1)');
  await builder.open();
  await page
    .getByLabel('Team file', { exact: true })
    .setInputFiles({ name: 'team.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(sound)) });
  await expectNamesShown(
    builder,
    players.map(({ name }) => name),
  );
  await builder.searchField.fill('qqqxyz');
  await expect(builder.search.getByRole('status')).toContainText('Using local player data instead');
  for (const address of await addresses(page)) expect(address).toMatch(/^(?:\/|https:\/\/r2\.thesportsdb\.com\/)/);
  await expect(builder.pitch.locator('img')).toHaveCount(0);
  await expect(builder.bench.locator('img')).toHaveCount(0);
  expect(await teamToCode(withBench).then((code) => page.goto(`/t/${code}`))).not.toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hostile Pictures');
  for (const address of await addresses(page)) expect(address).toMatch(/^\//);
  await expect(page.locator('image')).toHaveCount(0);
});
