import { expect, type Page } from '@playwright/test';
import { enterAt } from '#e2e/access/access.ts';
import { BuilderPage, draftOf, EARLIER_KEY, ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { DRAFT_VERSION, writtenDraft } from '#lib/builder/drafts.ts';
import {
  OTHER_TAB_FOLLOWED,
  OTHER_TAB_KEPT,
  READ_ONLY_TEAM,
  STORAGE_BLOCKED,
  STORED_TEAM_CORRUPT,
} from '#lib/platform/messages/team.ts';
import { CORRUPT_TEAM_KEY, draftKey } from '#lib/platform/storage.ts';

const { LW, ST, RW } = ELEVEN;

const storedText = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function openSecond(page: Page): Promise<BuilderPage> {
  const second = new BuilderPage(await page.context().newPage());
  await second.open();
  return second;
}

test('every edit survives an immediate reload or crash', async ({ builder, page }) => {
  await builder.openWith(teamOf({ LW, ST, RW }));
  await builder.button(`Remove ${ST}`).click();
  await builder.button('Rename My Dream Team').click();
  await page.keyboard.type('Floodlight Eleven');
  await page.keyboard.press('Enter');
  await builder.button('Portrait view').click();
  await page.reload();
  await builder.untilAlive();
  await builder.expectTeam({ LW, RW });
  await expect(builder.button('Rename Floodlight Eleven')).toBeVisible();
  await expect(builder.button('Landscape view')).toBeVisible();
  await expect(builder.button('Undo')).toHaveAttribute('aria-disabled', 'true');

  await builder.button(`Remove ${RW}`).click();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const second = await openSecond(page);
  await expect(second.slot('LW', LW)).toBeVisible();
  await second.expectTeam({ LW });
});

/** Stores a team as another tab would if it hadn't seen this tab's edits yet. */
async function storeFromElsewhere(page: Page): Promise<void> {
  const rival = draftOf(teamOf({}, ['Marta']), { savedAt: Date.now() });
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/icon.svg');
  await elsewhere.evaluate(([key, value]) => localStorage.setItem(key, value), [
    draftKey('rival'),
    writtenDraft(rival),
  ] as const);
}

test('two tabs', async ({ builder, page }) => {
  await builder.openWith(teamOf({ LW, ST }));
  await test.step('two tabs without their own edits follow each other', async () => {
    // Like a duplicated tab, it gets a copy of the session's storage.
    const duplicate = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/'));
    const second = new BuilderPage(await duplicate);
    await second.untilAlive();
    await second.expectTeam({ LW, ST });
    await builder.button(`Remove ${ST}`).click();
    await expect(second.lastChange).toHaveText(OTHER_TAB_FOLLOWED);
    await second.expectTeam({ LW });
    await second.button(`Remove ${LW}`).click();
    await expect(builder.lastChange).toHaveText(OTHER_TAB_FOLLOWED);
    await builder.expectTeam({});
    await expect(page.getByText(OTHER_TAB_KEPT)).toHaveCount(0);
    await second.page.close();
  });
  await test.step('a tab with its own edits keeps them until the user chooses, even if closed without a choice', async () => {
    await builder.replaceTeam(teamOf({ LW, ST, RW }), 'Three forwards');
    await builder.button(`Remove ${ST}`).click();
    await storeFromElsewhere(page);
    const banner = page.getByRole('alert').filter({ has: page.getByRole('button') });
    await expect(banner).toContainText(OTHER_TAB_KEPT);
    await builder.expectTeam({ LW, RW });
    await builder.button('Keep this tab’s team').click();
    await expect(banner).toHaveCount(0);
    const second = await openSecond(page);
    await second.expectTeam({ LW, RW });
    await second.page.close();

    await builder.button(`Remove ${RW}`).click();
    await storeFromElsewhere(page);
    await builder.button('Use the other tab’s team').click();
    await builder.expectTeam({}, ['Marta']);
    await builder.button('Undo').click();
    await expect(builder.slot('LW', LW)).toBeVisible();
    await builder.expectTeam({ LW });

    await storeFromElsewhere(page);
    await expect(banner).toBeVisible();
    const next = page.context().newPage();
    await page.close();
    const later = new BuilderPage(await next);
    await later.open();
    await expect(later.slot('LW')).toBeVisible();
    await later.expectTeam({}, ['Marta']);
    const offer = later.dialog('Unsaved changes found');
    await expect(offer).toContainText('you left “Three forwards” with unsaved changes');
    await offer.getByRole('button', { name: 'Restore' }).click();
    await later.expectTeam({ LW });
    await later.button('Undo').click();
    await expect(later.slot('LW')).toBeVisible();
    await later.expectTeam({}, ['Marta']);
  });
});

test('blocked storage: the builder works in memory and says so once, from the start', async ({ builder, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await builder.open();
  await expect(builder.notification(STORAGE_BLOCKED)).toBeVisible();
  await builder.notification(STORAGE_BLOCKED).getByRole('button', { name: 'Dismiss' }).click();
  await builder.slot('ST').click();
  await builder.find(ST);
  await builder.add(ST).click();
  await builder.button(`Remove ${ST}`).click();
  await builder.expectTeam({});
  await expect(builder.notifications).toHaveCount(0);
});

test('a corrupt team is set aside with a warning, and legacy keys are removed by exact name', async ({
  builder,
  page,
}) => {
  await page.addInitScript(() => {
    for (const key of ['user', 'aiChatCount', 'team_migration', 'users-of-something-else', 'sb-x-auth-token']) {
      // `setItem` would be reported for the unknown key.
      localStorage[key] = '1';
    }
  });
  await builder.stored('{"v":1,"team":{"formation"');
  await builder.open();
  await expect(builder.notification(STORED_TEAM_CORRUPT)).toBeVisible();
  await builder.expectTeam({});
  expect(await storedText(page, CORRUPT_TEAM_KEY)).toBe('{"v":1,"team":{"formation"');
  expect(await storedText(page, EARLIER_KEY)).toBeNull();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['users-of-something-else', 'sb-x-auth-token']));
  expect(keys.filter((key) => ['user', 'aiChatCount', 'team_migration'].includes(key))).toEqual([]);
});

test('a team from a newer version can be viewed and exported, but is never changed or overwritten', async ({
  builder,
  page,
}) => {
  const text = JSON.stringify({ ...draftOf(teamOf({ LW, ST })), v: DRAFT_VERSION + 1, something: 'new' });
  await builder.stored(text);
  await builder.open();
  await expect(page.getByRole('alert').filter({ hasText: READ_ONLY_TEAM })).toBeVisible();
  await builder.expectTeam({ LW, ST });
  await builder.button(`Remove ${ST}`).click();
  await builder.button('Portrait view').click();
  await builder.expectTeam({ LW, ST });
  expect(await storedText(page, EARLIER_KEY)).toBe(text);
  const downloading = page.waitForEvent('download');
  await builder.button('Export team').click();
  expect((await downloading).suggestedFilename()).toBe('My_Dream_Team_dream11.json');
});

test('a newer team this version cannot read is exported unchanged', async ({ builder, page }) => {
  const text = '{"v":7,"squad":["in a shape of the future"]}';
  await builder.stored(text);
  await builder.open();
  const downloading = page.waitForEvent('download');
  await enterAt(page, builder.button('Export saved team'));
  await expect(builder.button('Export saved team')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(builder.button('Reload')).toBeFocused();
  const stream = await (await downloading).createReadStream();
  expect((await stream.toArray()).join('')).toBe(text);
  expect(await storedText(page, EARLIER_KEY)).toBe(text);
});
