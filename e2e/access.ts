import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from '#e2e/fixtures.ts';
import { expectNoOverflow } from '#e2e/layout.ts';

const LOOKS = {
  'light, desk': { colorScheme: 'light', width: 1440, height: 900 },
  'dark, phone': { colorScheme: 'dark', width: 390, height: 844 },
} as const;

let pictures = 0;

/** With SCREENS set to a folder, every state that is judged here leaves its picture there, for people to look at. */
async function keepPicture(page: Page, scheme: string): Promise<void> {
  const { SCREENS } = process.env;
  if (!SCREENS) return;
  const { title, project, workerIndex } = test.info();
  const state = title.replaceAll(/[^\w]+/g, '-');
  pictures += 1;
  await page.screenshot({ path: `${SCREENS}/${project.name}-${scheme}-${state}-${workerIndex}-${pictures}.png` });
}

/**
 * A part of the screen as it is now: axe objects to nothing, nothing hangs out. Both looks share their colours by name, so
 * that one a state is enough; what stands around the part is looked at where it is in front itself (screen.spec.ts).
 */
export async function expectSound(page: Page, part: string, look: keyof typeof LOOKS): Promise<void> {
  const { colorScheme, ...size } = LOOKS[look];
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await nextFrames(page);
  // Colours are judged when nothing fades any more.
  await expect.poll(() => movements(page, 'endTime')).toEqual([]);
  await keepPicture(page, colorScheme);
  await expectNoAxeViolations(page, { within: part });
  await expectNoOverflow(page);
}

/**
 * The whole screen as it is now, in light and in dark: axe objects to nothing, nothing hangs out. Two looks at one visit
 * cost half of two visits.
 */
export async function expectSoundInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await nextFrames(page);
    await expect.poll(() => movements(page, 'endTime'), colorScheme).toEqual([]);
    await keepPicture(page, colorScheme);
    await expectNoAxeViolations(page, { rules: colorScheme === 'light' ? 'all' : 'colours' });
    await expectNoOverflow(page);
  }
}

/**
 * What changes at once has its new colour, place and size two frames later, even where nothing fades or moves. What follows
 * the builder later (hooks/use-builder.tsx) changes in those frames: it needs them once more.
 */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/**
 * What moves or fades at this moment, longer than the blink of a frame; by `endTime` also what only waits to: a word that
 * shows where something takes long.
 */
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

/** Goes on with Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/**
 * Tabs once through the page: the parts in which the focus was, in their order.
 * @param look what is done wherever the focus comes
 */
export async function partsByTab(page: Page, look = async () => {}): Promise<string[]> {
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
    await look();
    if (part !== parts.at(-1)) parts.push(part);
  }
  return parts;
}

/** Tabs to something and presses Enter on it. */
export async function enterAt(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/**
 * Escape out of a dialog, until it is gone: the browser gives the focus back at once and tells of the end a moment later,
 * and a key between the two, quicker than anybody's, would ask for what is just going.
 */
export async function escapeFrom(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name, exact: true, includeHidden: true })).toHaveCount(0);
}

/** A question on top of another dialog, as a selector. */
export const TOP_DIALOG = 'dialog:not(:has(dialog[open]))';

/** What a modal dialog says aloud of what happens while it is open. */
export const newsIn = (dialog: Locator): Locator => dialog.locator(':scope > [aria-live="polite"]');

/** Whatever can be pressed, as a selector; links within a sentence may be as small as its letters (WCAG 2.5.8). */
const TARGETS = 'button, a[href]:not(p a), input:not([type="file"]), select, summary';

/** Targets that are smaller than this both to see and to touch. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ([selector, pixels]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
        .filter((element) => element.closest('[inert]') === null)
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          // An area to touch that reaches over what is seen.
          const after = getComputedStyle(element, '::after');
          const more = after.position === 'absolute' ? Math.max(0, -2 * Number.parseFloat(after.left)) : 0;
          const [wide, high] = [width + more, height + more].map((size) => Math.round(size * 10) / 10);
          return Math.min(wide ?? 0, high ?? 0) < pixels ? [`${wide}×${high} ${element.outerHTML.slice(0, 120)}`] : [];
        }),
    [TARGETS, least] as const,
  );
}

/** What has words, as a selector; none of them is there to be scrolled. */
const WORDS = 'button, a, h1, h2, h3, p, dt, dd, label, legend, input';

/**
 * A page that is wider than the screen; words that are cut, across or below, without a sign of it; controls that hang out
 * of the sheet on which they stand; and sheets that reach over the edge of the screen, where nobody can scroll to them.
 */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const found: string[] = [];
    const told = (what: string, element: Element) =>
      found.push(`${what}: ${(element.cloneNode() as Element).outerHTML}`.slice(0, 160));
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        // What is there for screen readers alone has the size of a pixel.
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
      // A clamp works, and ends in an ellipsis, in a box of its own kind alone.
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
    // Round ends that are made for one line have no room for the ends of several.
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
