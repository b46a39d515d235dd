import { expect, type Page } from '@playwright/test';
import { type BuilderPage, ELEVEN, envelopeOf, teamOf } from '#e2e/builder-page.ts';
import { TEAM_KEY } from '#lib/platform/storage.ts';

/** Another one than any journey has: about the same team there would be nothing to choose. */
const RIVAL = envelopeOf(teamOf({ RW: ELEVEN.RW }, ['Marta']), { rev: 90, writer: 'elsewhere' });

/** Another tab stores a team of its own; the page hears of it as browsers tell it. */
export async function changeInAnotherTab(page: Page, rival = RIVAL): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: localStorage }));
    },
    [TEAM_KEY, JSON.stringify(rival)] as const,
  );
}

/** So many messages are there and stay: somebody points at each of them. */
export async function holdMessages({ notifications }: BuilderPage, count: number): Promise<void> {
  await expect(notifications).toHaveCount(count);
  for (const one of await notifications.all()) await one.dispatchEvent('pointerover');
}
