import { expect } from '@playwright/test';
import { test } from '#e2e/assistant/assistant-page.ts';
import { ELEVEN, SEVEN, teamOf } from '#e2e/builder-page.ts';

const SIZES = [
  [320, 640],
  [360, 740],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

test('at ten sizes, any scroll position and 200% text, nothing else in its corner can be pressed', async ({
  assistant,
  builder,
  page,
}) => {
  await builder.openWith(teamOf(ELEVEN, SEVEN));
  await page.getByText('Colours', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Pitch', exact: true })).toBeAttached();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await assistant.restsAt('bottom-right');
    expect([width, height, await assistant.button.evaluate(pressableBehind)]).toEqual([width, height, []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await assistant.restsAt('bottom-right');
  expect(await assistant.button.evaluate(pressableBehind)).toEqual([]);
});

/** Everything else that can be pressed under the button as the page scrolls from top to bottom. */
function pressableBehind(button: Element): string[] {
  const found = new Set<string>();
  const { left, top, width, height } = button.getBoundingClientRect();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let scroll = 0; scroll <= end + 20; scroll += 20) {
    window.scrollTo({ top: scroll, behavior: 'instant' });
    for (let part = 0; part < 25; part += 1) {
      const [x, y] = [left + (width * (part % 5)) / 4, top + (height * Math.floor(part / 5)) / 4];
      const behind = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
      const control = behind?.closest('button, a[href], input, select, summary, label');
      if (control) found.add(`${control.outerHTML.slice(0, 90)} at ${scroll}`);
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}
