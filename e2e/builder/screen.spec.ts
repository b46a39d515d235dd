import { expect } from '@playwright/test';
import { expectSound } from '#e2e/access/access.ts';
import { ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';
import { expectNoOverflow, faultsOnPitch, sumOfShifts, untilFontsAreShown, watchLayoutShifts } from '#e2e/layout.ts';

const FULL = teamOf(ELEVEN, SEVEN);
const { ST } = ELEVEN;

/** Both sides of every breakpoint. */
const WIDTHS = [320, 560, 561, 900, 901, 1699, 1700];

// e2e/slow/pitch.spec.ts looks at thirty widths, at the other formations and at the longest names.
test('the whole pitch is in view and nothing on it is cut off or covered, either way round and on a phone held sideways', async ({
  builder,
  page,
}) => {
  for (const orientation of ['portrait', 'landscape'] as const) {
    await builder.show('4-3-3', orientation);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => faultsOnPitch(page), { message: `${orientation} at ${width} px` }).toEqual([]);
    }
    for (const size of [
      { width: 844, height: 390 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => faultsOnPitch(page)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await builder.button('Advanced search').click();
  await expect(builder.results.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
});

test('nothing shifts while the page loads, and the specified texts are in place @every-size', async ({
  builder,
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  await builder.open();
  await untilFontsAreShown(page);
  // Fallback fonts are as wide as the real ones, give or take a pixel.
  const seen = await shifts();
  expect(sumOfShifts(seen), seen.join('\n')).toBeLessThan(0.002);

  await expect(page).toHaveTitle('Dream 11 Team Builder');
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Dream 11 Team Builder');
  await expect(page.getByRole('banner')).toContainText('Build Your Ultimate Squad');
  await expect(page.getByText('Drag players between positions or to substitutes', { exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Build your dream team with players from 1975 to 2025');
  await expect(footer).toContainText('Sign in to save progress');
});

test('nothing on the page can be pressed until the scripts run', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const parts = ['header', 'main', 'aside[aria-label=Assistant]'].map((part) => page.locator(part));
  await expect(page.getByText('Build Your Ultimate Squad')).toBeVisible();
  for (const part of parts) await expect(part).toHaveAttribute('inert');
  release();
  for (const part of parts) await expect(part).not.toHaveAttribute('inert');
  await test.step('the first screen is accessible', () => expectSound(page, 'body', 'dark, phone'));
});

test('no position moves when the stored team loads; at 200% text size everything is visible and nothing overflows @every-size', async ({
  builder,
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  await builder.openWith(FULL);
  await expect(builder.slot('ST', ST)).toBeVisible();
  await untilFontsAreShown(page);
  // Only the search may change: suggestions leave out players in the team.
  expect((await shifts()).filter((shift) => /Pitch: |Substitutes: /.test(shift))).toEqual([]);

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoOverflow(page);
  for (const name of ['Export team', 'Import team', 'Start New Team', 'Undo', 'Redo', 'Sign in']) {
    const button = builder.button(name);
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('forced colours and reduced motion: the page opens, and a selected position still stands out', async ({
  builder,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await builder.openWith(FULL);
  const disc = builder.slot('ST', ST).locator('span').first();
  const before = await disc.evaluate((element) => getComputedStyle(element).borderTopWidth);
  await builder.slot('ST', ST).click();
  await page.keyboard.press('Escape');
  await expect(builder.slot('ST', ST)).toHaveAttribute('aria-pressed', 'true');
  expect(await disc.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe(before);
});
