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
  await expect.poll(() => movements(page)).toEqual([]);
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
    await expect.poll(() => movements(page), colorScheme).toEqual([]);
    await keepPicture(page, colorScheme);
    await expectNoAxeViolations(page, { rules: colorScheme === 'light' ? 'all' : 'colours' });
    await expectNoOverflow(page);
  }
}

/** A colour that changes has its new value two frames later, even where nothing fades. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** What moves or fades at this moment, longer than the blink of a frame. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => ('animationName' in animation ? `${animation.animationName}` : `${animation.id} transition`)),
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

/** Tabs to something and presses Enter on it. */
export async function enterAt(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

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

/** Words that are cut without a sign of it, and controls that hang out of the sheet on which they stand. */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, dt, dd, label, legend, input')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 2);
    const found: string[] = [];
    for (const element of shown) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isField = element instanceof HTMLInputElement;
      if (
        !isField &&
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`cut: ${element.outerHTML.slice(0, 120)}`);
      const sheet = element.closest('dialog, [role="dialog"], [popover]')?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      if (element.closest('ul[aria-label="Notifications"]')) continue;
      if (sheet && (box.right > sheet.right + 1 || box.left < sheet.left - 1))
        found.push(`hangs out: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}
