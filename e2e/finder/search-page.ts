import { expect, type Page } from '@playwright/test';
import { type BuilderPage, test as builderTest } from '#e2e/builder-page.ts';
import { type FakeSportsDb, startSportsDb } from '#e2e/fakes/sports-db.ts';
import { OFFLINE_DATABASE_BANNER, PLAYER_DATABASE_UNREACHABLE } from '#lib/platform/messages/player.ts';
import { serveBuild } from '#scripts/processes.ts';

type OwnServer = { url: string; db: FakeSportsDb };

let asked = 0;
let visitors = 0;

/** A visitor may cause 50 calls a minute, which several tests in one worker use up together. */
function asNewVisitor(): { 'X-Forwarded-For': string } {
  visitors += 1;
  return { 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` };
}

/** Waits until the app calls the sports database again after a failure (D13). */
async function untilCalled({ url, db }: OwnServer): Promise<void> {
  const headers = asNewVisitor();
  const answer = async () => {
    const response = await fetch(`${url}/api/players/search?query=ready-${asked++}`, { headers });
    return ((await response.json()) as { message?: string }).message ?? '';
  };
  await expect.poll(answer, { timeout: 25_000 }).not.toContain(PLAYER_DATABASE_UNREACHABLE);
  db.control({ resetCalls: true });
}

/** For tests with sports database faults: every worker has its own app and fake, so other tests aren't affected. */
export const test = builderTest.extend<
  { db: FakeSportsDb; recovered: () => Promise<void>; reset: undefined },
  { ownServer: OwnServer }
>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const db = await startSportsDb();
      // The free key allows only 30 calls a minute. Without a contact, the card uses only the sports database.
      const env = { SPORTS_DB_URL: db.url, SPORTS_DB_KEY: 'paid', CONTACT_EMAIL: '', NEXT_TELEMETRY_DISABLED: '1' };
      const { url, stop } = await serveBuild({ env, quiet: true });
      await use({ url, db });
      await stop();
      await db.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
  extraHTTPHeaders: async ({ browserName: _ }, use) => use(asNewVisitor()),
  db: async ({ ownServer }, use) => use(ownServer.db),
  pictures: true,
  /** Clears all faults and call counts. */
  recovered: async ({ ownServer }, use) =>
    use(async () => {
      ownServer.db.control({ fault: null, delayMs: 0, tier: 'paid', retryAfter: 1 });
      await untilCalled(ownServer);
    }),
  reset: [
    async ({ recovered }, use) => {
      await recovered();
      await use(undefined);
    },
    { auto: true, timeout: 60_000 },
  ],
});

/** Opens the screen and waits for the player index, which enables the era filter. */
export async function openWithIndex(builder: BuilderPage): Promise<void> {
  await builder.open();
  await expect(builder.search.getByRole('combobox', { name: 'Era' })).toBeVisible();
}

export function shownNames(builder: BuilderPage): Promise<string[]> {
  return builder.results
    .getByRole('button', { name: /^Add (?!“)/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Add ', '') ?? ''));
}

export async function expectOffline(builder: BuilderPage): Promise<void> {
  await expect(builder.search.getByText(OFFLINE_DATABASE_BANNER, { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(builder.search.getByRole('status')).toContainText(PLAYER_DATABASE_UNREACHABLE, {
    timeout: 15_000,
  });
}

export async function expectOnline(builder: BuilderPage): Promise<void> {
  await expect(builder.search.getByRole('status')).not.toContainText('Searching', { timeout: 15_000 });
  await expect(builder.search.getByText(OFFLINE_DATABASE_BANNER, { exact: true })).toBeHidden();
  await expect(builder.search.getByRole('status')).not.toContainText(PLAYER_DATABASE_UNREACHABLE);
}

/** Waits for the response to the search that `act` starts. */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/players/search?'));
  await act();
  await (await answer).finished();
}

/** Opens the card of a player found in the sports database. */
export async function openFound(builder: BuilderPage, name: string): Promise<void> {
  await answered(builder.page, () => builder.searchField.fill(name));
  await expectOnline(builder);
  await builder.results.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(builder.dialog(name)).toBeVisible();
}
