import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { OWN_ELEVEN, OWN_SEVEN, OWN_TEAM } from '#e2e/builder/own-players.ts';
import { BuilderPage, ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { watch } from '#e2e/fixtures.ts';
import { EXPORT_FAILED, IMPORT_DONE } from '#lib/platform/messages/team.ts';
import { exportTeam } from '#lib/team/file/team-file.ts';

const WRONG_TYPE = 'Invalid file format. Please select a JSON file.';
const NOT_OURS = 'This file is not a valid Dream 11 team export.';
const INVALID = 'The import file contains invalid team data.';
const CORRUPT = 'Failed to parse the import file. The file may be corrupted.';

const FULL = { ...teamOf(ELEVEN, SEVEN), name: 'Floodlight Eleven' };

const input = (builder: BuilderPage) => builder.page.getByLabel('Team file', { exact: true });
const success = (builder: BuilderPage) => builder.page.getByRole('status').filter({ hasText: IMPORT_DONE });

function fileOf(text: string, name = 'team.json') {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

test('an exported team, including own players, is the same after an import', async ({
  builder,
  page,
  browser,
  baseURL,
  problems,
}) => {
  await builder.openWith({ ...OWN_TEAM, name: FULL.name });
  const path = await test.step('the exported file is named after the team and has its data', async () => {
    const downloading = page.waitForEvent('download');
    await builder.button('Export team').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Floodlight_Eleven_dream11.json');
    const path = await download.path();
    const file = JSON.parse(await readFile(path, 'utf8'));
    expect(file).toMatchObject({ version: '1.0', appId: 'Dream 11', teamData: { formation: '4-3-3' } });
    expect(Date.parse(file.exportDate)).not.toBeNaN();
    return path;
  });

  const elsewhere = await browser.newContext({ baseURL });
  await watch(elsewhere, problems);
  const second = new BuilderPage(await elsewhere.newPage());
  await second.open();
  await test.step('the imported team has the same name and players', async () => {
    const choosing = second.page.waitForEvent('filechooser');
    await second.button('Import team').click();
    await (await choosing).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: await readFile(path) });
    await expect(success(second)).toBeVisible();
    await second.expectTeam(OWN_ELEVEN, OWN_SEVEN);
    await expect(second.button('Rename Floodlight Eleven')).toBeVisible();
    await expect(second.page.locator('main img[src="x"]')).toHaveCount(0);
  });
  await test.step('an imported own player can be edited, and the edit and the import undone', async () => {
    const { GK: name = '' } = OWN_ELEVEN;
    await second.slot('GK', name).click();
    await second.dialog(name).getByRole('button', { name: 'Edit' }).click();
    await second.dialog('Your own player').getByRole('textbox', { name: 'Name' }).fill('Uncle Bob');
    await second.dialog('Your own player').getByRole('button', { name: 'Save' }).click();
    await second.page.keyboard.press('Escape');
    await second.expectTeam({ ...OWN_ELEVEN, GK: 'Uncle Bob' }, OWN_SEVEN);
    await second.button('Undo').click();
    await second.expectTeam(OWN_ELEVEN, OWN_SEVEN);
    await second.button('Undo').click();
    await second.expectTeam({});
  });
  await elsewhere.close();
});

test('success is shown for three seconds, and not next to a later failure', async ({ builder, page }) => {
  await page.clock.install();
  await builder.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input(builder).setInputFiles(fileOf(JSON.stringify(exportTeam(FULL, '2026-01-01T00:00:00Z'))));
  await expect(success(builder)).toBeVisible();
  await page.clock.runFor(2900);
  await expect(success(builder)).toBeVisible();
  await page.clock.runFor(200);
  await expect(success(builder)).toBeHidden();

  await input(builder).setInputFiles(fileOf(JSON.stringify(exportTeam(FULL, '2026-01-01T00:00:00Z'))));
  await expect(success(builder)).toBeVisible();
  await input(builder).setInputFiles(fileOf('{'));
  await expect(builder.notification(CORRUPT)).toBeVisible();
  await expect(success(builder)).toBeHidden();
});

const sound = exportTeam(teamOf({ ST: ELEVEN.ST }, ['Marta']), '2026-01-01T00:00:00Z');
const withData = (change: object) => JSON.stringify({ ...sound, teamData: { ...sound.teamData, ...change } });
const [striker] = sound.teamData.players;

const REFUSED: readonly [what: string, file: ReturnType<typeof fileOf>, message: string][] = [
  ['a text file', fileOf('hello', 'hello.txt'), WRONG_TYPE],
  ['JSON without its type', fileOf(JSON.stringify(sound), 'team'), WRONG_TYPE],
  ['a picture', fileOf('GIF89a', 'team.gif'), WRONG_TYPE],
  ['an empty file', fileOf(''), CORRUPT],
  ['half a file', fileOf(JSON.stringify(sound).slice(0, 200)), CORRUPT],
  ['null', fileOf('null'), NOT_OURS],
  ['a list', fileOf('[]'), NOT_OURS],
  ["another product's file", fileOf(JSON.stringify({ ...sound, appId: 'Dream 12' })), NOT_OURS],
  ['no players', fileOf(withData({ players: undefined })), INVALID],
  ['an unknown formation', fileOf(withData({ formation: '9-9-9' })), INVALID],
  ['a slot used twice', fileOf(withData({ players: [striker, { ...striker, id: 'other' }] })), INVALID],
  ['a player on the pitch and on the bench', fileOf(withData({ substitutes: [striker] })), INVALID],
  ['a thousand players', fileOf(withData({ players: Array(1000).fill(striker) })), INVALID],
  [
    '__proto__ for players',
    fileOf(`{"appId":"Dream 11","teamData":{"__proto__":{"players":[]},"formation":"4-3-3"}}`),
    INVALID,
  ],
  ['a depth of ten thousand', fileOf('['.repeat(10_000) + ']'.repeat(10_000)), NOT_OURS],
];

/** The page thread's CPU time, which other programs don't affect. */
async function processorTimeMs(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

test('hostile and huge files are rejected with the reason, change nothing and never block the page', async ({
  builder,
  page,
}, testInfo) => {
  await builder.openWith(FULL);
  const time = await processorTimeMs(page);
  for (const [what, { name, buffer }, message] of REFUSED) {
    await test.step(what, async () => {
      // Read from disk, because passing the bytes would itself block the page.
      const path = testInfo.outputPath(name);
      await writeFile(path, buffer);
      const before = await time();
      await input(builder).setInputFiles(path);
      const notification = builder.notification(message);
      await expect(notification).toBeVisible();
      expect((await time()) - before).toBeLessThan(200);
      await notification.getByRole('button', { name: 'Dismiss', exact: true }).click();
      await expect(notification).toHaveCount(0);
    });
  }
  const path = testInfo.outputPath('ten-megabytes.json');
  await writeFile(path, `${' '.repeat(10 * 1024 * 1024)}${JSON.stringify(sound)}`);
  const before = await time();
  await input(builder).setInputFiles(path);
  await expect(builder.notification(INVALID)).toBeVisible();
  expect((await time()) - before).toBeLessThan(200);
  await builder.expectTeam(ELEVEN, SEVEN);
  await expect(builder.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(success(builder)).toHaveCount(0);
  await test.step('markup in a file stays text, a foreign picture is dropped, a later version is read with a console warning', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const hostile = { ...striker, name, imageUrl: 'https://evil.example/x.png', team: '\u202Egnitset' };
    await input(builder).setInputFiles(fileOf(withData({ players: [hostile], name: '<b>Bold</b>' })));
    await expect(builder.slot('ST', name)).toBeVisible();
    await expect(builder.button('Rename <b>Bold</b>')).toBeVisible();
    await expect(builder.pitch.locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => document.querySelectorAll('[onerror]').length)).toBe(0);

    const noted = page.waitForEvent('console', (message) => message.type() === 'warning');
    await input(builder).setInputFiles(fileOf(JSON.stringify({ ...sound, version: '2.0' })));
    await expect(success(builder)).toBeVisible();
    await builder.expectTeam({ ST: ELEVEN.ST }, ['Marta']);
    expect((await noted).text()).toContain('later version');
  });
});

test.describe('a browser that cannot create files', () => {
  test.use({ expectedProblems: [/no blobs/] });

  test('reports that the export failed', async ({ builder, page }) => {
    await page.addInitScript(() => {
      URL.createObjectURL = () => {
        throw new Error('no blobs');
      };
    });
    await builder.openWith(FULL);
    await builder.button('Export team').click();
    await expect(builder.notification(EXPORT_FAILED)).toBeVisible();
    await builder.expectTeam(ELEVEN, SEVEN);
  });
});
