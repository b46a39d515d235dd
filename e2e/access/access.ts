import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from '#e2e/fixtures.ts';
import { expectNoOverflow } from '#e2e/layout.ts';

const LOOKS = {
  'light, desk': { colorScheme: 'light', width: 1440, height: 900 },
  'dark, phone': { colorScheme: 'dark', width: 390, height: 844 },
} as const;

let pictures = 0;

/** If SCREENS names a folder, saves a screenshot of every state there. */
async function keepPicture(page: Page, scheme: string): Promise<void> {
  const { SCREENS } = process.env;
  if (!SCREENS) return;
  const { title, project, workerIndex } = test.info();
  const state = title.replaceAll(/[^\w]+/g, '-');
  pictures += 1;
  await page.screenshot({ path: `${SCREENS}/${project.name}-${scheme}-${state}-${workerIndex}-${pictures}.png` });
}

/** Sets the colour scheme and size, then waits until nothing moves or fades. */
export async function setLook(page: Page, look: keyof typeof LOOKS): Promise<void> {
  const { colorScheme, ...size } = LOOKS[look];
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await nextFrames(page);
  await expect.poll(() => movements(page, 'endTime')).toEqual([]);
  await keepPicture(page, colorScheme);
}

/** axe finds nothing in this part, and the page doesn't scroll sideways. One check per state is enough. */
export async function expectSound(page: Page, part: string, look: keyof typeof LOOKS): Promise<void> {
  await setLook(page, look);
  await expectNoAxeViolations(page, part);
  await expectNoOverflow(page);
}

/** Styles settle within two frames of a change. Deferred React updates need two more. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** Animations longer than a frame. `endTime` includes their delay, so pending ones count too. */
export function movements(page: Page, by: 'duration' | 'endTime' = 'duration'): Promise<string[]> {
  return page.evaluate(
    (time) =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming()[time]) > 1)
        .map((animation) =>
          'animationName' in animation ? `${animation.animationName}` : `${animation.id} transition`,
        ),
    by,
  );
}

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Finding it by its role after each press would take most of the time.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    const found = await element?.evaluate((one) => (one === document.activeElement ? 'focused' : one.isConnected));
    if (found === 'focused') return;
    // Results that arrive replace the rows.
    if (!found) element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Tabs once through the page and returns its parts in focus order. Stops early if `look` returns false at a stop. */
export async function partsByTab(page: Page, look = async () => true): Promise<string[]> {
  const parts: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return null;
      const element = activeElement.closest('header, section, footer, aside, main');
      const heading = element?.localName === 'main' ? null : element?.querySelector('h2');
      return element?.getAttribute('aria-label') ?? heading?.textContent ?? element?.localName ?? '?';
    });
    if (part === null) break;
    if (part !== parts.at(-1)) parts.push(part);
    if (!(await look())) break;
  }
  return parts;
}

/** Tabs to an element and presses Enter. */
export async function enterAt(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Presses Escape and waits until the dialog is gone: the browser restores focus before it closes the dialog. */
export async function escapeFrom(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name, exact: true, includeHidden: true })).toHaveCount(0);
}

/** Selects a dialog on top of another one. */
export const TOP_DIALOG = 'dialog:not(:has(dialog[open]))';

/** A modal dialog's announcements to screen readers. */
export const newsIn = (dialog: Locator): Locator => dialog.locator(':scope > [aria-live="polite"]');

/** Everything that can be pressed. Links within a sentence may be small (WCAG 2.5.8). */
const TARGETS = 'button, a[href]:not(p a, li:has(> bdi) a), input:not([type="file"]), select, summary';

/** Targets with a touch area smaller than `least` px. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ([selector, pixels]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
        .filter((element) => element.closest('[inert]') === null)
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          // ::after may enlarge the touch area.
          const after = getComputedStyle(element, '::after');
          const more = (...sides: string[]) =>
            after.position === 'absolute'
              ? sides.reduce((sum, side) => sum + Math.max(0, -Number.parseFloat(side) || 0), 0)
              : 0;
          const [wide, high] = [width + more(after.left, after.right), height + more(after.top, after.bottom)].map(
            (size) => Math.round(size * 10) / 10,
          );
          return Math.min(wide ?? 0, high ?? 0) < pixels ? [`${wide}×${high} ${element.outerHTML.slice(0, 120)}`] : [];
        }),
    [TARGETS, least] as const,
  );
}

/** Elements with text. None of them should scroll. */
const WORDS = 'button, a, h1, h2, h3, p, dt, dd, label, legend, input';

/** Finds overflow: of the page, of text without an ellipsis, of controls outside their dialog, and of dialogs. */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const found: string[] = [];
    const told = (what: string, element: Element) =>
      found.push(`${what}: ${(element.cloneNode() as Element).outerHTML}`.slice(0, 160));
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // Screen-reader-only text is one pixel in size.
        return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
      });

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`);

    for (const field of seen('input')) {
      const { fontSize, paddingTop, paddingBottom } = getComputedStyle(field);
      const room = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      if (Number.parseFloat(fontSize) * 1.2 > room + 2) told('cut below', field);
    }
    for (const element of seen('body *:not(svg, svg *, script, input)')) {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const cuts = (overflow: string) =>
        /hidden|clip/.test(overflow) || (overflow !== 'visible' && element.matches(words));
      if (element.textContent === '') continue;
      // line-clamp ends in an ellipsis only in these boxes.
      const isClamped = webkitLineClamp !== 'none' && /flow-root|-webkit-/.test(display);
      if (cuts(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        told('cut', element);
      if (cuts(overflowY) && !isClamped && element.scrollHeight > element.clientHeight + 2) told('cut below', element);
    }
    for (const element of seen(words)) {
      const sheet = element.closest('dialog, [role="dialog"], [popover]')?.getBoundingClientRect();
      if (!sheet || element.closest('ul[aria-label="Notifications"]')) continue;
      const { left, right } = element.getBoundingClientRect();
      if (right > sheet.right + 1 || left < sheet.left - 1) told('hangs out', element);
    }
    // Rounded ends meant for one line can cut off the corners of several.
    for (const pill of seen('section, li, a')) {
      const { left, right, top, bottom, width, height } = pill.getBoundingClientRect();
      const radius = Math.min(width / 2, height / 2);
      if (Number.parseFloat(getComputedStyle(pill).borderRadius) < radius || pill.textContent === '') continue;
      const isOutside = ([x, y]: readonly [number, number]) => {
        const across = Math.max(left + radius - x, x - right + radius, 0);
        const down = Math.max(top + radius - y, y - bottom + radius, 0);
        return Math.hypot(across, down) > radius + 1;
      };
      const range = document.createRange();
      range.selectNodeContents(pill);
      const lines = [...range.getClientRects()].map((line) => ({ line, rim: line.height / 4 }));
      const ends = lines.flatMap(({ line, rim }) =>
        [line.left, line.right].flatMap((x) => [[x, line.top + rim] as const, [x, line.bottom - rim] as const]),
      );
      if (ends.some(isOutside)) told('out of its round end', pill);
    }
    for (const sheet of seen('dialog, [role="dialog"], [popover]')) {
      const { left, right, top, bottom } = sheet.getBoundingClientRect();
      const isWithin = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      if (!isWithin) told('out of the screen', sheet);
    }
    return found;
  }, WORDS);
}
