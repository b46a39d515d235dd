import { expect } from '@playwright/test';
import { enterAt, expectSound } from '#e2e/access.ts';
import { ELEVEN, SEVEN, teamOf, test } from '#e2e/builder-page.ts';
import {
  expectNoOverflow,
  overlappingPlaces,
  sumOfShifts,
  untilFontsAreShown,
  watchLayoutShifts,
} from '#e2e/layout.ts';
import { FORMATION_IDS } from '#types/team.ts';

const FULL = teamOf(ELEVEN, SEVEN);
const { ST } = ELEVEN;

for (const orientation of ['portrait', 'landscape'] as const) {
  test(`nothing hangs out and no place covers another, in every formation and at every width, ${orientation}`, async ({
    builder,
    page,
  }) => {
    for (const formation of FORMATION_IDS) {
      await builder.show(formation, orientation);
      for (const width of [320, 390, 820, 900, 901, 1180, 1440]) {
        await test.step(`${formation} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page);
          // Positions move and the font loads.
          await expect.poll(() => overlappingPlaces(page)).toEqual([]);
        });
      }
    }
  });
}

test('up to 900 px the search is below the pitch, wider it is beside it; renaming does not move the pitch', async ({
  builder,
  page,
}) => {
  const top = async (locator: typeof builder.pitch) => (await locator.boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 900, height: 1200 });
  await builder.open();
  expect(await top(builder.search)).toBeGreaterThan(await top(builder.pitch));
  expect(await top(builder.bench)).toBeGreaterThan(await top(builder.search));
  await page.setViewportSize({ width: 901, height: 1200 });
  expect(await top(builder.search)).toBeLessThan(await top(builder.pitch));
  await untilFontsAreShown(page);
  const before = await top(builder.pitch);
  await builder.button('Rename My Dream Team').click();
  await expect(page.getByRole('textbox', { name: 'Team name', exact: true })).toBeFocused();
  expect(await top(builder.pitch)).toBe(before);
});

test('letters beyond Western Europe have our typefaces in each weight', async ({ builder, page }) => {
  await builder.open();
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

test('turning a tablet while typing into the search keeps the field', async ({ builder, page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await builder.open();
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

test('nothing shifts while the page loads, and the words of the specification stand where they belong @every-size', async ({
  builder,
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  await builder.open();
  await untilFontsAreShown(page);
  // Fallback fonts are as wide as the final ones, give or take a pixel.
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

test('until the scripts run, nothing on the page can be pressed', async ({ page }) => {
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
});

test('no place moves when the stored team comes; with text at 200 % everything is there and nothing hangs out @every-size', async ({
  builder,
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  await builder.openWith(FULL);
  await expect(builder.slot('ST', ST)).toBeVisible();
  await untilFontsAreShown(page);
  // Only the search may change: suggestions leave out players of the team.
  expect((await shifts()).filter((shift) => /Pitch: |Substitutes: /.test(shift))).toEqual([]);

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoOverflow(page);
  for (const name of ['Export team', 'Import team', 'Start New Team', 'Undo', 'Redo', 'Sign in']) {
    const button = builder.button(name);
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('forced colours and reduced motion: the page opens, and a selected place still stands out', async ({
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

test.describe('a part that does not come', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to load|ChunkLoadError/] });

  test('says so, leaves the team alone, and comes with Try again', async ({ builder, page }) => {
    await builder.openWith(FULL);
    const held = Promise.withResolvers<void>();
    await page.route('**/_next/static/**', (route) => held.promise.then(() => route.abort()));
    const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });
    await enterAt(page, opener);
    const dialog = builder.dialog('The sign-in form');
    await expect(dialog.getByRole('status')).toHaveText('Loading…');
    await expectSound(page, 'dialog', 'light, desk');
    held.resolve();
    const alert = dialog.getByRole('alert');
    await expect(alert).toHaveText('The sign-in form didn’t load. Your team is safe.');
    await expectSound(page, 'dialog', 'dark, phone');
    await alert.evaluate((element) => element.setAttribute('data-first', ''));
    await enterAt(page, builder.button('Try again'));
    await expect(dialog.locator('[role=alert]:not([data-first])')).toHaveText(/didn’t load/);
    await expect(dialog).toBeFocused();
    await page.unroute('**/_next/static/**');
    await enterAt(page, builder.button('Try again'));
    await expect(builder.dialog('Sign in').getByLabel('Email')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await builder.expectTeam(ELEVEN, SEVEN);
  });
});

test.describe('a screen that cannot be drawn', () => {
  test.use({ expectedProblems: [/drawn no more/] });

  test('says that the team is safe, in a page without fault, and is back with Try again', async ({ builder, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await builder.openWith(FULL);
    await expect(builder.slot('ST', ST)).toBeVisible();
    // Every part of the screen draws its lists with `map`.
    await page.evaluate(() => {
      const { map } = Array.prototype;
      Object.assign(window, { mend: () => Object.assign(Array.prototype, { map }) });
      Object.assign(Array.prototype, {
        map: () => {
          throw new Error('drawn no more');
        },
      });
    });
    await builder
      .button('Undo')
      .evaluate(() => document.querySelector<HTMLElement>('[aria-label^="Remove "]')?.click());
    await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await expect(page.getByText('Your team is safe. It’s saved in this browser.')).toBeVisible();
    await expectSound(page, 'body', 'light, desk');
    await builder.button('Try again').click();
    await expect(builder.slot('ST', ST)).toBeVisible();

    // Breaks the error page too, which has a button.
    await builder.button('4-4-2').evaluate((button) => {
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        if (name === 'button') throw new Error('drawn no more');
        return create(name);
      };
      // Synchronously, before any other render.
      (button as HTMLButtonElement).click();
    });
    const back = page.getByRole('link', { name: 'Reload the team builder' });
    await expect(back).toBeVisible();
    await expect(page).toHaveTitle('Something went wrong');
    await expectSound(page, 'body', 'dark, phone');
    await back.click();
    await expect(builder.slot('ST', ST)).toBeVisible();
  });
});
