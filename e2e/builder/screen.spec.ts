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

test('the search is below the pitch, beside it from 561 px and left of it from 901 px; the bench is a strip, from 1700 px a column', async ({
  builder,
  page,
}) => {
  const box = async (locator: typeof builder.pitch) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  await builder.open();
  for (const [width, search, bench] of [
    [560, 'below', 'below'],
    [561, 'right', 'below'],
    [900, 'right', 'below'],
    [901, 'left', 'below'],
    [1700, 'left', 'right'],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    const pitch = await box(builder.pitch);
    const sideOf = async (part: typeof builder.pitch) => {
      const { left, right, top } = await box(part);
      if (left >= pitch.right) return 'right';
      if (right <= pitch.left) return 'left';
      return top >= pitch.bottom ? 'below' : 'over';
    };
    expect([width, await sideOf(builder.search), await sideOf(builder.bench)]).toEqual([width, search, bench]);
  }
  await untilFontsAreShown(page);
  const before = await box(builder.pitch);
  await builder.button('Rename My Dream Team').click();
  await expect(page.getByRole('textbox', { name: 'Team name', exact: true })).toBeFocused();
  expect(await box(builder.pitch)).toEqual(before);
  await test.step('on a laptop, what a team needs besides is in view without scrolling', async () => {
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1920, 940],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Export team', 'Import team', 'Start New Team', 'Colours'])
        await expect(builder.button(name)).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('rotating a tablet while typing in the search keeps the field', async () => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.keyboard.press('Escape');
    await builder.searchField.focus();
    const blurred = await builder.searchField.evaluateHandle((field) => {
      const times = { count: 0 };
      field.addEventListener('blur', () => times.count++);
      return times;
    });
    for (const width of [820, 1180]) {
      await page.setViewportSize({ width, height: 1200 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    expect(await blurred.evaluate(({ count }) => count)).toBe(0);
    await expect(builder.searchField).toBeFocused();
  });
  await test.step('letters beyond Western Europe use our typefaces in every weight', async () => {
    await untilFontsAreShown(page);
    for (const [element, weight] of [
      ['body', 500],
      ['body', 600],
      ['h1', 600],
      ['h1', 700],
    ] as const) {
      const found = await page.locator(element).evaluate(async (node, asked) => {
        const [extended = ''] = getComputedStyle(node).fontFamily.split(',');
        return (await document.fonts.load(`${asked} 1em ${extended}`, 'ć')).length;
      }, weight);
      expect([element, weight, found]).toEqual([element, weight, 1]);
    }
  });
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
