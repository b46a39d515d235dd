import { expect, type Page } from '@playwright/test';
import { BuilderPage, test as builderTest, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { type Front, startFront } from '#e2e/site/front.ts';
import { untilStored, withoutRoutes } from '#e2e/site/offline-page.ts';
import { SHARED_PAGE_OFFLINE } from '#lib/platform/messages/share.ts';
import { teamToCode } from '#lib/share/team-code.ts';

const test = builderTest.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front = await startFront(baseURL ?? '');
    await use(front);
    await front.goAway();
  },
});

test.use({ serviceWorkers: 'allow' });
// The worker starts after three seconds, and the tests visit several times.
test.setTimeout(90_000);

async function visit(page: Page, { url }: { url: string }): Promise<BuilderPage> {
  const builder = new BuilderPage(page);
  await withoutRoutes(page);
  await page.goto(url);
  await builder.untilAlive();
  await untilStored(page);
  return builder;
}

const shells = (page: Page) => page.evaluate(() => caches.keys());

test('the stored page and shared links open if the network is slow or the server is down; sign-in callbacks always use the network', async ({
  page,
  front,
}) => {
  const builder = await visit(page, front);
  const timesAsked = (path: string) => front.asked.filter((asked) => asked.split('?')[0] === path).length;
  await page.goto(`${front.url}/callback`);
  await expect(page.getByRole('button', { name: 'Return to App' })).toBeVisible();
  await page.goto(`${front.url}/auth/confirm?token_hash=none&type=signup`);
  await expect(page.getByRole('button', { name: 'Confirm my account' })).toBeVisible();
  expect([timesAsked('/callback'), timesAsked('/auth/confirm')]).toEqual([1, 1]);

  front.holdPage();
  const before = timesAsked('/');
  await page.goto(front.url);
  await builder.untilAlive();
  expect(timesAsked('/')).toBe(before + 1);

  await front.goAway();
  const second = new BuilderPage(await page.context().newPage());
  await second.page.goto(`${front.url}/?source=home-screen`);
  await second.untilAlive();
  const code = await teamToCode(teamOf({ LW: ELEVEN.LW }));
  await second.page.goto(`${front.url}/t/${code}`);
  await expect(second.page.getByText(SHARED_PAGE_OFFLINE)).toBeVisible();
  await expect(second.page.locator('ol').getByRole('listitem')).toContainText([ELEVEN.LW]);
  for (const path of ['/callback?code=1&state=2', '/auth/confirm?token_hash=1&type=signup', '/other']) {
    await expect(second.page.goto(`${front.url}${path}`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  }
});

test('after a deploy, the next load is new, an open tab keeps its files, and the old build is removed later', async ({
  page,
  front,
}) => {
  const old = await visit(page, front);
  const [build = ''] = (await shells(page)).map((name) => name.replace('shell-', ''));
  const next = build.replaceAll(/\d/g, '0');
  front.deploy(build, next);

  const fresh = new BuilderPage(await page.context().newPage());
  const script = fresh.page.locator('script[src*="/_next/static/chunks/"]').first();
  await fresh.page.goto(front.url);
  await expect(script).toHaveAttribute('src', /\.next\.js$/);
  await expect.poll(() => shells(page), { timeout: 30_000 }).toEqual([`shell-${build}`, `shell-${next}`]);
  // The server no longer has this file.
  await old.button('Share').click();
  await expect(page.getByRole('dialog')).toContainText('link');

  await page.close();
  await fresh.page.reload();
  await expect.poll(() => shells(fresh.page), { timeout: 30_000 }).toEqual([`shell-${next}`]);
  await front.goAway();
  await fresh.page.reload();
  await fresh.untilAlive();
  await expect(script).toHaveAttribute('src', /\.next\.js$/);
});
