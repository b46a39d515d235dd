import { expect, type Page } from '@playwright/test';
import type { BuilderPage } from '#e2e/builder-page.ts';
import { playerOf, test } from '#e2e/site/payload-test.ts';
import { expectNothingInjected, HOSTILE_ADDRESSES, PAYLOADS } from '#e2e/site/payloads.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { exportTeam } from '#lib/team/file/team-file.ts';
import { formationOf, newTeam } from '#lib/team/formation/formations.ts';
import type { Team } from '#types/team.ts';

// The payloads that services and accounts send are in e2e/slow/payloads.spec.ts.

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
