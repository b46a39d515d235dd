import { expect, type Locator, type Page } from '@playwright/test';

/** Goes from event to event with the keyboard. */
export async function stepToHalfTime(page: Page): Promise<{ match: Locator; plans: Locator }> {
  const match = page.getByRole('region', { name: 'Match' });
  const plans = page.getByRole('group', { name: 'Half-time' });
  await expect(async () => {
    if (await plans.isHidden()) await match.press('ArrowRight');
    await expect(plans).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  return { match, plans };
}
