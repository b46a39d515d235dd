import { expect, type Page } from '@playwright/test';

/** Nothing makes the page scroll sideways, and nothing hangs out of it. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

/** Places on the pitch whose discs lie over one another, as pairs of names. */
export function overlappingPlaces(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Pitch', exact: true }).evaluate((pitch) => {
    const tokens = [...pitch.querySelectorAll('button')].filter((button) =>
      /^[A-Z]+, /.test(button.getAttribute('aria-label') ?? ''),
    );
    const boxes = tokens.map((token) => ({
      name: token.getAttribute('aria-label')?.split(',')[0] ?? '',
      box: token.getBoundingClientRect(),
    }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  });
}

/** The sum of all layout shifts since the page began that no input of the person explains. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}
