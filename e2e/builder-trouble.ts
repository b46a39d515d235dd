import { expect, type Page } from '@playwright/test';
import { type BuilderPage, ELEVEN, envelopeOf, teamOf } from '#e2e/builder-page.ts';
import { TEAM_KEY } from '#lib/platform/storage.ts';

/** Unlike any team in the tests. */
const RIVAL = envelopeOf(teamOf({ RW: ELEVEN.RW }, ['Marta']), { rev: 90, writer: 'elsewhere' });

/** Stores a team as another tab would, including the storage event. */
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

/** Waits for this many notifications and hovers to keep them open. */
export async function holdMessages({ notifications }: BuilderPage, count: number): Promise<void> {
  await expect(notifications).toHaveCount(count);
  for (const one of await notifications.all()) await one.dispatchEvent('pointerover');
}
