import { expect } from '@playwright/test';
import { test } from '#e2e/builder-page.ts';
import { untilFontsAreShown } from '#e2e/layout.ts';

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
