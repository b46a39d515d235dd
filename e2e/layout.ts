import { expect, type Page } from '@playwright/test';

/** Nothing makes the page scroll sideways, and nothing hangs out of it. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

/** Places on the pitch whose discs or name plates lie over one another, as pairs of slots. */
export function overlappingPlaces(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Pitch', exact: true }).evaluate((pitch) => {
    const parts = [...pitch.querySelectorAll('button[aria-pressed]')].flatMap((token) =>
      [...token.children].map((part) => ({
        slot: token.getAttribute('aria-label')?.split(',')[0] ?? '',
        box: part.getBoundingClientRect(),
      })),
    );
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter((other) => other.slot !== one.slot && overlaps(one.box, other.box))
        .map((other) => `${one.slot} and ${other.slot}`),
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
