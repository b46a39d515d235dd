import { expect, type Page } from '@playwright/test';
import { type BuilderPage, draftOf, ELEVEN, teamOf } from '#e2e/builder-page.ts';
import { writtenDraft } from '#lib/builder/drafts.ts';
import { draftKey, TAB_KEY } from '#lib/platform/storage.ts';

/** Unlike any team in the tests. */
const RIVAL = teamOf({ RW: ELEVEN.RW }, ['Marta']);

/** Stores a team as another tab of the same user would, including the storage event. Needs an edit in this tab. */
export async function changeInAnotherTab(page: Page, rival = RIVAL): Promise<void> {
  const tab = await page.evaluate((key) => sessionStorage.getItem(key), TAB_KEY);
  const own = await page.evaluate((key) => localStorage.getItem(key), draftKey(tab ?? ''));
  const { owner } = JSON.parse(own ?? '');
  await page.evaluate(
    ([key, value]) => {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: localStorage }));
    },
    [draftKey('elsewhere'), writtenDraft(draftOf(rival, { owner, savedAt: Date.now() }))] as const,
  );
}

/** Waits for this many notifications and hovers to keep them open. */
export async function holdMessages({ notifications }: BuilderPage, count: number): Promise<void> {
  await expect(notifications).toHaveCount(count);
  for (const one of await notifications.all()) await one.dispatchEvent('pointerover');
}
