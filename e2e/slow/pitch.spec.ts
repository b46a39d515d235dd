import { expect } from '@playwright/test';
import { test } from '#e2e/builder-page.ts';
import { faultsOnPitch } from '#e2e/layout.ts';
import { FORMATION_IDS } from '#types/team.ts';

const BREAKPOINTS = [320, 390, 560, 561, 600, 820, 900, 901, 1200, 1700];
const WIDTHS = [
  320, 340, 360, 375, 390, 412, 430, 480, 520, 560, 561, 600, 640, 700, 768, 820, 860, 900, 901, 954, 1024, 1100, 1199,
  1200, 1280, 1306, 1440, 1699, 1700, 2560,
];

for (const orientation of ['portrait', 'landscape'] as const) {
  test(`the whole pitch is in view and nothing on it is cut off or covered, at thirty widths, in every formation, ${orientation}`, async ({
    builder,
    page,
  }) => {
    for (const formation of FORMATION_IDS) {
      await builder.show(formation, orientation);
      for (const width of formation === '4-3-3' ? WIDTHS : BREAKPOINTS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => faultsOnPitch(page), { message: `${formation} at ${width} px` }).toEqual([]);
      }
    }
  });
}

test('the longest names stay complete and in place', async ({ builder, page }) => {
  for (const orientation of ['portrait', 'landscape'] as const) {
    await builder.show('4-3-3', orientation, 'W'.repeat(116));
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => faultsOnPitch(page), { message: `${orientation} at ${width} px` }).toEqual([]);
    }
  }
});
