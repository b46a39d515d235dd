import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createAccount, signIn } from '#e2e/accounts.ts';
import { BuilderPage, test as builderTest, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { type Front, startFront } from '#e2e/front.ts';
import { openWithIndex } from '#e2e/search-page.ts';
import { OFFLINE_DATABASE_BANNER } from '#lib/messages.ts';

const test = builderTest.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front = await startFront(baseURL ?? '');
    await use(front);
    await front.close();
  },
});

test.use({ serviceWorkers: 'allow' });

// To answer for other hosts, a test has the browser ask past every cache, which the worker would respect. Nobody here has
// a picture.
test.beforeEach(({ context }) => context.unrouteAll());

/** The build whose page is open. */
const buildOf = (page: Page) =>
  page.evaluate(() => /\\"b\\":\\"(\w+)\\"/.exec(document.documentElement.innerHTML)?.[1]);

const shells = (page: Page) => page.evaluate(() => caches.keys());

/** The first visit is over: the worker has stored everything and answers this page. */
async function untilStored(page: Page): Promise<void> {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(isControlled, { timeout: 30_000 }).toBe(true);
}

async function visit(page: Page, front: Front): Promise<BuilderPage> {
  const builder = new BuilderPage(page);
  await page.goto(front.url);
  await builder.untilAlive();
  await untilStored(page);
  return builder;
}

test.describe('without a network', () => {
  // The live search, which the sentence on the screen tells of.
  test.use({ expectedProblems: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED .*\/api\//] });

  test('the page opens anew, and search, card, files and sharing go on @every-size', async ({ builder, page }) => {
    await builder.openWith(teamOf({ LW: ELEVEN.LW }));
    await untilStored(page);
    await page.context().setOffline(true);
    await page.reload();
    await builder.untilAlive();
    await builder.expectTeam({ LW: ELEVEN.LW });

    await expect(builder.search.getByRole('combobox', { name: 'Era' })).toBeVisible();
    await builder.slot('CM').click();
    await builder.searchField.fill('xavi');
    await builder.add('Xavi').click();
    await expect(builder.slot('CM', 'Xavi')).toBeVisible();
    await expect(builder.search.getByText(OFFLINE_DATABASE_BANNER, { exact: true })).toBeVisible();

    await builder.slot('CM', 'Xavi').click();
    await expect(builder.dialog('Xavi').getByRole('button', { name: 'Move', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    const downloading = page.waitForEvent('download');
    await builder.button('Export team').click();
    const file = await (await downloading).path();
    await builder.button('Remove Xavi').click();
    await builder.expectTeam({ LW: ELEVEN.LW });
    const team = { name: 'team.json', mimeType: 'application/json', buffer: await readFile(file) };
    await page.getByLabel('Team file', { exact: true }).setInputFiles(team);
    await builder.expectTeam({ LW: ELEVEN.LW, CM: 'Xavi' });
    await page.reload();
    await builder.expectTeam({ LW: ELEVEN.LW, CM: 'Xavi' });
  });
});

test.describe('with a server that is gone', () => {
  test.use({ expectedProblems: [/Failed to load resource: net::ERR_CONNECTION_REFUSED .*\/api\//] });

  test('the page opens in a new tab; a sign-in that comes back does not', async ({ page, front }) => {
    await visit(page, front);
    await front.goAway();
    const second = new BuilderPage(await page.context().newPage());
    await second.page.goto(`${front.url}/?source=home-screen`);
    await second.untilAlive();
    for (const path of ['/callback?code=1&state=2', '/auth/confirm?token_hash=1&type=signup', '/t/abc', '/other']) {
      await expect(second.page.goto(`${front.url}${path}`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
    }
  });
});
