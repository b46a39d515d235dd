import { expect, type Page } from '@playwright/test';
import { type BuilderPage, test as builderTest } from '#e2e/builder-page.ts';
import { type FakeSportsDb, startSportsDb } from '#e2e/fakes/sports-db.ts';
import { OFFLINE_DATABASE_BANNER, PLAYER_DATABASE_UNREACHABLE } from '#lib/platform/messages.ts';
import { serveBuild } from '#scripts/processes.ts';

type OwnServer = { url: string; db: FakeSportsDb };

let asked = 0;

/** Asks until the sports database is called again: after a 429 or repeated failures it is left alone for a while (D13). */
async function untilCalled({ url, db }: OwnServer): Promise<void> {
  const answer = async () => {
    const response = await fetch(`${url}/api/players/search?query=ready-${asked++}`);
    return ((await response.json()) as { message?: string }).message ?? '';
  };
  await expect.poll(answer, { timeout: 25_000 }).not.toContain(PLAYER_DATABASE_UNREACHABLE);
  db.control({ resetCalls: true });
}

/**
 * Journeys over the sports database. What goes wrong with it must not reach the tests beside them, so every worker has an
 * app and a fake database of its own; its address is part of every cached answer's key, so nothing is cached from before.
 */
export const test = builderTest.extend<
  { db: FakeSportsDb; recovered: () => Promise<void>; reset: undefined },
  { ownServer: OwnServer }
>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const db = await startSportsDb();
      // A key that is not one of the free ones, which would allow 30 calls a minute.
      const env = { SPORTS_DB_URL: db.url, SPORTS_DB_KEY: 'paid', NEXT_TELEMETRY_DISABLED: '1' };
      const { url, stop } = await serveBuild({ env, quiet: true });
      await use({ url, db });
      await stop();
      await db.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
  db: async ({ ownServer }, use) => use(ownServer.db),
  /** Everything is well again, and no call was counted. */
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

/** Opens the screen and waits until the index is there, which shows by the choice of an era. */
export async function openWithIndex(builder: BuilderPage): Promise<void> {
  await builder.open();
  await expect(builder.search.getByRole('combobox', { name: 'Era' })).toBeVisible();
}

/** The names in the list, in its order. */
export function shownNames(builder: BuilderPage): Promise<string[]> {
  return builder.results
    .getByRole('button', { name: /^Add / })
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

/** Waits for our API's answer to what `act` starts. */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/players/search?'));
  await act();
  await (await answer).finished();
}
