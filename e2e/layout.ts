import { expect, type Page } from '@playwright/test';

/** The page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

/** Positions whose discs or name plates overlap, as pairs of slots. */
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

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records layout shifts without user input: their value and what moved. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName;
          return `${what} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        if (!hadRecentInput) shifts.push(`${value} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Waits until the page's fonts have loaded and are painted. */
export async function untilFontsAreShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export function sumOfShifts(shifts: readonly string[]): number {
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}
