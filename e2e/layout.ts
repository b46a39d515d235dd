import { expect, type Page } from '@playwright/test';

/** Expects that the page doesn't scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

/** Lists the parts of the pitch that are off screen, cut off or covered, and whether the page scrolls sideways. */
export function faultsOnPitch(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Pitch', exact: true }).evaluate((pitch) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    const field = pitch.getBoundingClientRect();
    if (field.left < 0 || field.top < 0 || field.right > innerWidth || field.bottom > innerHeight)
      found.push(`the pitch: ${field.left},${field.top} to ${field.right},${field.bottom}`);

    const buttons = [...pitch.querySelectorAll('button')];
    for (const button of buttons) {
      const name = button.getAttribute('aria-label') ?? '';
      for (const part of [button, ...button.children]) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isInside =
          left >= field.left - 1 && right <= field.right + 1 && top >= field.top - 1 && bottom <= field.bottom + 1;
        if (!isInside) found.push(`${name} leaves the pitch`);
        const isPlate = part !== button && part.textContent !== '';
        if (isPlate && part.scrollWidth > part.clientWidth + 1) found.push(`${name} is cut`);
      }
      const { left, top, width, height } = button.getBoundingClientRect();
      // A remove button is small, so its edges count too.
      const reach = name.startsWith('Remove') ? width / 3 : 0;
      for (const [x, y] of [
        [0, 0],
        ...(reach
          ? [
              [-reach, 0],
              [reach, 0],
              [0, -reach],
              [0, reach],
            ]
          : []),
      ] as const) {
        const hit = document.elementFromPoint(left + width / 2 + (x ?? 0), top + height / 2 + (y ?? 0));
        if (!hit || !button.contains(hit)) found.push(`${name} is covered by ${hit?.outerHTML.slice(0, 80)}`);
      }
    }

    const parts = buttons
      .filter((button) => button.hasAttribute('aria-pressed'))
      .flatMap((token) =>
        [...token.children].map((part) => ({
          slot: token.getAttribute('aria-label')?.split(',')[0] ?? '',
          box: part.getBoundingClientRect(),
        })),
      );
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    parts.forEach((one, index) => {
      for (const other of parts.slice(index + 1))
        if (other.slot !== one.slot && overlaps(one.box, other.box))
          found.push(`${one.slot} and ${other.slot} overlap`);
    });
    return found;
  });
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records layout shifts without user input: how much, and what moved. */
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

/** Waits until the page's fonts are loaded and painted. */
export async function untilFontsAreShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export function sumOfShifts(shifts: readonly string[]): number {
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}
