import { expect, type Page } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { OWN_LAST, OWN_SEVEN, withOwnLast } from '#e2e/builder/own-players.ts';
import { BuilderPage, ELEVEN, SEVEN, samplePlayer, teamOf, test } from '#e2e/builder-page.ts';
import { watch } from '#e2e/fixtures.ts';
import { watchLayoutShifts } from '#e2e/layout.ts';
import { SHARED_LINK_DAMAGED } from '#lib/platform/messages/share.ts';
import { MAX_CODE, teamToCode } from '#lib/share/team-code.ts';
import { newTeam } from '#lib/team/formation/formations.ts';
import { serveBuild } from '#scripts/processes.ts';
import type { Team } from '#types/team.ts';

const FULL: Team = {
  ...teamOf(ELEVEN, SEVEN),
  name: 'Floodlight <b>Eleven</b>',
  captain: samplePlayer(ELEVEN.CM).id,
  viceCaptain: samplePlayer('Marta').id,
  shirt: 'claret',
  pitch: 'night',
};

const SHARED: Team = { ...FULL, substitutes: withOwnLast.substitutes, viceCaptain: samplePlayer(ELEVEN.GK).id };

async function codeOf(team: Team): Promise<string> {
  const code = await teamToCode(team);
  if (code === null) throw new Error('The team has no code.');
  return code;
}

const rename = (page: Page) => page.getByRole('button', { name: `Rename ${FULL.name}`, exact: true });
const card = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Build on this team', exact: true });

test.use({ pictures: true });

/** On its own server, because a server makes only 60 calls a minute for pictures, and each takes three. */
const withPictures = test.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const env = { NODE_OPTIONS: '--import=./e2e/fakes/reroute-thumbnails.ts' };
    const { url, stop } = await serveBuild({ env, quiet: true });
    await use(url);
    await stop();
  },
});

withPictures(
  'a shared team opens in another browser without an account, and can be built on there',
  async ({ builder, page, browser, baseURL, problems }) => {
    const shifts = await watchLayoutShifts(page);
    await builder.openWith(SHARED);
    const { length: earlier } = await shifts();
    // Photos replace shirts, and nothing shifts (D59). Own players keep their shirts (D50).
    // After an answer that doesn't come, as on a busy machine, the builder waits half a minute.
    withPictures.slow();
    await expect(page.locator('main [data-player] img[data-loaded]')).toHaveCount(17, { timeout: 60_000 });
    expect((await shifts()).slice(earlier)).toEqual([]);
    await builder.slot('GK', ELEVEN.GK).click();
    await expect(card(page, ELEVEN.GK)).toContainText(
      /Biography.*Text: Wikipedia, CC BY-SA 4\.0.*Picture: Photographer Q\d+, CC/,
    );
    await card(page, ELEVEN.GK).getByRole('button', { name: 'Close' }).click();
    await builder.button('Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/t\/1[\w-]+$/);
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link.length).toBeLessThanOrEqual(1500);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download picture' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/Eleven.*_dream11\.png$/);

    const other = await browser.newContext({ baseURL });
    await watch(other, problems);
    const visitor = await other.newPage();
    expect((await visitor.goto(new URL(link).pathname))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(FULL.name);
    const players = visitor.locator('ol').getByRole('listitem');
    await expect(players).toHaveCount(18);
    await expect(players.filter({ hasText: ELEVEN.CM })).toContainText('Captain');
    await expect(players.last()).toContainText(OWN_LAST.name);
    // Every free picture is listed with its author and licence (D59). Late pictures are on the next page load.
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.locator('.pictures').getByRole('listitem')).toHaveCount(11, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(visitor.locator('.pictures')).toContainText(/Gianluigi Buffon: Photographer Q\d+, CC/);
    await expect(visitor.locator('.pitch .wide img')).toHaveCount(11);

    await visitor.getByRole('link', { name: 'Build on this team' }).click();
    const theirs = new BuilderPage(visitor);
    await expect(rename(visitor)).toBeVisible();
    await theirs.expectTeam(ELEVEN, OWN_SEVEN);
    await expect(theirs.slot('CM', ELEVEN.CM)).toHaveAttribute('aria-description', /captain/);
    expect(new URL(visitor.url()).hash).toBe('');
    await visitor.reload();
    await expect(rename(visitor)).toBeVisible();
    await theirs.expectTeam(ELEVEN, OWN_SEVEN);
    await other.close();
  },
);

test('a shared team asks before it replaces work, undo restores it, and a damaged code changes nothing', async ({
  builder,
  page,
}) => {
  const code = await codeOf(FULL);
  await builder.openWith(teamOf({ ST: 'Thierry Henry' }));
  await page.goto(`/#team=${code.slice(0, -9)}`);
  await expect(builder.notification(SHARED_LINK_DAMAGED)).toBeVisible();
  await builder.expectTeam({ ST: 'Thierry Henry' }, []);
  await page.goto(`/#team=${code}`);
  await expect(question(page)).toBeVisible();
  await expectSound(page, 'dialog', 'dark, phone');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await builder.expectTeam({ ST: 'Thierry Henry' }, []);
  await page.goto(`/#team=${code}`);
  await question(page).getByRole('button', { name: 'Build on this team' }).click();
  await expect(rename(page)).toBeVisible();
  await builder.expectTeam(ELEVEN, SEVEN);
  await builder.button('Undo').click();
  await expect(rename(page)).toHaveCount(0);
  await builder.expectTeam({ ST: 'Thierry Henry' }, []);
});

test.describe('a damaged link', () => {
  // The browser logs a page's 404.
  test.use({ expectedProblems: [/Failed to load resource.*404/] });

  test('says so on a plain page and shows none of the code', async ({ page }) => {
    const answer = await page.goto('/t/1%3Cimg%20src=x%20onerror=alert(1)%3E');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
    await expect(page.locator('img, script')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open the team builder' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('codes that are cut, edited, too long or from a newer version return 404, for page and picture', async ({
  request,
}) => {
  const code = await codeOf(FULL);
  for (const damaged of [code.slice(0, 100), `${code}A`, `2${code.slice(1)}`, `1${'A'.repeat(MAX_CODE)}`, '1', 'x']) {
    const [page, picture] = [await request.get(`/t/${damaged}`), await request.get(`/t/${damaged}/picture`)];
    expect([page.status(), picture.status()]).toEqual([404, 404]);
    expect(page.headers()['cache-control']).toBe('no-store');
    expect(await page.text()).not.toContain('Floodlight');
  }
});

const A_DAY = 'public, max-age=86400, s-maxage=86400';
const FOR_EVER = 'public, max-age=31536000, s-maxage=31536000, immutable';

test('a shared page runs no script, loads only from the app and image hosts, and is cached while its pictures are', async ({
  request,
}) => {
  const answer = await request.get(`/t/${await codeOf(FULL)}`);
  const { 'content-security-policy': policy, 'cache-control': caching, 'x-robots-tag': robots } = answer.headers();
  expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'sha256-");
  expect([caching, robots]).toEqual([
    expect.stringMatching(/^(no-store|public, max-age=86400, s-maxage=86400)$/),
    'noindex',
  ]);
  const html = await answer.text();
  expect(html).not.toMatch(/<script|<b>Eleven/);
  expect(html).toContain('Floodlight &lt;b&gt;Eleven&lt;/b&gt;');
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/t\/1[\w-]+\/picture">/);
});

test('a shared page has one address, so that junk in a query is never cached', async ({ request }) => {
  const code = await codeOf(FULL);
  const other = await codeOf({ ...newTeam(), name: 'Other' });
  for (const [query, address] of [
    ['?junk=1', ''],
    ['?cup=1999', ''],
    ['?utm_source=x&cup=1998&as=South%20Korea', '?cup=1998&as=South+Korea'],
    ['?cup=199%38', '?cup=1998'],
    [`?against=${other}&cup=1998`, `?against=${other}`],
    ['?against=1broken', ''],
  ] as const) {
    let path = `/t/${code}${query}`;
    for (let hops = 0; path !== `/t/${code}${address}`; hops += 1) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([hops < 2, answer.status(), answer.headers()['cache-control']], path).toEqual([true, 308, 'no-store']);
      path = answer.headers().location ?? '';
    }
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test('the picture is a PNG in the requested shape', async ({ request }) => {
  // Nobody whose picture could change tomorrow.
  const code = await codeOf({ ...newTeam(), name: FULL.name });
  for (const [query, width, height] of [
    ['', 1200, 630],
    ['?shape=tall', 1080, 1350],
    ['?shape=square', 1080, 1080],
    ['?shape=story', 1080, 1920],
    ['?shape=square&with=rating-era', 1080, 1080],
  ] as const) {
    const answer = await request.get(`/t/${code}/picture${query}`);
    // Ratings and eras come from our tables, which change.
    const caching = query.includes('with') ? A_DAY : FOR_EVER;
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': caching });
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  }
  // Anything else would fill caches with copies of the same picture.
  for (const other of [
    '?shape=huge',
    '?shape=wide',
    '?shape=tall&again=1',
    '?v=2',
    '?Shape=tall',
    '?&shape=tall',
    '?shape=tal%6C',
    '?shape=tall&with=rating&rating=99',
    '?shape=tall&&with=era',
    '?with=era&shape=tall',
  ])
    expect((await request.get(`/t/${code}/picture${other}`)).status(), other).toBe(404);
});
