import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { enter } from '#e2e/account/accounts.ts';
import { ELEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { untilStored, withoutRoutes } from '#e2e/site/offline-page.ts';
import { OFFLINE_ACCOUNT } from '#lib/platform/messages/account.ts';
import { OFFLINE_ASSISTANT } from '#lib/platform/messages/assistant.ts';
import { SAVED } from '#lib/platform/messages/cloud.ts';
import { OFFLINE_DATABASE_BANNER } from '#lib/platform/messages/player.ts';
import { PICTURE_OFFLINE } from '#lib/platform/messages/share.ts';

test.use({ serviceWorkers: 'allow' });
// The worker starts after three seconds, and the tests visit several times.
test.setTimeout(90_000);

test.describe('offline', () => {
  test.use({
    expectedProblems: [
      /Failed to load resource: net::ERR_[A-Z_]+ .*(?:\/api\/(?:players\/(?:search|portrait)|health)|thumb\.wikimedia\.org)/,
    ],
  });

  test('the page opens; search, card and files work; anything that needs a connection says so', async ({
    builder,
    page,
  }) => {
    await withoutRoutes(page);
    await builder.openWith(teamOf({ LW: ELEVEN.LW }));
    await untilStored(page);
    await test.step('the page opens with its team', async () => {
      await page.context().setOffline(true);
      await page.reload();
      await builder.untilAlive();
      await builder.expectTeam({ LW: ELEVEN.LW });
    });
    await test.step('search finds players, says that it is offline, and adds them', async () => {
      await expect(builder.search.getByRole('combobox', { name: 'Era' })).toBeVisible();
      await builder.slot('CM').click();
      await builder.searchField.fill('Μέσι');
      await expect(builder.add('Lionel Messi')).toBeVisible();
      await builder.searchField.fill('xavi');
      await expect(builder.search.getByText(OFFLINE_DATABASE_BANNER, { exact: true })).toBeVisible();
      await builder.add('Xavi').click();
      await expect(builder.slot('CM', 'Xavi')).toBeVisible();
    });
    await test.step('a player’s card opens', async () => {
      await builder.slot('CM', 'Xavi').click();
      await expect(builder.dialog('Xavi').getByRole('button', { name: 'Move', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('an exported team can be imported and survives a reload', async () => {
      const downloading = page.waitForEvent('download');
      await builder.button('Export team').click();
      const file = await (await downloading).path();
      await builder.button('Remove Xavi').click();
      await builder.expectTeam({ LW: ELEVEN.LW });
      const team = { name: 'team.json', mimeType: 'application/json', buffer: await readFile(file) };
      await page.getByLabel('Team file', { exact: true }).setInputFiles(team);
      await expect(builder.slot('CM', 'Xavi')).toBeVisible();
      await page.reload();
      await builder.untilAlive();
      await builder.expectTeam({ LW: ELEVEN.LW, CM: 'Xavi' });
    });
    await test.step('a World Cup can be played', async () => {
      await page.goto('/play');
      await page.getByRole('link', { name: 'World Cup', exact: true }).click();
      await page.getByRole('button', { name: 'Auto-fill the rest' }).click();
      await page.getByRole('button', { name: /^Play the World Cup/ }).click();
      await expect(page.getByRole('button', { name: 'Watch' })).toBeVisible();
    });
    await test.step('today’s draft can be started', async () => {
      await page.goto('/play/today');
      await page.getByRole('button', { name: 'Start the draft' }).click();
      await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
      await page.goto('/');
      await builder.untilAlive();
    });
    await test.step('the picture says that it needs a connection, and is drawn once there is one', async () => {
      await builder.button('Share').click();
      const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
      await expect(dialog.getByText(PICTURE_OFFLINE)).toBeVisible();
      await expect(dialog.getByRole('img')).toHaveCount(0);
      await page.context().setOffline(false);
      await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
      await page.context().setOffline(true);
      await page.keyboard.press('Escape');
    });
    await test.step('signing in and the assistant say that they need a connection', async () => {
      await builder.button('Sign in').click();
      await expect(builder.dialog('Sign in')).toContainText(OFFLINE_ACCOUNT);
      await page.keyboard.press('Escape');
      await builder.button('AI, Soccer Assistant').click();
      await expect(builder.dialog('Soccer Team Assistant')).toContainText(OFFLINE_ASSISTANT);
    });
  });
});

test('nothing personal is ever stored', async ({ builder, page, baseURL }) => {
  const account = await enter(page.context(), baseURL ?? '');
  await builder.openWith(teamOf({ LW: ELEVEN.LW }));
  await untilStored(page);
  await page.reload();
  await builder.untilAlive();
  await builder.find('Thierry Henry');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(builder.notification(SAVED)).toBeVisible();

  const stored = await page.evaluate(async () => {
    const entries: { url: string; headers: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const text = (await answer?.text()) ?? '';
        entries.push({ url: request.url, headers: JSON.stringify([...(answer?.headers ?? [])]), text });
      }
    }
    return entries;
  });
  const paths = stored.map(({ url }) => new URL(url).pathname);
  expect(paths).toContain('/');
  const known =
    /^\/(?:$|play(?:\/today)?$|_next\/static\/(?:chunks|media)\/|player-index\/|world-cups\/|manifest\.webmanifest$|icon\.svg$)/;
  expect(paths.filter((path) => !known.test(path))).toEqual([]);
  const cookies = (await page.context().cookies()).map(({ value }) => value);
  const secrets = [account.email, account.id, account.fullName, ...cookies, 'set-cookie'];
  const told = stored.filter(({ headers, text }) => secrets.some((secret) => `${headers}${text}`.includes(secret)));
  expect(told.map(({ url }) => url)).toEqual([]);
});

test('the app can be installed, with every kind of icon', async ({ builder, page, request }) => {
  await builder.open();
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Test browsers run incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touchIcon = page.locator('link[rel="apple-touch-icon"]');
  const apple = { src: (await touchIcon.getAttribute('href')) ?? '', sizes: await touchIcon.getAttribute('sizes') };
  for (const { src, sizes } of [...pictures, apple]) {
    const picture = await request.get(src);
    expect(picture.status()).toBe(200);
    const header = await picture.body();
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const scheme of ['light', 'dark']) {
    await expect(page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`)).toHaveCount(1);
  }
});

test('the worker is revalidated every time, controls the whole site, and can reach no other', async ({ request }) => {
  const worker = await request.get('/_next/static/service-worker/sw.js');
  expect(worker.status()).toBe(200);
  expect(worker.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const page = await request.get('/');
  expect(page.headers()['content-security-policy']).toContain("worker-src 'self'");
});
